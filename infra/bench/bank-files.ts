import {
  accountMonths,
  cashFlow,
  cashflowRules,
  csvMapping,
  decidedRows,
  decodeBankFile,
  delimiterOf,
  disagreements,
  ledgerRows,
  planImport,
  readCsv,
  readOfx,
  offerMapping,
  statementAnchors,
  suggestMapping,
  type CashFlowRow,
  type CsvRow,
  type FileRow,
} from '@groundwork/engine-cashflow';
import {
  bankCells,
  type BankDialect,
  bankDialects,
  type BankExport,
  bankExports,
  exportFile,
  makeBankFile,
  makeBusiness,
  makeOfxFile,
} from '@groundwork/test-data';
import { at, atLeast, atMost, type Figure, figure, timed } from './figures.ts';
import type { Ground } from './ground.ts';

const TODAY = '2026-11-24';
const FILES = 1000;
const MONTHS = 24;
const ROWS_A_MONTH = 10_000;

type Outcome = 'exact' | 'refused' | 'changed';

function readAsOwner(
  cells: readonly CsvRow[],
  delimiter: ReturnType<typeof delimiterOf>,
  dialect: BankDialect,
) {
  const mapping = suggestMapping(cells, delimiter)?.mapping;
  if (mapping === undefined) return null;
  const dateOrder = mapping.dateOrder ?? (dialect.day.startsWith('d') ? 'dmy' : 'mdy');
  const decimal = mapping.decimal ?? (dialect.amount === 'comma' ? ',' : '.');
  return readCsv(cells, csvMapping.parse({ ...mapping, dateOrder, decimal }), TODAY);
}

function isSame(read: readonly FileRow[], rows: readonly object[]): boolean {
  const own = read.map(({ day, cents, text }) => ({ day, cents, text }));
  return JSON.stringify(own) === JSON.stringify(rows);
}

function readBank(bytes: Uint8Array, dialect: BankDialect) {
  const decoded = decodeBankFile(bytes);
  if (decoded.state === 'refused') return null;
  const delimiter = delimiterOf(decoded.text);
  return readAsOwner(bankCells(decoded.text, delimiter), delimiter, dialect);
}

function outcomeOf(dialect: BankDialect, seed: number): Outcome {
  const file = makeBankFile(dialect, seed);
  const reading = readBank(file.bytes, dialect);
  if (file.fault === null)
    return reading?.state === 'read' && isSame(reading.file.rows, file.rows) ? 'exact' : 'changed';
  const { line, code } = file.fault;
  const isFound = reading?.state === 'refused' && reading.line === line && reading.code === code;
  return isFound ? 'refused' : 'changed';
}

function readExport({ chosen, dateOrder, decimal }: BankExport, bytes: Uint8Array) {
  const decoded = decodeBankFile(bytes);
  if (decoded.state === 'refused') return null;
  const delimiter = delimiterOf(decoded.text);
  const cells = bankCells(decoded.text, delimiter);
  const mapping = offerMapping(cells, delimiter)?.mapping;
  if (mapping === undefined) return null;
  const answers = { dateOrder: mapping.dateOrder ?? dateOrder, decimal: mapping.decimal ?? decimal };
  return readCsv(cells, { ...mapping, columns: chosen ?? mapping.columns, ...answers }, TODAY);
}

function outcomeOfExport(of: BankExport, seed: number): Outcome {
  const file = exportFile(of, seed);
  const reading = readExport(of, file.bytes);
  if (of.refusal === null && file.faultLine === null)
    return reading?.state === 'read' && isSame(reading.file.rows, withoutBalances(file.rows))
      ? 'exact'
      : 'changed';
  if (reading?.state !== 'refused') return 'changed';
  return reading.code === of.refusal || reading.line === file.faultLine ? 'refused' : 'changed';
}

const withoutBalances = (rows: ReturnType<typeof exportFile>['rows']) =>
  rows.map(({ day, cents, text }) => ({ day, cents, text }));

function isOfxExact(version: 1 | 2, seed: number): boolean {
  const { text, rows } = makeOfxFile(version, seed);
  const reading = readOfx(text, TODAY);
  return reading.state === 'read' && isSame(reading.file.rows, rows);
}

function readAll(files: number): Figure[] {
  const counts = { exact: 0, refused: 0, changed: 0 };
  for (const dialect of bankDialects)
    for (let seed = 1; seed <= files; seed += 1) counts[outcomeOf(dialect, seed)] += 1;
  for (const of of bankExports)
    for (let seed = 1; seed <= files; seed += 1) counts[outcomeOfExport(of, seed)] += 1;
  for (const version of [1, 2] as const)
    for (let seed = 1; seed <= files; seed += 1) counts[isOfxExact(version, seed) ? 'exact' : 'changed'] += 1;
  return [
    atLeast('dialects of CSV', bankDialects.length, 30),
    atLeast('dialects and exports of CSV', bankDialects.length + bankExports.length, 60),
    figure('files with each row exact', counts.exact),
    figure('files refused at the line of their fault', counts.refused),
    atMost('files changed or refused without a fault', counts.changed, 0),
  ];
}

function manyRows(months: number, rowsOfMonth: number): CashFlowRow[] {
  const { rows } = makeBusiness(7, 'open', months);
  const copies = Math.ceil((months * rowsOfMonth) / rows.length);
  return Array.from({ length: copies }, (_, copy) =>
    rows.map((row, n) => ({ ...row, id: `${copy}-${n}`, cents: row.cents + copy * Math.sign(row.cents) })),
  ).flat();
}

async function figuresAgainstParse(months: number, rowsOfMonth: number, rounds: number): Promise<Figure[]> {
  const rows = manyRows(months, rowsOfMonth);
  const csv = rows.map(({ day, cents, text }) => `${day},"${text}",${cents / 100}`).join('\n');
  const accounts = ['main', 'save'].map((id) => ({
    id,
    accountType: 'checking',
    ownership: 'business' as const,
    closedOn: null,
    anchors: [],
    covered: [{ from: '2026-02-01', to: '2028-01-31' }],
  }));
  const times = { parse: [] as number[], figures: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    times.parse.push(await timed(() => bankCells(csv, ',')));
    times.figures.push(
      await timed(() => cashFlow({ accounts, rows, rules: cashflowRules, reading: 'cautious' })),
    );
  }
  const [parse, figures] = [at(times.parse, 0.5), at(times.figures, 0.5)];
  return [
    figure('rows', rows.length),
    figure('csv-parse, ms', parse),
    figure('figures, ms', figures),
    atMost('figures / csv-parse', figures / parse, 4),
  ];
}

async function planAgain(months: number, rowsOfMonth: number): Promise<Figure[]> {
  const rows = manyRows(months, rowsOfMonth).map(({ day, cents, text }, at) => ({
    line: at + 1,
    day,
    cents,
    text,
    balance: null,
    id: null,
  }));
  const covered = { from: '2026-02-01', to: '2028-01-31' };
  const total = rows.reduce((sum, { cents }) => sum + cents, 0);
  const anchors = statementAnchors(covered, 0, total);
  const file = { rows, skipped: { pending: 0, future: 0, failed: 0 }, anchors, covered, account: null };
  const applied = {
    id: 'a',
    source: 'csv',
    covered,
    rows: decidedRows(file, planImport(file, 'csv', []), {}),
  };
  let repeated = 0;
  const plan = await timed(() => (repeated = planImport(file, 'csv', ledgerRows([applied])).known));
  const { months: states } = accountMonths({ rows, anchors, covered: [covered], closedOn: null });
  return [
    figure('plan of the same rows again, ms', plan),
    atMost('rows that the ledger would store twice', rows.length - repeated, 0),
    atMost('months that do not add up', states.filter(({ state }) => state !== 'reconciled').length, 0),
    atMost(
      'files that disagree with themselves',
      disagreements([applied, { ...applied, id: 'b' }]).length,
      0,
    ),
  ];
}

export async function measure({ run }: Ground): Promise<readonly Figure[]> {
  const [files, months, rows, rounds] = run.short ? [3, 3, 300, 1] : [FILES, MONTHS, ROWS_A_MONTH, 3];
  return [
    ...readAll(files),
    ...(await figuresAgainstParse(months, rows, rounds)),
    ...(await planAgain(months, rows)),
  ];
}
