import { describe, expect, it } from 'vitest';
import { buildingsOf, plotsOf, remembered, reordered } from './city';
import { seat } from './sample';

describe('a city', () => {
  it('keeps every house on its plot when another is built', () => {
    expect(reordered(['indigo-plant', 'hero'], ['indigo-plant', 'well', 'hero'])).toEqual(['indigo-plant', 'hero', 'well']);
  });

  it('puts what covers a house on its plot', () => {
    expect(reordered(['indigo-plant', 'chapel', 'hero'], ['indigo-plant', 'hero', 'palace'])).toEqual(['indigo-plant', 'palace', 'hero']);
  });

  it('takes houses away when moves are taken back', () => {
    expect(reordered(['indigo-plant', 'well', 'hero'], ['indigo-plant', 'hero'])).toEqual(['indigo-plant', 'hero']);
  });

  it('has as many goods before the plants as the view counts', () => {
    const [first, ...rest] = seat().plants;
    const city = seat({ plants: [{ ...first!, standing: 3, goods: 2 }, ...rest], violets: ['tower'] });
    expect(plotsOf(city, buildingsOf(city)).map((plot) => plot.good)).toEqual([true, true, false, false]);
  });

  it('remembers the order for each table and seat', () => {
    remembered('t', 1, seat({ violets: ['palace'] }));
    expect(remembered('t', 1, seat({ violets: ['well', 'palace'] }))).toEqual(['indigo-plant', 'palace', 'well']);
    expect(remembered('u', 1, seat({ violets: ['well', 'palace'] }))).toEqual(['indigo-plant', 'well', 'palace']);
  });
});
