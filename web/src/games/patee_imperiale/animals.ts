/** Who stands for which courtier. */
import * as known from './known';
import * as newcomers from './newcomers';
import * as several from './several';
import type { Bust } from './known';
import type { Role } from './courtiers';

const BUSTS: Record<string, Bust> = {
  'js-bark': known.bark,
  'knoch-enbrecher': known.knoch,
  'rosa-von-flamin': known.rosa,
  'elfan-probozi': known.elfan,
  'ruth-von-tzigerin': known.ruth,
  'zelon-schafresser': known.zelon,
  'rabuyu-kaltci': known.rabuyu,
  'grand-envahissant': newcomers.hippo,
  'dignitaire-muet': known.tortoise,
  'charmeuse-de-petits': newcomers.hen,
  'grand-charmeur': known.cat,
  troqueur: known.fox,
  'tombeur-de-favori': newcomers.ram,
  'balayeur-de-salon': newcomers.hedgehog,
  coucou: known.cuckoo,
  donateur: known.pelican,
  congedieur: newcomers.badger,
  rumeur: newcomers.goose,
  'scandale-general': newcomers.rooster,
  'double-rumeur': several.magpies,
  'marche-de-dupes': newcomers.raccoon,
  inquisiteur: known.owl,
  'duo-modeste': several.doves,
  duo: several.hares,
  'duo-muet': several.carps,
  trio: known.mice,
  'trio-modeste': several.ducklings,
  rehabilitateur: newcomers.stork,
  repecheur: newcomers.otter,
  debaucheur: newcomers.weasel,
  rappel: newcomers.hound,
  mediateur: newcomers.ox,
};

/** Courtiers of other decks: one of the guests of their role. */
const GUESTS: Record<Role, Bust> = { flatteur: several.peacock, intrigant: several.bat, eloquent: several.frog, conciliant: several.lamb };

const COATS: Record<Role, [string, string]> = {
  flatteur: ['#b84168', '#8a2849'],
  intrigant: ['#5a58ac', '#3b3a80'],
  eloquent: ['#c9802a', '#965b13'],
  conciliant: ['#3b8a63', '#256044'],
};

export const drawn = (key: string): boolean => key in BUSTS;
export const bust = (key: string, role: Role): string => (BUSTS[key] ?? GUESTS[role])(...COATS[role]);
export const emperor = (): string => known.ludwig('', '');
