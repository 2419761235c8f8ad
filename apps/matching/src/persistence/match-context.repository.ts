import { Inject, Injectable } from '@nestjs/common';
import type { UserId } from '@groundwork/contracts';
import type { MatchingRules } from '@groundwork/engine-matching';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import type { MatchContext } from '../domain/match-context.rules.ts';
import { RULES } from '../matching-rules.providers.ts';
import { Catalogue } from './catalogue.repository.ts';
import { applicationSchema } from './matching.schema.ts';
import { OwnerRepository } from './owner.repository.ts';

@Injectable()
export class MatchContexts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly owners: OwnerRepository,
    private readonly catalogue: Catalogue,
    @Inject(RULES) private readonly rules: MatchingRules,
    private readonly clock: Clock,
  ) {}

  async load(userId: UserId): Promise<MatchContext> {
    const today = this.clock.today();
    const [{ stated: input, proven }, applications, programmes] = await Promise.all([
      this.owners.inputsOf(userId, today),
      this.dataSource.manager.findBy(applicationSchema, { userId }),
      this.catalogue.active(),
    ]);
    return {
      userId,
      programmes,
      rules: this.rules,
      input,
      proven,
      today,
      applications: new Map(applications.map(({ lenderId, status }) => [lenderId, status])),
    };
  }
}
