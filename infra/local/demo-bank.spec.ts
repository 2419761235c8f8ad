import { describe, expect, it } from '@jest/globals';
import { accountMonths, type CsvRow, lastDayOf, readCsv } from '@groundwork/engine-cashflow';
import { demoBankFiles } from './demo-bank.ts';
import { bankStatement, monthBefore } from './demo-documents.ts';

const cellsOf = (content: string): CsvRow[] =>
  content
    .trim()
    .split('\n')
    .map((text, index) => ({ line: index + 1, cells: text.split(',') }));

function readDemo(exported: Date) {
  return demoBankFiles(exported).map(({ content, mapping, account }) => {
    const reading = readCsv(cellsOf(content), mapping, exported.toISOString().slice(0, 10));
    if (reading.state !== 'read') throw new Error(`The file of ${account.accountType} is not read`);
    const { rows, anchors, covered } = reading.file;
    return { rows, ...accountMonths({ rows, anchors, covered: [covered], closedOn: null }) };
  });
}

const dollars = (cents: number) =>
  (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

describe.each(['2026-11-22', '2026-03-01', '2027-01-31', '2028-02-29'])('exported on %s', (day) => {
  const exported = new Date(`${day}T12:00:00Z`);
  const [checking, savings] = readDemo(exported);

  it('the checking account has twelve reconciled months, and an open one that has begun', () => {
    const states = checking?.months.map(({ state }) => state) ?? [];
    expect(states.slice(0, 12)).toEqual(Array.from({ length: 12 }, () => 'reconciled'));
    expect(states.slice(12)).toEqual(exported.getUTCDate() > 1 ? ['open'] : []);
  });

  it('the savings account is reconciled from its first whole month on', () => {
    const states = savings?.months.slice(1, 12).map(({ state }) => state) ?? [];
    expect(states).toEqual(Array.from({ length: 11 }, () => 'reconciled'));
  });

  it('the rows of a month add up to the printed statement of this month', () => {
    const month = monthBefore(exported, 2);
    const from = month.toISOString().slice(0, 10);
    const amounts = (checking?.rows ?? [])
      .filter((row) => row.day >= from && row.day <= lastDayOf(from.slice(0, 7)))
      .map(({ cents }) => cents);
    const sumOf = (chosen: readonly number[]) => chosen.reduce((total, cents) => total + cents, 0);
    const statement = bankStatement(month).join('\n');
    expect(statement).toContain(`Total deposits ${dollars(sumOf(amounts.filter((cents) => cents > 0)))}`);
    expect(statement).toContain(`Total withdrawals ${dollars(-sumOf(amounts.filter((cents) => cents < 0)))}`);
  });

  it('no balance is below zero', () => {
    const balances = [...(checking?.rows ?? []), ...(savings?.rows ?? [])].map(
      ({ balance }) => balance ?? -1,
    );
    expect(Math.min(...balances)).toBeGreaterThan(0);
  });
});
