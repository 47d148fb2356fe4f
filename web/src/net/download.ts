/** Downloads the record of a game. */
import { record } from './api';
import { tokenFor } from './links';
import type { TableInfo } from './wire';

export async function downloadRecord(table: TableInfo): Promise<void> {
  const response = await record(table.id, tokenFor(table.id));
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = `${table.game}-${table.id}.ludo.json`;
  link.click();
  URL.revokeObjectURL(address);
}
