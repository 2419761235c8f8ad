import type { Page, ProfileChange } from '@groundwork/contracts';
import type { ProfileChangeRow } from '../../persistence/profile-change.schema.ts';

/** A message between services holds 1 MB; a page stays well below, whatever was written. */
const mostBytes = 400_000;
const longestText = 1000;

type Shown = ProfileChange['fields'][number]['from'];

const shortened = (value: Shown): Shown =>
  typeof value === 'string' && value.length > longestText ? `${value.slice(0, longestText)}…` : value;

const view = (row: ProfileChangeRow): ProfileChange => ({
  id: row.id,
  at: row.at.toISOString(),
  changedBy: row.changedBy,
  fields: row.fields.map(({ field, from, to }) => ({ field, from: shortened(from), to: shortened(to) })),
});

/** As many of the rows as are asked for and fit; one always does. */
export function fitting(rows: ProfileChangeRow[], limit: number): Page<ProfileChange> {
  const items: ProfileChange[] = [];
  let bytes = 0;
  for (const row of rows.slice(0, limit)) {
    const item = view(row);
    bytes += Buffer.byteLength(JSON.stringify(item));
    if (items.length > 0 && bytes > mostBytes) break;
    items.push(item);
  }
  const last = items.at(-1);
  return { items, nextCursor: last && items.length < rows.length ? last.id : null };
}
