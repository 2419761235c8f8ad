import { Injectable } from '@nestjs/common';
import type { FeedId, LenderFeed } from '@groundwork/contracts';
import { ReadingFailed, ReadingGivenUp, ReadingTries, triesInTable } from '@groundwork/platform-file-reader';
import { log } from '@groundwork/platform-observability';
import { Clock } from '@groundwork/platform-time';
import { DataSource, type EntityManager } from 'typeorm';
import type { FeedRow } from '../../domain/feed.model.ts';
import {
  failureOfReading,
  failureOfSignature,
  type FeedDocument,
  type FeedFailure,
  toFeedDocument,
} from '../../domain/feed-document.rules.ts';
import { secondsToNextFetch } from '../../domain/feed-schedule.rules.ts';
import { feedNotFound } from '../../feeds.errors.ts';
import { CriteriaReaders } from '../../criteria-reader/criteria-readers.adapter.ts';
import { FeedSource, type FetchedFeed } from '../../feed-source/feed-source.port.ts';
import { feedWords } from '../../feeds.wording.ts';
import { deleteFeedPlan, findFeed } from '../../persistence/feed.repository.ts';
import { ApplyFeed } from '../apply-feed/apply-feed.use-case.ts';
import { lockCatalog, systemActor } from '../change-catalog/change-catalog.use-case.ts';
import { ListFeeds } from '../list-feeds/list-feeds.query.ts';

type NewDocument = FeedDocument & { etag: string | null };
type Outcome = 'unchanged' | FeedFailure | NewDocument;

const isFailure = (outcome: FeedFailure | FeedDocument): outcome is FeedFailure => 'code' in outcome;

/** Fetches outside any transaction, and stores everything in one. A kill between both changes nothing. */
@Injectable()
export class FetchFeed {
  private readonly tries = new ReadingTries();

  constructor(
    private readonly dataSource: DataSource,
    private readonly source: FeedSource,
    private readonly applying: ApplyFeed,
    private readonly feeds: ListFeeds,
    private readonly criteria: CriteriaReaders,
    private readonly clock: Clock,
  ) {}

  async run(id: FeedId): Promise<LenderFeed> {
    const feed = await findFeed(this.dataSource.manager, id);
    if (feed === undefined) throw feedNotFound();
    const outcome = await this.read(feed, await this.source.fetch(feed));
    return this.dataSource.transaction(async (manager) => {
      await lockCatalog(manager);
      await this.store(manager, id, outcome);
      return this.feeds.one(id, manager);
    });
  }

  private async read(feed: FeedRow, fetched: FetchedFeed): Promise<Outcome> {
    if (fetched.result === 'unchanged') return 'unchanged';
    if (fetched.result === 'failed') return fetched;
    const failure = failureOfSignature(fetched, feed);
    if (failure) return failure;
    const read = await this.readDocument(feed, fetched.body);
    return isFailure(read) ? read : { ...read, etag: fetched.etag };
  }

  /** Only the end of this process is a reason for another try. A document whose reader failed is rejected at once. */
  private async readDocument({ id }: FeedRow, bytes: Buffer): Promise<FeedDocument | FeedFailure> {
    const stored = triesInTable(this.dataSource, 'feeds', { id });
    const reading = this.tries.count(stored, () => this.criteria.check({ bytes, isPacked: false }, id));
    try {
      return toFeedDocument(bytes, await reading);
    } catch (error) {
      if (error instanceof ReadingFailed || error instanceof ReadingGivenUp) return failureOfReading();
      throw error;
    }
  }

  private async store(manager: EntityManager, id: FeedId, outcome: Outcome): Promise<void> {
    const feed = await findFeed(manager, id, 'for update');
    if (feed === undefined) throw feedNotFound();
    const failure = await this.accept(manager, feed, outcome);
    const now = this.clock.now();
    if (failure) log().warn({ feedId: id, code: failure.code }, 'A feed of lender criteria failed');
    const lastError = failure && { code: failure.code, message: failure.message, at: now.toISOString() };
    await manager.query(
      `update feeds set last_fetched_at = $2, last_error = $3, tries = 0, unfinished_tries = 0,
         next_at = now() + make_interval(secs => $4) where id = $1`,
      [id, now, lastError && JSON.stringify(lastError), secondsToNextFetch(id, now)],
    );
  }

  private async accept(manager: EntityManager, feed: FeedRow, outcome: Outcome): Promise<FeedFailure | null> {
    if (outcome === 'unchanged') return null;
    if (isFailure(outcome)) return outcome;
    if (outcome.sha256 === feed.sha256) {
      await manager.query('update feeds set etag = $2 where id = $1', [feed.id, outcome.etag]);
      return null;
    }
    const { publishedAt } = outcome.document;
    if (feed.publishedAt !== null && Date.parse(publishedAt) < feed.publishedAt.getTime())
      return { code: 'OLDER_DOCUMENT', message: feedWords.older };
    await this.storeDocument(manager, feed, outcome);
    return null;
  }

  private async storeDocument(manager: EntityManager, feed: FeedRow, update: NewDocument): Promise<void> {
    const { document, warnings, etag, sha256 } = update;
    const planned = await this.applying.plan(manager, feed, document);
    const needsNoReview = planned.changes.length === 0 || (feed.mode === 'automatic' && !planned.held);
    if (needsNoReview) await this.applying.apply(manager, { feed, document, planned, actorId: systemActor });
    else {
      await deleteFeedPlan(manager, feed.id);
      await manager.query(
        `insert into feed_plans (feed_id, plan_version, held, document, warnings) values ($1, $2, $3, $4, $5)`,
        [feed.id, feed.planVersion + 1, planned.held, JSON.stringify(document), JSON.stringify(warnings)],
      );
    }
    await manager.query(
      `update feeds set etag = $2, sha256 = $3, last_changed_at = $4, plan_version = plan_version + $5
       where id = $1`,
      [feed.id, etag, sha256, this.clock.now(), needsNoReview ? 0 : 1],
    );
  }
}
