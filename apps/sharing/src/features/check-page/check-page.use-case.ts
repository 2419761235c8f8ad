import { Injectable } from '@nestjs/common';
import type { Acting, CheckPageBody, PackageId, PackageView } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { lockOwner, packageOf, pagesOf, versionOf } from '../../persistence/package.repository.ts';
import { storePage, storeVersion } from '../../persistence/work.repository.ts';
import { pageNotOpen } from '../../sharing.errors.ts';
import { EnqueueBuild } from '../enqueue-build/enqueue-build.use-case.ts';
import { ListPackages } from '../list-packages/list-packages.query.ts';

@Injectable()
export class CheckPage {
  constructor(
    private readonly dataSource: DataSource,
    private readonly packages: ListPackages,
    private readonly builds: EnqueueBuild,
    private readonly clock: Clock,
  ) {}

  /** The build goes on after the last page that needs a look. */
  async run(acting: Acting, packageId: PackageId, { itemId, page, ok }: CheckPageBody): Promise<PackageView> {
    const { userId, actorId } = acting;
    const job = await this.dataSource.transaction(async (manager) => {
      await lockOwner(manager, userId);
      const { version } = await packageOf(manager, { userId, packageId });
      const own = { userId, packageId, version };
      const change = { itemId, page, from: 'check', to: ok ? 'drawn' : 'left-out' } as const;
      if (!(await storePage(manager, own, change))) throw pageNotOpen();
      const subject = { type: 'package', id: packageId };
      await appendAudit(manager, {
        actor: actorId,
        action: 'package.page-checked',
        subject,
        userId,
        details: { itemId, page, ok },
      });
      const { state, traceparent } = await versionOf(manager, own);
      const isOpen = (await pagesOf(manager, own)).some((row) => row.state === 'check');
      if (isOpen || state !== 'needs_check') return null;
      await storeVersion(manager, own, { state: 'building', progressedAt: this.clock.now() });
      return { ...own, traceparent };
    });
    if (job) await this.builds.enqueue(job);
    return this.packages.one({ userId, packageId });
  }
}
