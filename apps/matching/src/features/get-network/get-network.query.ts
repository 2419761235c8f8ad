import { Injectable } from '@nestjs/common';
import type { LenderNetwork } from '@groundwork/contracts';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { confirmedDay } from '../../domain/lender-origin.rules.ts';
import { Catalog } from '../../persistence/catalog.repository.ts';
import { readRecordDays } from '../../persistence/loan-records.repository.ts';

@Injectable()
export class GetNetwork {
  constructor(
    private readonly dataSource: DataSource,
    private readonly catalog: Catalog,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<LenderNetwork> {
    const { mode, programs } = await this.catalog.on(this.clock.today());
    const newest = programs.reduce<string | null>((latest, program) => {
      const day = confirmedDay(program);
      return latest === null || day > latest ? day : latest;
    }, null);
    return { mode, activeLenders: programs.length, newest, records: await this.records() };
  }

  private async records(): Promise<LenderNetwork['records']> {
    const { manager } = this.dataSource;
    const [sum] = await manager.query<[{ loans: number; lenders: number }]>(
      `select (select coalesce(sum(loans), 0)::int from record_snapshots) as loans,
              (select count(*)::int from record_lenders) as lenders`,
    );
    if (sum.loans === 0) return null;
    const days = Object.entries(await readRecordDays(manager)).filter(([, day]) => day !== null);
    return { ...sum, asOf: Object.fromEntries(days) };
  }
}
