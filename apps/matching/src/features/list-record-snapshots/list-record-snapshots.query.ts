import { Injectable } from '@nestjs/common';
import type { RecordSnapshot } from '@groundwork/contracts';
import { DataSource } from 'typeorm';

type SnapshotRow = Omit<RecordSnapshot, 'fiscalYears' | 'appliedAt'> & {
  from: number;
  to: number;
  appliedAt: Date;
};

@Injectable()
export class ListRecordSnapshots {
  constructor(private readonly dataSource: DataSource) {}

  async run(): Promise<RecordSnapshot[]> {
    const rows = await this.dataSource.query<SnapshotRow[]>(
      `select snapshot.id, program, to_char(as_of, 'YYYY-MM-DD') as "asOf", from_year as from, to_year as to,
         loans, lenders, upload.name, snapshot.applied_at as "appliedAt"
       from record_snapshots snapshot join record_uploads upload on upload.id = snapshot.upload_id
       order by snapshot.applied_at desc, program`,
    );
    return rows.map(({ from, to, appliedAt, ...row }) => ({
      ...row,
      fiscalYears: [from, to],
      appliedAt: appliedAt.toISOString(),
    }));
  }
}
