import { Injectable } from '@nestjs/common';
import type { RecordDays } from '@groundwork/contracts';
import { type LoanCell, LoanIndex } from '@groundwork/engine-matching';
import { inLane } from '@groundwork/platform-database';
import { endsWithin } from '@groundwork/platform-time';
import { DataSource, type EntityManager } from 'typeorm';

export interface PublishedRecords {
  version: number;
  asOf: RecordDays;
  index: LoanIndex;
  lenderNames: ReadonlyMap<string, string>;
  naicsTitles: ReadonlyMap<string, string>;
}

/** Small, so that other calls wait only milliseconds while records are loaded. */
const pageSize = 2000;

const cellPage = `
  select id::text as place, json_build_object('program', program, 'lenderId', lender_id, 'naics', naics,
    'state', state, 'county', county, 'size', size, 'year', year, 'fiscalYear', fiscal_year, 'paid', paid,
    'chargedOff', charged_off, 'open', open, 'lastApproval', last_approval, 'amounts', amounts, 'terms', terms,
    'rates', rates) as cell
  from record_cells where upload_id = $1 and program = $2 and id > $3 order by id limit ${pageSize}`;

interface Snapshot {
  uploadId: string;
  program: string;
}

async function* readCells(manager: EntityManager, { uploadId, program }: Snapshot): AsyncGenerator<LoanCell> {
  let last = '0';
  for (;;) {
    const rows = await manager.query<{ place: string; cell: LoanCell }[]>(cellPage, [
      uploadId,
      program,
      last,
    ]);
    for (const { cell } of rows) yield cell;
    const end = rows.at(-1);
    if (!end) return;
    last = end.place;
  }
}

const newestVersion = async (manager: EntityManager): Promise<number> => {
  const [state] = await manager.query<[{ version: number }]>('select version from record_state');
  return state.version;
};

async function readTexts(manager: EntityManager, sql: string): Promise<Map<string, string>> {
  const rows = await manager.query<{ code: string; name: string }[]>(sql);
  return new Map(rows.map(({ code, name }) => [code, name]));
}

export async function readRecordDays(manager: EntityManager): Promise<RecordDays> {
  const rows = await manager.query<{ program: keyof RecordDays; day: string }[]>(
    `select program, to_char(max(as_of), 'YYYY-MM-DD') as day from record_snapshots group by program`,
  );
  const days = new Map(rows.map(({ program, day }) => [program, day]));
  return { '7a': days.get('7a') ?? null, '504': days.get('504') ?? null };
}

export const statedDays = ({ '7a': sevenA, '504': fiveOhFour }: RecordDays) => ({
  ...(sevenA !== null && { '7a': sevenA }),
  ...(fiveOhFour !== null && { '504': fiveOhFour }),
});

async function load(manager: EntityManager): Promise<PublishedRecords> {
  const version = await newestVersion(manager);
  const index = new LoanIndex();
  const snapshots = await manager.query<Snapshot[]>(
    'select upload_id as "uploadId", program from record_snapshots',
  );
  for (const snapshot of snapshots) for await (const cell of readCells(manager, snapshot)) index.add(cell);
  return {
    version,
    index,
    asOf: await readRecordDays(manager),
    lenderNames: await readTexts(manager, 'select id as code, name from record_lenders'),
    naicsTitles: await readTexts(manager, 'select code, title as name from naics_titles'),
  };
}

/** A large file loads for longer than a caller waits: from then on the earlier records answer at once. */
const patienceMs = 1000;

interface Loading {
  readonly records: Promise<PublishedRecords>;
  readonly isSoon: Promise<boolean>;
}

/** Cached, because a query reads all loans. Each use reads the version first. */
@Injectable()
export class LoanRecords {
  private cache: PublishedRecords | undefined;
  private loading: Loading | undefined;

  constructor(private readonly dataSource: DataSource) {}

  async current(): Promise<PublishedRecords> {
    const version = await newestVersion(this.dataSource.manager);
    // A restored database can have an older version.
    if (this.cache?.version === version) return this.cache;
    const loading = (this.loading ??= this.load());
    if (this.cache && !(await loading.isSoon)) return this.cache;
    const loaded = await loading.records;
    return loaded.version < version ? this.current() : loaded;
  }

  private load(): Loading {
    const records = inLane('upkeep', () => this.dataSource.transaction('REPEATABLE READ', load))
      .then((loaded) => (this.cache = loaded))
      .finally(() => {
        this.loading = undefined;
      });
    return { records, isSoon: endsWithin(patienceMs, records).catch(() => true) };
  }
}
