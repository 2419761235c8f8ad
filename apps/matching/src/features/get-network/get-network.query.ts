import { Injectable } from '@nestjs/common';
import type { LenderNetwork } from '@groundwork/contracts';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { confirmedDay } from '../../domain/lender-origin.rules.ts';
import { Catalogue } from '../../persistence/catalogue.repository.ts';
import { readPublished } from '../../persistence/loan-records.repository.ts';

@Injectable()
export class GetNetwork {
  constructor(
    private readonly dataSource: DataSource,
    private readonly catalogue: Catalogue,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<LenderNetwork> {
    const { mode, programmes } = await this.catalogue.on(this.clock.today());
    const newest = programmes.reduce<string | null>((latest, programme) => {
      const day = confirmedDay(programme);
      return latest === null || day > latest ? day : latest;
    }, null);
    return {
      mode,
      activeLenders: programmes.length,
      newest,
      records: await readPublished(this.dataSource.manager),
    };
  }
}
