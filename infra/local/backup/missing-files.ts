import type { Client } from 'pg';
import { fill } from '../../../libs/wording/src/fill.ts';
import { backupTexts } from '../local.wording.ts';

const listed = 'select id, storage_key as key from documents.documents where deleted_at is null order by id';

/** Names ids only: the name of a file can be a text of its owner. */
export async function missingFiles(client: Client, keys: ReadonlySet<string>): Promise<string[]> {
  const { rows } = await client.query<{ id: string; key: string }>(listed);
  return rows.filter(({ key }) => !keys.has(key)).map(({ id }) => fill(backupTexts.noFile, { id }));
}
