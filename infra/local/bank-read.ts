import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import {
  accountMonths,
  type BankFile,
  cashflowRules,
  classify,
  type CsvRow,
  decodeBankFile,
  delimiterOf,
  offerMapping,
  planImport,
  readCsv,
  readOfx,
  refuse,
} from '@groundwork/engine-cashflow';
import { fill } from '@groundwork/wording';
import { parse } from 'csv-parse/sync';
import { Failure } from './failure.ts';
import { bankTexts } from './local.wording.ts';
import { runCommand } from './operator-command.ts';
import { FLAG, Misused, orMisused, TEXT } from './options.mjs';
import { print } from './progress.ts';

const HELP = `npm run bank:read -- FILE [options]
  Reads a file of bank rows and prints its plan, its months and the classes of its rows. It stores nothing.

  --account CHECKING   the name of the account in the output (default: the name of the file)
  --help               prints this text
Exit code 0: the file can be imported; 1: it is refused or needs an answer; 2: wrong arguments.
`;

interface CsvRecord {
  readonly record: string[];
  readonly info: { readonly lines: number };
}

function cellsOf(text: string, delimiter: string): CsvRow[] {
  const options = { delimiter, info: true, relax_column_count: true, relax_quotes: true } as const;
  const more = { skip_empty_lines: true, record_delimiter: '\n' } as const;
  const records = parse(text, { ...options, ...more }) as unknown as CsvRecord[];
  return records.map(({ record, info }) => ({ line: info.lines, cells: record }));
}

function readTable(text: string, today: string): ReturnType<typeof readCsv> {
  const delimiter = delimiterOf(text);
  const cells = cellsOf(text, delimiter);
  const suggestion = offerMapping(cells, delimiter);
  if (suggestion === null) return refuse('NOT_A_BANK_FILE');
  print(fill(bankTexts.columns, { columns: JSON.stringify(suggestion.mapping.columns) }));
  return readCsv(cells, suggestion.mapping, today);
}

function readFile(file: string, today: string): BankFile {
  const decoded = decodeBankFile(readFileSync(file));
  if (decoded.state === 'refused') throw new Failure(decoded.message);
  const reading = decoded.format === 'ofx' ? readOfx(decoded.text, today) : readTable(decoded.text, today);
  if (reading.state === 'refused') throw new Failure(reading.message);
  if (reading.state === 'question')
    throw new Failure(fill(bankTexts.questions, { questions: reading.questions.join(', ') }));
  return reading.file;
}

const dollars = (cents: number | null): string => (cents === null ? '-' : (cents / 100).toFixed(2));

function printPlan(account: string, file: BankFile): void {
  const plan = planImport(file, 'file', []);
  print(
    fill(bankTexts.plan, {
      account,
      count: plan.rows,
      from: plan.firstDay,
      to: plan.lastDay,
      income: dollars(plan.totalIn),
      outgoing: dollars(plan.totalOut),
      pending: plan.skipped.pending,
      future: plan.skipped.future,
      failed: plan.skipped.failed,
    }),
  );
}

function printMonths({ rows, anchors, covered }: BankFile): void {
  const { months } = accountMonths({ rows, anchors, covered: [covered], closedOn: null });
  for (const { month, state, opening, closing } of months)
    print(fill(bankTexts.month, { month, state, opening: dollars(opening), closing: dollars(closing) }));
}

function printClasses(account: string, { rows }: BankFile): void {
  const classified = rows.map(({ day, cents, text }, at) => ({ id: String(at), account, day, cents, text }));
  const counts = new Map<string, { count: number; cents: number }>();
  classify(classified, cashflowRules).forEach((verdict, at) => {
    const before = counts.get(verdict.class) ?? { count: 0, cents: 0 };
    counts.set(verdict.class, { count: before.count + 1, cents: before.cents + (rows[at]?.cents ?? 0) });
  });
  for (const [name, { count, cents }] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1)))
    print(fill(bankTexts.class, { name, count, amount: dollars(cents) }));
}

async function read(args: string[]): Promise<void> {
  const options = { account: TEXT, help: FLAG };
  const { values, positionals } = orMisused(() => parseArgs({ args, options, allowPositionals: true }));
  if (values.help) {
    print(HELP);
    return;
  }
  const [file] = positionals;
  if (file === undefined) throw new Misused(bankTexts.noFile);
  const account = values.account ?? basename(file);
  const read = readFile(file, new Date().toISOString().slice(0, 10));
  printPlan(account, read);
  printMonths(read);
  printClasses(account, read);
  await Promise.resolve();
}

await runCommand(read, HELP);
