import { Injectable } from '@nestjs/common';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { deleteOldNetworks } from '../../persistence/visit.repository.ts';
import { versionsInWork } from '../../persistence/work.repository.ts';
import { reasons } from '../../sharing.wording.ts';
import { CarryOutBuild } from '../carry-out-build/carry-out-build.use-case.ts';
import { EnqueueBuild } from '../enqueue-build/enqueue-build.use-case.ts';
import { WithdrawPackage } from '../withdraw-package/withdraw-package.use-case.ts';

const dueForMs = 15_000;
const tooSlowMs = 600_000;
const networkDaysMs = 30 * 86_400_000;
const mostAtOnce = 200;

@Injectable()
export class SweepBuilds {
  constructor(
    private readonly dataSource: DataSource,
    private readonly builds: CarryOutBuild,
    private readonly queue: EnqueueBuild,
    private readonly withdrawals: WithdrawPackage,
    private readonly clock: Clock,
  ) {}

  async sweep(now = this.clock.now()): Promise<void> {
    const { manager } = this.dataSource;
    const before = (ms: number) => new Date(now.getTime() - ms);
    for (const row of await versionsInWork(manager, before(dueForMs), mostAtOnce)) {
      const { packageId, userId, version, traceparent, progressedAt } = row;
      const own = { packageId, userId, version };
      if (progressedAt < before(tooSlowMs)) await this.builds.fail(own, reasons.tooSlow);
      else await this.queue.enqueueMissing({ ...own, traceparent });
    }
    await this.withdrawals.removeObjectsLeft(now);
    await deleteOldNetworks(manager, before(networkDaysMs));
  }
}
