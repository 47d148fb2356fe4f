import { describe, expect, it } from 'vitest';
import { buildingsOf, plotOrder, plotsOf, keepPlots } from './city';
import { seat } from './sample';

describe('a city', () => {
  it('keeps every building on its plot when another is built', () => {
    expect(keepPlots(['indigo-plant', 'hero'], ['indigo-plant', 'well', 'hero'])).toEqual([
      'indigo-plant',
      'hero',
      'well',
    ]);
  });

  it('puts a building that covers another on the same plot', () => {
    expect(keepPlots(['indigo-plant', 'chapel', 'hero'], ['indigo-plant', 'hero', 'palace'])).toEqual([
      'indigo-plant',
      'palace',
      'hero',
    ]);
  });

  it('removes buildings when moves are undone', () => {
    expect(keepPlots(['indigo-plant', 'well', 'hero'], ['indigo-plant', 'hero'])).toEqual(['indigo-plant', 'hero']);
  });

  it('shows as many goods on the plants as the view counts', () => {
    const [first, ...rest] = seat().plants;
    const city = seat({ plants: [{ ...first!, standing: 3, goods: 2 }, ...rest], violets: ['tower'] });
    expect(plotsOf(city, buildingsOf(city)).map((plot) => plot.good)).toEqual([true, true, false, false]);
  });

  it('remembers the order for each table and seat', () => {
    plotOrder.of('t', 1, seat({ violets: ['palace'] }));
    expect(plotOrder.of('t', 1, seat({ violets: ['well', 'palace'] }))).toEqual(['indigo-plant', 'palace', 'well']);
    expect(plotOrder.of('u', 1, seat({ violets: ['well', 'palace'] }))).toEqual(['indigo-plant', 'well', 'palace']);
  });
});
