/** Which portrait each courtier has. */
import type { Role } from '../model';
import * as groups from './groups';
import * as house from './house';
import * as rulebook from './rulebook';
import type { Bust } from './rulebook';

const BUSTS: Record<string, Bust> = {
  'js-bark': rulebook.bark,
  'knoch-enbrecher': rulebook.knoch,
  'rosa-von-flamin': rulebook.rosa,
  'elfan-probozi': rulebook.elfan,
  'ruth-von-tzigerin': rulebook.ruth,
  'zelon-schafresser': rulebook.zelon,
  'rabuyu-kaltci': rulebook.rabuyu,
  'grand-envahissant': house.hippo,
  'dignitaire-muet': rulebook.tortoise,
  'charmeuse-de-petits': house.hen,
  'grand-charmeur': rulebook.cat,
  troqueur: rulebook.fox,
  'tombeur-de-favori': house.ram,
  'balayeur-de-salon': house.hedgehog,
  coucou: rulebook.cuckoo,
  donateur: rulebook.pelican,
  congedieur: house.badger,
  rumeur: house.goose,
  'scandale-general': house.rooster,
  'double-rumeur': groups.magpies,
  'marche-de-dupes': house.raccoon,
  inquisiteur: rulebook.owl,
  'duo-modeste': groups.doves,
  duo: groups.hares,
  'duo-muet': groups.carps,
  trio: rulebook.mice,
  'trio-modeste': groups.ducklings,
  rehabilitateur: house.stork,
  repecheur: house.otter,
  debaucheur: house.weasel,
  rappel: house.hound,
  mediateur: house.ox,
};

/** Courtiers of other decks share one portrait per role. */
const GUESTS: Record<Role, Bust> = {
  flatteur: groups.peacock,
  intrigant: groups.bat,
  eloquent: groups.frog,
  conciliant: groups.lamb,
};

const COATS: Record<Role, [string, string]> = {
  flatteur: ['#b84168', '#8a2849'],
  intrigant: ['#5a58ac', '#3b3a80'],
  eloquent: ['#c9802a', '#965b13'],
  conciliant: ['#3b8a63', '#256044'],
};

export const bust = (key: string, role: Role): string => (BUSTS[key] ?? GUESTS[role])(...COATS[role]);
export const emperor = (): string => rulebook.ludwig('', '');
