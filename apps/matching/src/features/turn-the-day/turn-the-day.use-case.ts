import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import {
  factsInForce,
  isExpired,
  isInForce,
  type Program,
  type ProgramFamily,
} from '@groundwork/engine-matching';
import { Clock } from '@groundwork/platform-time';
import { DataSource, type EntityManager } from 'typeorm';
import { Catalog } from '../../persistence/catalog.repository.ts';
import {
  announceCatalog,
  changeCatalog,
  lockCatalog,
  type ProgramChange,
  systemActor,
} from '../change-catalog/change-catalog.use-case.ts';

const rulesOn = (program: Program, families: readonly ProgramFamily[], day: string) =>
  isInForce(program, day) &&
  factsInForce(program, families, day).map(({ family, fact }) => [family, fact.id]);

/** The lock makes replicas wait; the stored day lets only the first one announce a day. */
@Injectable()
export class TurnTheDay {
  constructor(
    private readonly dataSource: DataSource,
    private readonly catalog: Catalog,
    private readonly clock: Clock,
  ) {}

  run(): Promise<number | 'idle'> {
    const today = this.clock.today();
    return this.dataSource.transaction(async (manager) => {
      const version = await lockCatalog(manager);
      const [state] = await manager.query<[{ day: string | null }]>(
        `select to_char(day, 'YYYY-MM-DD') as day from catalogue_state`,
      );
      if (state.day !== null && state.day >= today) return 'idle';
      await manager.query('update catalogue_state set day = $1', [today]);
      const author = { actorId: systemActor, cause: 'day' } as const;
      const rows = state.day === null ? [] : await this.rowsBetween(manager, state.day, today);
      const expired = await this.expired(manager, today);
      if (expired.length > 0) return changeCatalog(manager, author, expired, rows);
      if (rows.length === 0) return version;
      await announceCatalog(manager, author, { version: version + 1, rows });
      return version + 1;
    });
  }

  /** Programs of feeds that no document confirmed for a year. */
  private async expired(manager: EntityManager, today: string): Promise<ProgramChange[]> {
    const rows = await manager.query<{ programme: Program }[]>(
      `select listed.programme from programmes listed
       join feeds feed on starts_with(listed.id, feed.slug || '.') where listed.active`,
    );
    return rows
      .filter(({ programme: { verifiedOn } }) => verifiedOn !== null && isExpired(verifiedOn, today))
      .map(({ programme: program }) => ({ programme: program, active: false }));
  }

  private async rowsBetween(manager: EntityManager, before: string, today: string): Promise<number[]> {
    const { stated, families } = await this.catalog.on(today, manager);
    return stated
      .filter(
        (program) =>
          !isDeepStrictEqual(rulesOn(program, families, before), rulesOn(program, families, today)),
      )
      .map(({ rowNumber }) => rowNumber);
  }
}
