import { Injectable } from '@nestjs/common';
import type { ProfileFigure, UserId } from '@groundwork/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { figureView } from '../../domain/figure.view.ts';
import { FigureRepository } from '../../persistence/figure.repository.ts';

@Injectable()
export class ListFigures {
  constructor(
    private readonly dataSource: DataSource,
    private readonly figures: FigureRepository,
  ) {}

  run({ userId }: { userId: UserId }): Promise<ProfileFigure[]> {
    return this.views(this.dataSource.manager, userId);
  }

  async views(manager: EntityManager, userId: UserId): Promise<ProfileFigure[]> {
    const { figures, choices, now } = await this.figures.read(manager, userId);
    const choiceOf = new Map(choices.map((choice) => [choice.field as string, choice]));
    return figures.map((figure) => figureView(figure, choiceOf.get(figure.field), now));
  }
}
