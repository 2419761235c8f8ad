import { describe, expect, it } from '@jest/globals';
import { readDocument } from '@groundwork/engine-documents';
import {
  csvOf,
  encodeBankText,
  lyingWorkbooks,
  type MadeSheet,
  programReports,
  workbookBombs,
  xlsxOf,
  xlsxType,
  zipOf,
} from '@groundwork/test-data';
import { reasons, specifiedReasons } from '../documents-worker.wording.ts';
import { readSpreadsheet } from './spreadsheet.reader.ts';

const { agingOf, bankExport, debtSchedule, inDollars, inEurope, profitFigures } = programReports;
const { quickBooksDesktop, quickBooksOnline, withMonths, xeroBalanceSheet } = programReports;

async function read(content: Buffer | string, mediaType: string) {
  const task = { mediaType, category: 'financial_reports' };
  const { pages, facts } = await readSpreadsheet(Buffer.from(content), task);
  const { classification, extracted, signals, fraudScore, confidence } = readDocument(
    pages,
    task.category,
    facts,
  );
  const figures = Object.fromEntries(extracted.map(({ name, value, text }) => [name, value ?? text]));
  return { kind: classification?.subcategory, figures, signals, fraudScore, confidence, pages };
}

const readCsv = (content: Buffer | string) => read(content, 'text/csv');
const readSheets = async (...sheets: MadeSheet[]) => read(await xlsxOf(sheets), xlsxType);
const readRows = (rows: MadeSheet['rows'], name = 'Sheet1') => readSheets({ name, rows });

const wholeYear = { period: '2025-01-01 to 2025-12-31' };

describe('a report of a bookkeeping program', () => {
  it.each([
    ['QuickBooks Online', quickBooksOnline, wholeYear],
    ['QuickBooks Desktop', quickBooksDesktop, {}],
  ])('of %s is a profit and loss with its figures', async (_name, rows, period) => {
    const { kind, figures, fraudScore, confidence } = await readRows(rows);
    expect([kind, figures]).toMatchObject(['profit_loss', { ...profitFigures, ...period }]);
    expect([fraudScore, confidence]).toEqual([0, expect.any(Number)]);
    expect(confidence).toBeGreaterThanOrEqual(0.6);
  });

  it('takes the total of a report by month, not a month', async () => {
    expect(await readRows(withMonths)).toMatchObject({
      kind: 'profit_loss',
      fraudScore: 0,
      figures: { revenue: 98_025, totalExpenses: 46_500, netIncome: 51_525 },
    });
  });

  it('takes the own year of a balance sheet whose headings are dates', async () => {
    expect(await readRows(xeroBalanceSheet, 'Balance Sheet')).toMatchObject({
      kind: 'balance_sheet',
      fraudScore: 0,
      figures: { totalAssets: 130_000.5, totalLiabilities: 50_000, equity: 80_000.5 },
    });
  });

  it.each([
    ['A/R Aging Summary', 'ar_aging'],
    ['A/P Aging Summary', 'ap_aging'],
  ])('reads %s by its columns', async (title, kind) => {
    expect(await readRows(agingOf(title))).toMatchObject({
      kind,
      fraudScore: 0,
      figures: { total: 10_150.5, current: 7400.5, over90: 300 },
    });
  });

  it('reads a debt schedule', async () => {
    expect(await readRows(debtSchedule)).toMatchObject({
      kind: 'debt_schedule',
      figures: { totalBalance: 50_250.75, totalMonthlyPayment: 1841.5 },
    });
  });

  it('is marked for a reviewer without any fraud score', async () => {
    const { signals, fraudScore } = await readRows(quickBooksOnline);
    expect(signals).toMatchObject([
      { code: 'SPREADSHEET', severity: 0, message: 'A spreadsheet can be edited. A reviewer checks it.' },
    ]);
    expect(fraudScore).toBe(0);
  });

  it('has a signal where its totals contradict', async () => {
    const forged = quickBooksOnline.map((row) =>
      row[0] === 'Total Expenses' ? ['Total Expenses', 71_040.25] : row,
    );
    const { signals, fraudScore } = await readRows(forged);
    expect(signals.map(({ code }) => code)).toContain('REPORT_ARITHMETIC');
    expect(fraudScore).toBeGreaterThan(0);
  });
});

describe('a CSV report', () => {
  const plain = csvOf(quickBooksOnline);
  it.each([
    ['plain', Buffer.from(plain)],
    ['with a byte order mark', Buffer.from(`\ufeff${plain}`)],
    ['in UTF-16', Buffer.from(encodeBankText(plain, 'utf-16le'))],
    ['with semicolons', Buffer.from(csvOf(quickBooksOnline, ';'))],
    ['with tabs', Buffer.from(csvOf(quickBooksOnline, '\t'))],
    ['with dollar signs and parentheses', Buffer.from(csvOf(inDollars(quickBooksOnline)))],
    ['with decimal commas', Buffer.from(csvOf(inEurope(quickBooksOnline), ';'))],
  ])('%s has the same figures', async (_name, content) => {
    expect(await readCsv(content)).toMatchObject({
      kind: 'profit_loss',
      fraudScore: 0,
      figures: { ...profitFigures, ...wholeYear },
    });
  });

  it('has a loss in parentheses as a negative amount', async () => {
    const loss = [
      ...quickBooksOnline.slice(0, 13),
      ['Expenses'],
      ['Payroll', 393_175.5],
      ['Total Expenses', 393_175.5],
      ['Net Income', -80_000],
    ];
    expect((await readCsv(csvOf(inDollars(loss)))).figures).toMatchObject({ netIncome: -80_000 });
  });

  it('may end each line with thousands of delimiters', async () => {
    const rows = csvOf(quickBooksOnline)
      .split('\r\n')
      .map((row) => row + ','.repeat(5000));
    expect(await readCsv(rows.join('\r\n'))).toMatchObject({ kind: 'profit_loss', figures: profitFigures });
  });

  it('has texts of formulas as texts', async () => {
    const rows = [
      ...quickBooksOnline,
      ['=HYPERLINK("http://example.com","Total Income")', 5],
      ['=1+1', '+2'],
    ];
    expect(await readCsv(csvOf(rows))).toMatchObject({ kind: 'profit_loss', figures: profitFigures });
  });
});

describe('the sheets of a workbook', () => {
  const tips = { name: 'QuickBooks Export Tips', rows: [['Tips', 'for your export'], ['Choose a filter']] };
  const profit = { name: 'Profit and Loss', rows: quickBooksOnline };

  it('are read at the first sheet with a report, and the others are named', async () => {
    const balance = { name: 'Balance Sheet', rows: xeroBalanceSheet };
    const { kind, signals } = await readSheets(tips, profit, balance);
    expect(kind).toBe('profit_loss');
    expect(signals).toMatchObject([
      { code: 'SPREADSHEET' },
      { code: 'SEVERAL_PAPERS', expected: '1 report', actual: 'Profit and Loss, Balance Sheet' },
    ]);
  });

  it('do not count while they are hidden', async () => {
    const hidden = { name: 'Old', rows: xeroBalanceSheet, isHidden: true };
    expect(await readSheets(hidden, profit)).toMatchObject({ kind: 'profit_loss', figures: profitFigures });
    await expect(readSheets({ ...profit, isHidden: true })).rejects.toThrow(reasons.emptySpreadsheet);
  });

  it('may have merged headings', async () => {
    const merged = ['A1:E1', 'A2:E2', 'A3:E3', 'B5:D5'];
    const rows = withMonths.map((row, at) => (at === 4 ? ['', '2025', null, null, 'Total'] : row));
    expect(await readSheets({ name: 'Sheet1', rows, merged })).toMatchObject({
      kind: 'profit_loss',
      figures: { revenue: 98_025, netIncome: 51_525 },
    });
  });

  it('may have formulas with results', async () => {
    const rows = quickBooksOnline.map(([name = null, amount = null]) =>
      typeof amount === 'number' && typeof name === 'string' && name.startsWith('Total')
        ? [name, { formula: 'SUM(B7:B8)', result: amount }]
        : [name, amount],
    );
    expect(await readRows(rows)).toMatchObject({ kind: 'profit_loss', figures: profitFigures });
  });

  it('have macros that never run', async () => {
    const withMacro = await xlsxOf([profit], { 'xl/vbaProject.bin': Buffer.alloc(4096, 7) });
    expect(await read(withMacro, xlsxType)).toMatchObject({ kind: 'profit_loss', figures: profitFigures });
  });

  it('have XML whose own entities stay text', async () => {
    const part = 'xl/worksheets/sheet1.xml';
    const doctype = '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd"><!ENTITY a "aaaa">]>';
    const cell = '<c r="A1" t="inlineStr"><is><t>&e; &a;</t></is></c>';
    const xml = `${doctype}<worksheet><sheetData><row r="1">${cell}</row></sheetData></worksheet>`;
    const { pages } = await read(await xlsxOf([{ name: 'Sheet1', rows: [] }], { [part]: xml }), xlsxType);
    expect(pages[0]?.words.map(({ text }) => text)).toEqual(['&e; &a;']);
  });

  it('may end with thousands of blank rows', async () => {
    const rows = [...quickBooksOnline, ...Array.from({ length: 3000 }, () => [])];
    expect(await readRows(rows)).toMatchObject({ kind: 'profit_loss', figures: profitFigures });
  });

  it.each(Object.entries(lyingWorkbooks))('may lie about %s without an effect', async (name, make) => {
    const { pages } = await read(await make(), xlsxType);
    const text = name === 'entities' ? '&a20;' : '1.00';
    expect(pages[0]?.words.map((word) => word.text)).toEqual([text]);
  });

  it('may have an embedded query of megabytes', async () => {
    const query = { 'customXml/item1.xml': `<DataMashup>${'A'.repeat(1_000_000)}</DataMashup>` };
    expect(await read(await xlsxOf([profit], query), xlsxType)).toMatchObject({ kind: 'profit_loss' });
  });

  it('may be no known report', async () => {
    const { kind, signals } = await readSheets(tips);
    expect(kind).toBeUndefined();
    expect(signals).toMatchObject([{ code: 'UNKNOWN_KIND' }, { code: 'SPREADSHEET' }]);
  });
});

const many = Array.from({ length: 2001 }, (_, at) => [`Row ${at}`, at]);
const formulas = quickBooksOnline.map(([name = null, amount = null]) =>
  typeof amount === 'number' ? [name, { formula: 'B1+B2' }] : [name],
);
const zeros = formulas.map(([name = null, cell]) =>
  cell ? [name, { formula: 'B1+B2', result: 0 }] : [name],
);
const filled = (rows: number, columns: number) =>
  Array.from({ length: rows }, () => Array<number>(columns).fill(1));
const workbookXml = { 'xl/workbook.xml': '<workbook/>' };

describe('a spreadsheet that is not read', () => {
  it.each<[string, () => Promise<Buffer> | Buffer | string, string, string]>([
    ['an empty workbook', () => xlsxOf([{ name: 'Sheet1', rows: [] }]), xlsxType, reasons.emptySpreadsheet],
    ['a CSV file with blank rows', () => ',,\n,,\n,,', 'text/csv', reasons.emptySpreadsheet],
    [
      'too many rows',
      () => xlsxOf([{ name: 'A', rows: many }]),
      xlsxType,
      'This spreadsheet has more than 2,000 lines. Upload one report by itself.',
    ],
    [
      'a CSV file with too many rows',
      () => csvOf(many),
      'text/csv',
      'This spreadsheet has more than 2,000 lines. Upload one report by itself.',
    ],
    [
      'formulas without results',
      () => xlsxOf([{ name: 'A', rows: formulas }]),
      xlsxType,
      reasons.formulasWithoutResults,
    ],
    [
      'formulas that all have 0',
      () => xlsxOf([{ name: 'A', rows: zeros }]),
      xlsxType,
      reasons.formulasWithoutResults,
    ],
    ['rows of a bank', () => bankExport, 'text/csv', reasons.bankRows],
    ['a line of 1,000 cells', () => csvOf(filled(1, 1000)), 'text/csv', reasons.resourceLimit],
    ['120,000 cells', () => csvOf(filled(600, 200)), 'text/csv', reasons.resourceLimit],
    ['a million attributes', workbookBombs.manyAttributes, xlsxType, reasons.resourceLimit],
    ['120,000 cells in a workbook', workbookBombs.denseCells, xlsxType, reasons.resourceLimit],
    ['a text of 30 MB in 95,000 cells', workbookBombs.repeatedText, xlsxType, reasons.resourceLimit],
    ['a sheet that is named 10,000 times', workbookBombs.sheetNamedOften, xlsxType, 'more than 2,000 lines'],
    ['an understated size', workbookBombs.understatedSize, xlsxType, reasons.resourceLimit],
    ['200 entries for one bomb', workbookBombs.overlappingEntries, xlsxType, reasons.resourceLimit],
    ['3,000 entries', workbookBombs.manyEntries, xlsxType, reasons.damagedFile],
    ['archives in archives', workbookBombs.nestedArchives, xlsxType, reasons.damagedFile],
    [
      'a zip bomb',
      () =>
        zipOf(
          new Map<string, string | Buffer>([
            ['xl/workbook.xml', '<a/>'],
            ['xl/worksheets/sheet1.xml', Buffer.alloc(60_000_000)],
          ]),
        ),
      xlsxType,
      reasons.resourceLimit,
    ],
    [
      'an archive that is no workbook',
      () => zipOf(new Map(Object.entries(workbookXml))),
      xlsxType,
      reasons.damagedFile,
    ],
    [
      'a cut archive',
      async () => (await xlsxOf([{ name: 'A', rows: quickBooksOnline }])).subarray(0, 600),
      xlsxType,
      reasons.damagedFile,
    ],
    [
      'noise behind a zip header',
      () => `PK\u0003\u0004${'noise'.repeat(500)}`,
      xlsxType,
      reasons.damagedFile,
    ],
  ])('%s has a reason', async (_name, make, mediaType, reason) => {
    await expect(read(await make(), mediaType)).rejects.toThrow(reason);
  });

  it('has a password', async () => {
    const bytes = await xlsxOf([{ name: 'A', rows: quickBooksOnline }]);
    const entry = bytes.indexOf('PK\u0001\u0002');
    bytes[entry + 8] = (bytes[entry + 8] ?? 0) | 1;
    await expect(read(bytes, xlsxType)).rejects.toThrow(specifiedReasons.passwordProtected);
  });

  it('replaces no tax form', async () => {
    const form = [
      'Form 1040 U.S. Individual Income Tax Return 2025',
      'Department of the Treasury - Internal Revenue Service OMB No. 1545-0074',
    ];
    const lines = Array.from({ length: 12 }, (_, at) => [
      `${at + 1} Line of total income, adjusted gross income and total tax`,
      100 * at,
    ]);
    await expect(readRows([...form.map((text) => [text]), ...lines])).rejects.toThrow(
      reasons.documentAsSpreadsheet,
    );
  });
});
