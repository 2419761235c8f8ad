import { events, type UserId } from '@groundwork/contracts';
import type { Programme } from '@groundwork/engine-matching';
import { appendToOutbox } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';

interface ProgrammeChange {
  programme: Programme;
  active: boolean;
}

export async function lockCatalogue(manager: EntityManager): Promise<number> {
  const [state] = await manager.query<[{ version: number }]>(
    'select version from catalogue_state for update',
  );
  return state.version;
}

const catalogueId = 'catalogue';

export async function changeCatalogue(
  manager: EntityManager,
  actorId: UserId,
  changes: readonly ProgrammeChange[],
): Promise<number> {
  const before = await lockCatalogue(manager);
  if (changes.length === 0) return before;
  const version = before + 1;
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
        changes.map(({ programme, active }) => ({
          row_number: programme.rowNumber,
          id: programme.id,
          active,
          programme: { ...programme, active },
        })),
      ),
      version,
      actorId,
    ],
  );
  await manager.query('update catalogue_state set version = $1', [version]);
  await appendToOutbox(manager, events.catalogueChanged, {
    aggregateId: catalogueId,
    aggregateVersion: version,
    userId: actorId,
    data: { version, rows: changes.map(({ programme }) => programme.rowNumber) },
  });
  return version;
}
