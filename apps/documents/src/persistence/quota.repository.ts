import { type DocumentQuota, quotaOf, type UserId } from '@groundwork/contracts';
import { Clock } from '@groundwork/platform-time';
import type { EntityManager } from 'typeorm';
import { type Addition, quotaProblem, type Usage } from '../domain/quota.rules.ts';
import type { DocumentRow } from '../domain/document.model.ts';
import { ownerSchema } from './owner.schema.ts';

const hourMs = 3_600_000;

const usageSql = `
  select coalesce(sum(file_size) filter (where deleted_at is null), 0)::float8 as bytes,
         count(*) filter (where deleted_at is null)::int as files,
         count(*) filter (where created_at > $2)::int as uploads,
         min(created_at) filter (where created_at > $2) as oldest,
         coalesce(sum(coalesce(pages, 1)) filter (
           where deleted_at is null and status in ('pending', 'processing')), 0)::int as waiting
    from documents where user_id = $1`;

interface UsageRow {
  bytes: number;
  files: number;
  uploads: number;
  oldest: Date | null;
  waiting: number;
}

export class QuotaRepository {
  constructor(
    private readonly clock: Clock,
    private readonly factor: number,
  ) {}

  async limitsOf(manager: EntityManager, userId: UserId): Promise<DocumentQuota> {
    const owner = await manager.findOneBy(ownerSchema, { userId });
    return quotaOf(owner?.plan ?? 'starter', this.factor);
  }

  async usageOf(manager: EntityManager, userId: UserId): Promise<Usage> {
    const since = this.clock.now().getTime() - hourMs;
    const [row]: UsageRow[] = await manager.query(usageSql, [userId, new Date(since)]);
    if (!row) throw new Error('An aggregate without a row');
    const { bytes, files, uploads, oldest, waiting } = row;
    const wait = oldest && Math.max(1, Math.ceil((oldest.getTime() - since) / 1000));
    return { bytes, files, uploadsAnHour: uploads, waitingPages: waiting, secondsUntilFewerUploads: wait };
  }

  /** The lock serializes two additions of one owner until the transaction ends. */
  async admit(manager: EntityManager, row: DocumentRow, addition: Omit<Addition, 'bytes'>): Promise<void> {
    await manager.query("select pg_advisory_xact_lock(hashtextextended('quota ' || $1, 0))", [row.userId]);
    const limits = await this.limitsOf(manager, row.userId);
    const used = await this.usageOf(manager, row.userId);
    const problem = quotaProblem(used, limits, { bytes: row.fileSize, ...addition });
    if (problem) throw problem;
  }
}
