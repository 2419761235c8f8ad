import { Injectable } from '@nestjs/common';
import type { AppliedImport, ApplyFeedBody, FeedId, UserId } from '@groundwork/contracts';
import type { CriteriaDocument } from '@groundwork/engine-matching';
import { appendAudit } from '@groundwork/platform-audit';
import { Clock, inTurns } from '@groundwork/platform-time';
import { DataSource, type EntityManager } from 'typeorm';
import type { FeedRow } from '../../domain/feed.model.ts';
import { planFeed, type PlannedFeed } from '../../domain/feed-plan.rules.ts';
import { feedNotFound, feedPlanChanged, feedPlanNotFound, shrinkNotConfirmed } from '../../feeds.errors.ts';
import { deleteFeedPlan, findFeed, findFeedPlan } from '../../persistence/feed.repository.ts';
import { programSchema } from '../../persistence/matching.schema.ts';
import { changeCatalog, lockCatalog } from '../change-catalog/change-catalog.use-case.ts';

export type FeedApplication = ApplyFeedBody & { feedId: FeedId; actorId: UserId };

type Feed = Pick<FeedRow, 'id' | 'slug'>;

@Injectable()
export class ApplyFeed {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Plans again under the lock: the catalog can have changed since the preview. */
  run({ feedId, actorId, planVersion, confirmShrink }: FeedApplication): Promise<AppliedImport> {
    return this.dataSource.transaction(async (manager) => {
      await lockCatalog(manager);
      const feed = await findFeed(manager, feedId, 'for update');
      if (feed === undefined) throw feedNotFound();
      const waiting = await findFeedPlan(manager, feedId);
      if (waiting === undefined) throw feedPlanNotFound();
      if (waiting.planVersion !== planVersion) throw feedPlanChanged();
      const planned = await this.plan(manager, feed, waiting.document);
      if (planned.held && confirmShrink !== true) throw shrinkNotConfirmed(planned);
      const applied = await this.apply(manager, { feed, ...waiting, planned, actorId });
      await appendAudit(manager, {
        actor: actorId,
        action: 'feeds.applied',
        subject: { type: 'feed', id: feedId },
        details: applied,
      });
      return applied;
    });
  }

  async plan(manager: EntityManager, { slug }: Feed, document: CriteriaDocument): Promise<PlannedFeed> {
    const catalog = await manager.find(programSchema, { order: { rowNumber: 'asc' } });
    return inTurns(planFeed({ slug, document }, catalog, this.clock.today()));
  }

  async apply(
    manager: EntityManager,
    {
      feed,
      document,
      planned: { changes, counts },
      actorId,
    }: { feed: Feed; document: CriteriaDocument; planned: PlannedFeed; actorId: UserId },
  ): Promise<AppliedImport> {
    const version = await changeCatalog(manager, { actorId, cause: 'feed' }, changes);
    await deleteFeedPlan(manager, feed.id);
    await manager.query('update feeds set published_at = $2 where id = $1', [feed.id, document.publishedAt]);
    return { version, added: counts.added, changed: counts.changed, deactivated: counts.absent };
  }
}
