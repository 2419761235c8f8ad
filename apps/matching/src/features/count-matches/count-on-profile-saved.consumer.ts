import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import {
  type EventOf,
  events,
  figuresForEngines,
  type ProfileFigures,
  type UserId,
} from '@groundwork/contracts';
import {
  matchingFigures,
  type MatchingInput,
  matchingRules,
  qualification,
} from '@groundwork/engine-matching';
import { appendToOutbox, OnEvent } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';
import { Catalogue } from '../../persistence/catalogue.ts';
import { type OwnerRow, ownerSchema } from '../../persistence/matching.schema.ts';

const inputOf = (figures: ProfileFigures): MatchingInput => ({
  figures: matchingFigures.parse(figuresForEngines(figures)),
  documents: [],
  accounts: [],
});

type Summary = Pick<OwnerRow, 'matchedLenders' | 'qualificationRate' | 'failing'>;

@Injectable()
export class CountOnProfileSaved {
  constructor(private readonly catalogue: Catalogue) {}

  @OnEvent(events.profileSaved, 'matching--count-on-profile-saved')
  async handle(event: EventOf<typeof events.profileSaved>, manager: EntityManager): Promise<void> {
    const { userId, aggregateVersion: profileVersion } = event;
    await manager.query('insert into owners (user_id) values ($1) on conflict do nothing', [userId]);
    const lock = { mode: 'pessimistic_write' } as const;
    const owner = await manager.findOneOrFail(ownerSchema, { where: { userId }, lock });
    if (profileVersion <= owner.profileVersion) return;
    const { figures } = event.data;
    const programmes = this.catalogue.active;
    const today = event.occurredAt.slice(0, 10);
    const found = qualification(programmes, inputOf(figures), today, matchingRules);
    const version = owner.version + 1;
    const summary = {
      matchedLenders: found.eligible,
      qualificationRate: found.rate,
      failing: found.failuresPerCriterion,
    };
    await manager.save(ownerSchema, { ...owner, ...summary, version, profileVersion, figures });
    const { matchedLenders, qualificationRate, failing } = owner;
    if (isDeepStrictEqual(summary, { matchedLenders, qualificationRate, failing })) return;
    await this.tell(manager, userId, version, summary);
  }

  private async tell(
    manager: EntityManager,
    userId: UserId,
    version: number,
    summary: Summary,
  ): Promise<void> {
    await appendToOutbox(manager, events.matchesChanged, {
      aggregateId: userId,
      aggregateVersion: version,
      userId,
      data: { ...summary, activeLenders: this.catalogue.active.length },
    });
  }
}
