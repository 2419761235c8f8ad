import { Injectable } from '@nestjs/common';
import type { FactToCheck } from '@groundwork/contracts';
import { DataSource } from 'typeorm';
import { factsToCheck } from '../../domain/family-facts.rules.ts';
import { readFamilies } from '../../persistence/catalog.repository.ts';

@Injectable()
export class ListFacts {
  constructor(private readonly dataSource: DataSource) {}

  async run(): Promise<FactToCheck[]> {
    return factsToCheck(await readFamilies(this.dataSource.manager));
  }
}
