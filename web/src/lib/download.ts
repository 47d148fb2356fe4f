/** A game's record as a file. */
import { record } from './api';
import { tokenFor } from './seats';
import type { TableInfo } from './wire';

export async function downloadRecord(table: TableInfo): Promise<void> {
  const answer = await record(table.id, tokenFor(table.id));
  const address = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = `${table.game}-${table.id}.ludo.json`;
  link.click();
  URL.revokeObjectURL(address);
}
