import { type CatalogMode, type EventOf, events, type UserId } from '@groundwork/contracts';
import type { Program } from '@groundwork/engine-matching';
import { appendToOutbox } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';
import { programSchema } from '../../persistence/matching.schema.ts';

export interface ProgramChange {
  programme: Program;
  active: boolean;
}

type CatalogCause = NonNullable<EventOf<typeof events.catalogChanged>['data']['cause']>;

export interface CatalogAuthor {
  actorId: UserId;
  cause: CatalogCause;
}

/** The author of changes that no person made. */
export const systemActor = '00000000-0000-0000-0000-000000000000' as UserId;

export async function lockCatalog(manager: EntityManager): Promise<number> {
  const [state] = await manager.query<[{ version: number }]>(
    'select version from catalogue_state for update',
  );
  return state.version;
}

const catalogId = 'catalogue';

export async function announceCatalog(
  manager: EntityManager,
  { actorId, cause }: CatalogAuthor,
  { version, rows }: { version: number; rows: readonly number[] },
): Promise<void> {
  await manager.query('update catalogue_state set version = $1', [version]);
  if (rows.length === 0) return;
  await appendToOutbox(manager, events.catalogChanged, {
    aggregateId: catalogId,
    aggregateVersion: version,
    userId: actorId,
    data: { version, rows: [...rows].sort((a, b) => a - b), cause },
  });
}

async function readMode(manager: EntityManager): Promise<CatalogMode> {
  const [active] = await manager.query<[{ real: boolean; sample: boolean }]>(
    `select exists (select from programmes where active and not sample) as real,
            exists (select from programmes where active and sample) as sample`,
  );
  if (active.real) return 'real';
  return active.sample ? 'sample' : 'empty';
}

const isReal = (mode: CatalogMode): boolean => mode === 'real';

async function samplesWhere(manager: EntityManager, condition: string, values: unknown[] = []) {
  const rows = await manager.query<{ row: number }[]>(
    `select row_number as row from programmes where sample and ${condition}`,
    values,
  );
  return rows.map(({ row }) => row);
}

/** The changed rows that owners see, and all active samples if a new mode shows or hides them. */
async function concernedRows(
  manager: EntityManager,
  changed: readonly number[],
  { before, after }: Record<'before' | 'after', CatalogMode>,
): Promise<number[]> {
  if (isReal(before) !== isReal(after))
    return [...new Set([...changed, ...(await samplesWhere(manager, 'active'))])];
  if (!isReal(after)) return [...changed];
  const hidden = new Set(await samplesWhere(manager, 'row_number = any ($1)', [changed]));
  return changed.filter((row) => !hidden.has(row));
}

export async function changeCatalog(
  manager: EntityManager,
  author: CatalogAuthor,
  changes: readonly ProgramChange[],
  otherRows: readonly number[] = [],
): Promise<number> {
  const version = (await lockCatalog(manager)) + (changes.length > 0 ? 1 : 0);
  if (changes.length === 0) return version;
  const changed = changes.map(({ programme: program }) => program.rowNumber);
  const before = await readMode(manager);
  await manager.query(
    `with changed as (
         select * from jsonb_to_recordset($1) as row (row_number integer, id text, active boolean, programme jsonb)
       ), written as (
         insert into programmes (row_number, id, active, version, programme)
         select row_number, id, active, $2, programme from changed
         on conflict (row_number) do update
           set active = excluded.active, version = excluded.version, programme = excluded.programme
       )
       insert into programme_versions (row_number, version, active, programme, changed_by)
       select row_number, $2, active, programme, $3 from changed`,
    [
      JSON.stringify(
        changes.map(({ programme: program, active }) => ({
          row_number: program.rowNumber,
          id: program.id,
          active,
          programme: { ...program, active },
        })),
      ),
      version,
      author.actorId,
    ],
  );
  const concerned = [...new Set([...changed, ...otherRows])];
  const rows = await concernedRows(manager, concerned, { before, after: await readMode(manager) });
  await announceCatalog(manager, author, { version, rows });
  return version;
}

/** The rows stay, so that notes about them keep the name and no seed brings them back. */
export async function removeSamplesFrom(
  manager: EntityManager,
  author: CatalogAuthor,
): Promise<{ removed: number; version: number }> {
  const version = (await lockCatalog(manager)) + 1;
  const rows = isReal(await readMode(manager)) ? [] : await samplesWhere(manager, 'active');
  const { affected } = await manager.update(
    programSchema,
    { sample: true, removed: false },
    { removed: true, active: false, version },
  );
  const removed = affected ?? 0;
  if (removed > 0) await announceCatalog(manager, author, { version, rows });
  return { removed, version };
}
