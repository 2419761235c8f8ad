import { Injectable } from '@nestjs/common';
import { type Acting, events, packageFolder, type PackageId } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { appendToOutbox } from '@groundwork/platform-messaging';
import { ObjectStorage } from '@groundwork/platform-storage';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { lockOwner, packageOf } from '../../persistence/package.repository.ts';
import { packageSchema } from '../../persistence/package.schema.ts';
import { endWithdrawal, withdrawnSince } from '../../persistence/work.repository.ts';
import { revokeLinksOf } from '../revoke-links/revoke-links.use-case.ts';

/** A worker that was at work during the withdrawal stores nothing after this time. */
const workEndsMs = 120_000;

@Injectable()
export class WithdrawPackage {
  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: ObjectStorage,
    private readonly clock: Clock,
  ) {}

  async run({ userId, actorId }: Acting, packageId: PackageId): Promise<void> {
    const now = this.clock.now();
    await this.dataSource.transaction(async (manager) => {
      await lockOwner(manager, userId);
      const { version } = await packageOf(manager, { userId, packageId });
      await manager.update(packageSchema, { userId, id: packageId }, { withdrawnAt: now });
      await revokeLinksOf(manager, userId, { packageId, actor: actorId, now });
      const subject = { type: 'package', id: packageId };
      await appendAudit(manager, { actor: actorId, action: 'package.withdrawn', subject, userId });
      await appendToOutbox(manager, events.packageWithdrawn, {
        userId,
        aggregateId: packageId,
        aggregateVersion: version + 1,
        data: { packageId },
      });
    });
    await this.removeObjects(packageId);
  }

  /** Also after a fault of the storage, and after a worker that was at work during the withdrawal. */
  async removeObjectsLeft(now: Date): Promise<void> {
    const { manager } = this.dataSource;
    for (const own of await withdrawnSince(manager, new Date(now.getTime() - workEndsMs))) {
      await this.removeObjects(own.packageId);
      await endWithdrawal(manager, own);
    }
  }

  private async removeObjects(packageId: PackageId): Promise<void> {
    for await (const { key } of this.storage.list(packageFolder(packageId))) await this.storage.remove(key);
  }
}
