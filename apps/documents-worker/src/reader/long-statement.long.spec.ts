import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { StatementRows } from '@groundwork/contracts';
import { pdfOfDocument } from '@groundwork/test-data';
import { Readers } from './readers.adapter.ts';

const pages = 300;
const rowsOnPage = 30;
const opening = 4321;

const readers = new Readers();
beforeAll(() => {
  readers.prepare();
});
afterAll(() => readers.onApplicationShutdown());

const printed = (value: number) => value.toLocaleString('en-US', { minimumFractionDigits: 2 });

const total = (label: string, amount: number) => label.padEnd(40) + printed(amount).padStart(14);

function statement(): Buffer {
  const count = (pages - 1) * rowsOnPage;
  let balance = opening;
  const rows = Array.from({ length: count }, (_, at) => {
    const moved = at % 2 === 0 ? 40 : -25;
    balance += moved;
    const day = String(1 + Math.floor((at * 30) / count)).padStart(2, '0');
    const text = moved > 0 ? 'Customer payment' : 'Office supplies';
    return `06/${day}/2026  ${text.padEnd(30)}${printed(moved).padStart(14)}${printed(balance).padStart(16)}`;
  });
  const head = [
    'First Prairie Bank',
    'Business Checking Statement',
    'Statement period 06/01/2026 to 06/30/2026',
    'Account number 10004711',
    total('Beginning balance', opening),
    total('Total deposits', (count / 2) * 40),
    total('Total withdrawals', (count / 2) * 25),
    total('Ending balance', balance),
    'Questions? Call 1-800-555-0142. Member FDIC',
  ];
  const headings = `Date        ${'Description'.padEnd(30)}${'Amount'.padStart(14)}${'Balance'.padStart(16)}`;
  const parts = Array.from({ length: pages - 1 }, (_, at) => [
    headings,
    ...rows.slice(at * rowsOnPage, (at + 1) * rowsOnPage),
  ]);
  return pdfOfDocument({ pages: [head, ...parts] });
}

describe('a statement of 300 pages of text', () => {
  it('is read with all its rows within the limits of processor time', async () => {
    let table: StatementRows | undefined;
    const { result, processorMs } = await readers.read(
      { mediaType: 'application/pdf', category: 'bank_statements' },
      statement(),
      {
        owner: 'an owner',
        onStage: () => undefined,
        onPicture: () => undefined,
        onRows: (rows) => {
          table = rows;
        },
        maxTotalMs: 600_000,
      },
    );
    expect(result).toMatchObject({
      outcome: 'analysed',
      pages,
      classification: { subcategory: 'business_checking' },
      fraudScore: 0,
    });
    expect(table?.rows).toHaveLength((pages - 1) * rowsOnPage);
    expect(table?.openRanges).toEqual([]);
    process.stdout.write(`300 pages of text: ${(processorMs / 1000).toFixed(1)} core-seconds.\n`);
  }, 600_000);
});
