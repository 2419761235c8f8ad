import { cashflowRules, cashFlow, decodeBankFile, delimiterOf, readCsv } from '@groundwork/engine-cashflow';
import { suggestMapping, type CashFlowRow, type CsvRow } from '@groundwork/engine-cashflow';
import { bankCells, type BankDialect, bankDialects, makeBankFile, makeBusiness } from '@groundwork/testing';
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
  return readCsv(cells, { ...mapping, dateOrder, decimal }, TODAY);
}

function outcomeOf(dialect: BankDialect, seed: number): Outcome {
  const { bytes, rows, fault } = makeBankFile(dialect, seed);
  const decoded = decodeBankFile(bytes);
  if (decoded.state === 'refused') return 'changed';
  const delimiter = delimiterOf(decoded.text);
  const reading = readAsOwner(bankCells(decoded.text, delimiter), delimiter, dialect);
  if (reading?.state === 'refused')
    return reading.line === fault?.line && reading.code === fault?.code ? 'refused' : 'changed';
  if (reading?.state !== 'read' || fault !== null) return 'changed';
  const read = reading.file.rows.map(({ day, cents, text }) => ({ day, cents, text }));
  return JSON.stringify(read) === JSON.stringify(rows) ? 'exact' : 'changed';
}

function readAll(files: number): Figure[] {
  const counts = { exact: 0, refused: 0, changed: 0 };
  for (const dialect of bankDialects)
    for (let seed = 1; seed <= files; seed += 1) counts[outcomeOf(dialect, seed)] += 1;
  return [
    atLeast('dialects', bankDialects.length, 30),
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

export async function measure({ run }: Ground): Promise<readonly Figure[]> {
  const [files, months, rows, rounds] = run.short ? [3, 3, 300, 1] : [FILES, MONTHS, ROWS_A_MONTH, 3];
  return [...readAll(files), ...(await figuresAgainstParse(months, rows, rounds))];
}
