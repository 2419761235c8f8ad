import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { UserId } from '@groundwork/contracts';
import { factsInForce, isInForce, type Programme, type ProgrammeFamily } from '@groundwork/engine-matching';
import { Clock } from '@groundwork/platform-time';
import { DataSource, type EntityManager } from 'typeorm';
import { Catalogue } from '../../persistence/catalogue.repository.ts';
import { announceCatalogue, lockCatalogue } from '../change-catalogue/change-catalogue.use-case.ts';

const system = '00000000-0000-0000-0000-000000000000' as UserId;

const rulesOn = (programme: Programme, families: readonly ProgrammeFamily[], day: string) =>
  isInForce(programme, day) &&
  factsInForce(programme, families, day).map(({ family, fact }) => [family, fact.id]);

/** The lock makes replicas wait; the stored day lets only the first one announce a day. */
@Injectable()
export class TurnTheDay {
  constructor(
    private readonly dataSource: DataSource,
    private readonly catalogue: Catalogue,
    private readonly clock: Clock,
  ) {}

  run(): Promise<number | 'idle'> {
    const today = this.clock.today();
    return this.dataSource.transaction(async (manager) => {
      const version = await lockCatalogue(manager);
      const [state] = await manager.query<[{ day: string | null }]>(
        `select to_char(day, 'YYYY-MM-DD') as day from catalogue_state`,
      );
      if (state.day !== null && state.day >= today) return 'idle';
      await manager.query('update catalogue_state set day = $1', [today]);
      const rows = state.day === null ? [] : await this.rowsBetween(manager, state.day, today);
      if (rows.length === 0) return version;
      const next = { version: version + 1, rows };
      await announceCatalogue(manager, { actorId: system, cause: 'day' }, next);
      return next.version;
    });
  }

  private async rowsBetween(manager: EntityManager, before: string, today: string): Promise<number[]> {
    const { stated, families } = await this.catalogue.on(today, manager);
    return stated
      .filter(
        (programme) =>
          !isDeepStrictEqual(rulesOn(programme, families, before), rulesOn(programme, families, today)),
      )
      .map(({ rowNumber }) => rowNumber);
  }
}
