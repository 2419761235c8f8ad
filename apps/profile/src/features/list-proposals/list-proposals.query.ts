import { Injectable } from '@nestjs/common';
import type { Proposal, UserId } from '@groundwork/contracts';
import { DataSource } from 'typeorm';
import { FigureRepository } from '../../persistence/figure.repository.ts';

@Injectable()
export class ListProposals {
  constructor(
    private readonly dataSource: DataSource,
    private readonly figures: FigureRepository,
  ) {}

  run({ userId }: { userId: UserId }): Promise<Proposal[]> {
    return this.figures.proposals(this.dataSource.manager, userId);
  }
}
