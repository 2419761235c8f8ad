import { type DocumentQuota, quotaOf, type UserId } from '@groundwork/contracts';
import { Clock } from '@groundwork/platform-time';
import type { EntityManager } from 'typeorm';
import { type Addition, quotaProblem, type Usage } from '../domain/quota.rules.ts';
import type { DocumentRow } from '../domain/document.model.ts';
import { ownerSchema } from './owner.schema.ts';

const hourMs = 3_600_000;
const minuteMs = 60_000;

const usageSql = `
  select coalesce(sum(file_size) filter (where deleted_at is null), 0)::float8 as bytes,
         count(*) filter (where deleted_at is null)::int as files,
         coalesce(sum(coalesce(pages, 1)) filter (
           where deleted_at is null and status in ('pending', 'processing')), 0)::int as waiting
    from documents where user_id = $1`;

const uploadsSql = `
  select coalesce(sum(count), 0)::int as uploads, min(minute) as oldest
    from upload_counts where user_id = $1 and minute > $2`;

interface UsageRow {
  bytes: number;
  files: number;
  waiting: number;
}

interface UploadsRow {
  uploads: number;
  oldest: Date | null;
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
    const [row]: UsageRow[] = await manager.query(usageSql, [userId]);
    const [recent]: UploadsRow[] = await manager.query(uploadsSql, [userId, new Date(since)]);
    if (!row || !recent) throw new Error('An aggregate without a row');
    const { bytes, files, waiting } = row;
    const { uploads, oldest } = recent;
    const wait = oldest && Math.max(1, Math.ceil((oldest.getTime() - since) / 1000));
    return { bytes, files, uploadsAnHour: uploads, waitingPages: waiting, secondsUntilFewerUploads: wait };
  }

  async assertRoomForParts(
    manager: EntityManager,
    { userId, fileSize }: DocumentRow,
    files: number,
  ): Promise<void> {
    const used = await this.usageOf(manager, userId);
    const withoutFile = { ...used, bytes: used.bytes - fileSize, files: used.files - 1 };
    const addition = { bytes: files * fileSize, files, isUpload: true };
    const problem = quotaProblem(withoutFile, await this.limitsOf(manager, userId), addition);
    if (problem) throw problem;
  }

  /** The lock serializes two additions of one owner until the transaction ends. */
  async admit(
    manager: EntityManager,
    row: DocumentRow,
    { isUpload }: Pick<Addition, 'isUpload'>,
  ): Promise<void> {
    await manager.query("select pg_advisory_xact_lock(hashtextextended('quota ' || $1, 0))", [row.userId]);
    const limits = await this.limitsOf(manager, row.userId);
    const used = await this.usageOf(manager, row.userId);
    const problem = quotaProblem(used, limits, { bytes: row.fileSize, isUpload });
    if (problem) throw problem;
    if (isUpload) await this.countUpload(manager, row.userId);
  }

  private async countUpload(manager: EntityManager, userId: UserId): Promise<void> {
    const now = this.clock.now().getTime();
    const minute = new Date(Math.ceil(now / minuteMs) * minuteMs);
    await manager.query('delete from upload_counts where user_id = $1 and minute <= $2', [
      userId,
      new Date(now - hourMs),
    ]);
    await manager.query(
      `insert into upload_counts (user_id, minute, count) values ($1, $2, 1)
       on conflict (user_id, minute) do update set count = upload_counts.count + 1`,
      [userId, minute],
    );
  }
}
