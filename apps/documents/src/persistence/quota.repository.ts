import { quotaOf, type StorageQuota, type UserId } from '@groundwork/contracts';
import type { EntityManager } from 'typeorm';
import { quotaProblem } from '../domain/quota.rules.ts';
import type { DocumentRow } from '../domain/document.model.ts';
import { ownerSchema } from './owner.schema.ts';

const usageSql = `
  select coalesce(sum(file_size) filter (where deleted_at is null), 0)::float8 as bytes,
         count(*) filter (where deleted_at is null)::int as files,
         coalesce(sum(coalesce(pages, 1)) filter (
           where deleted_at is null and status in ('pending', 'processing')), 0)::int as "waitingPages"
    from documents where user_id = $1`;

export class QuotaRepository {
  constructor(private readonly factor: number) {}

  async limitsOf(manager: EntityManager, userId: UserId): Promise<StorageQuota> {
    const owner = await manager.findOneBy(ownerSchema, { userId });
    return quotaOf(owner?.plan ?? 'starter', this.factor);
  }

  async usageOf(manager: EntityManager, userId: UserId): Promise<StorageQuota> {
    const [used]: StorageQuota[] = await manager.query(usageSql, [userId]);
    if (!used) throw new Error('An aggregate without a row');
    return used;
  }

  async assertRoomForParts(
    manager: EntityManager,
    { userId, fileSize }: DocumentRow,
    files: number,
  ): Promise<void> {
    const used = await this.usageOf(manager, userId);
    const withoutFile = { ...used, bytes: used.bytes - fileSize, files: used.files - 1 };
    const addition = { bytes: files * fileSize, files };
    const problem = quotaProblem(withoutFile, await this.limitsOf(manager, userId), addition);
    if (problem) throw problem;
  }

  /** The lock serializes two additions of one owner until the transaction ends. */
  async admit(manager: EntityManager, row: DocumentRow): Promise<void> {
    await manager.query("select pg_advisory_xact_lock(hashtextextended('quota ' || $1, 0))", [row.userId]);
    const limits = await this.limitsOf(manager, row.userId);
    const used = await this.usageOf(manager, row.userId);
    const problem = quotaProblem(used, limits, { bytes: row.fileSize, files: 1 });
    if (problem) throw problem;
  }
}
