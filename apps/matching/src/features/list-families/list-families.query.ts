import { Injectable } from '@nestjs/common';
import type { LenderFamily } from '@groundwork/contracts';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { upcomingOf } from '../../domain/upcoming-facts.rules.ts';
import { readFamilies } from '../../persistence/catalog.repository.ts';

@Injectable()
export class ListFamilies {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<LenderFamily[]> {
    const families = await readFamilies(this.dataSource.manager);
    const today = this.clock.today();
    return families.map((family) => ({ ...family, upcoming: upcomingOf(family, today) }));
  }
}
