import { Injectable } from '@nestjs/common';
import type { PageViewBody } from '@groundwork/contracts';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { pageKeyOf } from '../../domain/shared-package.view.ts';
import { builtVersionOf, pagesOf } from '../../persistence/package.repository.ts';
import { addPageSeconds, addSeconds } from '../../persistence/visit.repository.ts';
import { pageNotFound } from '../../sharing.errors.ts';
import { ReadSharedPackage } from '../read-shared-package/read-shared-package.query.ts';

@Injectable()
export class RecordView {
  constructor(
    private readonly dataSource: DataSource,
    private readonly shared: ReadSharedPackage,
    private readonly clock: Clock,
  ) {}

  run(token: string, view: PageViewBody): Promise<void> {
    const now = this.clock.now();
    return this.dataSource.transaction(async (manager) => {
      const { session, row } = await this.shared.admit(manager, token);
      const version = await builtVersionOf(manager, row);
      const key = pageKeyOf({ version, pages: await pagesOf(manager, version) }, view.itemId, view.page);
      if (key === undefined) throw pageNotFound();
      const seconds = await addSeconds(manager, session, { seconds: view.seconds, now });
      if (seconds > 0) await addPageSeconds(manager, session, { ...view, seconds }, now);
    });
  }
}
