import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { LoanCells } from './loan-cells.ts';
import { LoanIndex } from './loan-index.ts';
import { queryLoans } from './query-loans.ts';
import { type AsideReason, readRow } from './read-row.ts';
import { readHeader } from './record-header.ts';
import { RecordSplitter } from './split-records.ts';
import { shareOf } from './statistics.ts';

interface GoldenRecords {
  counted: number;
  notFunded: number;
  aside: { line: number; reason: AsideReason }[];
  queries: { query: Record<string, string | number>; answer: Record<string, unknown> }[];
  wilson: { count: number; loans: number; share: number; low: number; high: number }[];
}

const fileOf = (name: string) => readFileSync(new URL(`../golden/${name}`, import.meta.url), 'utf8');
const golden = JSON.parse(fileOf('records.golden.json')) as GoldenRecords;

const [head, ...rows] = new RecordSplitter().push(fileOf('records.golden.csv'));
const reading = readHeader(head?.cells ?? []);
if ('missing' in reading) throw new Error(`The golden file has no ${reading.missing.join()}`);
const cells = new LoanCells();
const names = new Map<string, string>();
const aside: GoldenRecords['aside'] = [];
const counts = { counted: 0, notFunded: 0 };
rows.forEach(({ line, cells: row }) => {
  const loan = readRow(row, reading.header);
  if ('aside' in loan) aside.push({ line, reason: loan.aside });
  else {
    counts[loan.outcome === 'notFunded' ? 'notFunded' : 'counted'] += 1;
    cells.add(loan);
  }
});
const index = new LoanIndex();
const drained = cells.drain();
drained.cells.forEach((cell) => index.add(cell));
const best = new Map<string, number>();
const totals = new Map<string, { code: string; name: string; loans: number }>();
for (const { kind, code, name, loans } of drained.names.filter(({ kind }) => kind === 'lender')) {
  const key = `${kind} ${code} ${name}`;
  totals.set(key, { code, name, loans: (totals.get(key)?.loans ?? 0) + loans });
}
for (const { code, name, loans } of totals.values()) {
  const most = best.get(code) ?? 0;
  if (loans < most || (loans === most && name > (names.get(code) ?? ''))) continue;
  best.set(code, loans);
  names.set(code, name);
}

describe('golden records', () => {
  it('count and set aside the rows of the golden file', () => {
    expect({ ...counts, aside }).toEqual({
      counted: golden.counted,
      notFunded: golden.notFunded,
      aside: golden.aside,
    });
  });

  it.each(golden.queries)('answer $query', ({ query, answer }) => {
    const { total, fewer, items } = queryLoans(index, (id) => names.get(id) ?? '', {
      naics: null,
      state: null,
      county: null,
      size: null,
      program: null,
      lender: null,
      fromYear: 0,
      toYear: 9999,
      sort: 'loans' as const,
      limit: 200,
      offset: 0,
      ...query,
    });
    expect({ total, fewer, items }).toEqual(answer);
  });

  it('are as many as their distinct cells until the cells are drained', () => {
    const twice = new LoanCells();
    for (const { cells: row } of [...rows, ...rows]) {
      const loan = readRow(row, reading.header);
      if (!('aside' in loan)) twice.add(loan);
    }
    expect(twice.size).toBe(drained.cells.length);
    twice.drain();
    expect(twice.size).toBe(0);
  });

  it.each(golden.wilson)('give $count of $loans its range', ({ loans, ...expected }) => {
    expect(shareOf(expected.count, loans)).toEqual(expected);
  });
});
