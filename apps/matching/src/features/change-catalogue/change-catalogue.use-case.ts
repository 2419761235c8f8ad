import { type EventOf, events, type UserId } from '@groundwork/contracts';
import type { Programme } from '@groundwork/engine-matching';
import { appendToOutbox } from '@groundwork/platform-messaging';
import { type EntityManager, In } from 'typeorm';
import { isVisible, modeOf } from '../../domain/catalogue-mode.rules.ts';
import { programmeSchema } from '../../persistence/matching.schema.ts';

interface ProgrammeChange {
  programme: Programme;
  active: boolean;
}

export type CatalogueCause = NonNullable<EventOf<typeof events.catalogueChanged>['data']['cause']>;

export interface CatalogueAuthor {
  actorId: UserId;
  cause: CatalogueCause;
}

export async function lockCatalogue(manager: EntityManager): Promise<number> {
  const [state] = await manager.query<[{ version: number }]>(
    'select version from catalogue_state for update',
  );
  return state.version;
}

const catalogueId = 'catalogue';

const originsOf = (manager: EntityManager) =>
  manager.find(programmeSchema, {
    select: { rowNumber: true, active: true, sample: true, removed: true },
    where: { removed: false },
  });

export async function announceCatalogue(
  manager: EntityManager,
  { actorId, cause }: CatalogueAuthor,
  { version, rows }: { version: number; rows: readonly number[] },
): Promise<void> {
  await manager.query('update catalogue_state set version = $1', [version]);
  if (rows.length === 0) return;
  await appendToOutbox(manager, events.catalogueChanged, {
    aggregateId: catalogueId,
    aggregateVersion: version,
    userId: actorId,
    data: { version, rows: [...rows].sort((a, b) => a - b), cause },
  });
}

/** The visible rows that change, and the active rows that a new mode shows or hides. */
async function applyAndFindRows(
  manager: EntityManager,
  changed: readonly number[],
  write: () => Promise<unknown>,
): Promise<number[]> {
  const visibleRows = async () => {
    const origins = await originsOf(manager);
    const mode = modeOf(origins);
    const visible = origins.filter((row) => isVisible(row, mode));
    return new Map(visible.map((row) => [row.rowNumber, row.active]));
  };
  const before = await visibleRows();
  await write();
  const after = await visibleRows();
  const flipped = [...before, ...after].filter(
    ([row, active]) => active && before.has(row) !== after.has(row),
  );
  const seen = changed.filter((row) => before.has(row) || after.has(row));
  return [...new Set([...seen, ...flipped.map(([row]) => row)])];
}

export async function changeCatalogue(
  manager: EntityManager,
  author: CatalogueAuthor,
  changes: readonly ProgrammeChange[],
): Promise<number> {
  const version = (await lockCatalogue(manager)) + (changes.length > 0 ? 1 : 0);
  if (changes.length === 0) return version;
  const changed = changes.map(({ programme }) => programme.rowNumber);
  const rows = await applyAndFindRows(manager, changed, () =>
    manager.query(
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
          changes.map(({ programme, active }) => ({
            row_number: programme.rowNumber,
            id: programme.id,
            active,
            programme: { ...programme, active },
          })),
        ),
        version,
        author.actorId,
      ],
    ),
  );
  await announceCatalogue(manager, author, { version, rows });
  return version;
}

/** The rows stay, so that notes about them keep the name and no seed brings them back. */
export async function removeProgrammes(
  manager: EntityManager,
  author: CatalogueAuthor,
  removed: readonly number[],
): Promise<number> {
  const version = (await lockCatalogue(manager)) + 1;
  const rows = await applyAndFindRows(manager, [], () =>
    manager.update(
      programmeSchema,
      { rowNumber: In([...removed]) },
      { removed: true, active: false, version },
    ),
  );
  await announceCatalogue(manager, author, { version, rows });
  return version;
}
