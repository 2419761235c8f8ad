import { Injectable } from '@nestjs/common';
import { Clock } from '@groundwork/platform-time';
import { DataSource, LessThanOrEqual } from 'typeorm';
import { ownerFiguresSchema } from '../../persistence/figure.schema.ts';
import { ProfileRepository } from '../../persistence/profile.repository.ts';
import { PublishFigures } from '../publish-figures/publish-figures.use-case.ts';

const mostAtOnce = 200;

/** A source can stop to prove a figure overnight, without an event. */
@Injectable()
export class ComputeDueFigures {
  constructor(
    private readonly dataSource: DataSource,
    private readonly profiles: ProfileRepository,
    private readonly publish: PublishFigures,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    for (;;) {
      const due = await this.dataSource.manager.find(ownerFiguresSchema, {
        where: { dueOn: LessThanOrEqual(this.clock.today()) },
        order: { dueOn: 'asc' },
        take: mostAtOnce,
      });
      for (const { userId } of due)
        await this.dataSource.transaction(async (manager) => {
          await this.profiles.lock(manager, userId);
          await this.publish.run(manager, userId, 'time');
        });
      if (due.length < mostAtOnce) return;
    }
  }
}
