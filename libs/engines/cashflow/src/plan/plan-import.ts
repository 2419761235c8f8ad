import type { BankFile, FileRow } from '../files/bank-file.ts';
import { daysBetween } from '../days.ts';
import { sumOf } from '../rounding.ts';
import type { AppliedRow, LedgerRow } from './ledger-rows.ts';
import { rowKey } from './row-key.ts';
import { type SamePayment, samePayments } from './same-payments.ts';

export type DoubtReason = 'OTHER_TEXT' | 'OTHER_DAY';
export type DoubtDecision = 'add' | 'skip';

export interface Doubt {
  /** The number of the row in its file. It is the same in each plan of the file. */
  readonly id: string;
  readonly row: FileRow;
  readonly reason: DoubtReason;
  readonly existing: LedgerRow;
  readonly default: DoubtDecision;
}

export interface ImportPlan {
  readonly rows: number;
  readonly new: readonly FileRow[];
  readonly known: number;
  readonly same: readonly SamePayment[];
  readonly doubts: readonly Doubt[];
  readonly skipped: BankFile['skipped'];
  readonly firstDay: string;
  readonly lastDay: string;
  readonly opening: number | null;
  readonly closing: number | null;
  readonly totalIn: number;
  readonly totalOut: number;
}

const maxDaysApart = 3;

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

interface Split {
  readonly rest: FileRow[];
  readonly free: LedgerRow[];
  readonly known: number;
}

function splitByOccurrence(rows: readonly FileRow[], ledger: readonly LedgerRow[]): Split {
  const stored = groupBy(ledger, ({ key }) => key);
  const counts = new Map<string, number>();
  const rest = rows.filter((row) => {
    const key = rowKey(row);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count > (stored.get(key)?.length ?? 0);
  });
  const free = [...stored].flatMap(([key, same]) => same.slice(counts.get(key) ?? 0));
  return { rest, free, known: rows.length - rest.length };
}

/** An id that a file or the ledger has twice names no row. */
function uniqueIds(rows: readonly { readonly id: string | null }[]): Set<string> {
  const groups = groupBy(
    rows.filter(({ id }) => id !== null),
    ({ id }) => id ?? '',
  );
  return new Set([...groups].filter(([, same]) => same.length === 1).map(([id]) => id));
}

interface Match {
  readonly row: FileRow;
  readonly existing: LedgerRow;
  readonly reason: DoubtReason;
}

type Matcher = (row: FileRow) => Match | null;

function matcherOfSameDay(free: Set<LedgerRow>): Matcher {
  const byAmount = groupBy([...free], ({ day, cents }) => `${day}|${cents}`);
  return (row) => {
    const existing = byAmount.get(`${row.day}|${row.cents}`)?.find((each) => free.has(each));
    if (existing === undefined) return null;
    free.delete(existing);
    return { row, existing, reason: 'OTHER_TEXT' };
  };
}

function matcherOfSameId(free: Set<LedgerRow>, rows: readonly FileRow[]): Matcher {
  const [ownIds, storedIds] = [uniqueIds(rows), uniqueIds([...free])];
  const byId = new Map([...free].map((row) => [row.id, row]));
  return (row) => {
    if (row.id === null || !ownIds.has(row.id) || !storedIds.has(row.id)) return null;
    const existing = byId.get(row.id);
    if (existing === undefined || !free.has(existing) || existing.cents !== row.cents) return null;
    if (Math.abs(daysBetween(existing.day, row.day)) > maxDaysApart) return null;
    free.delete(existing);
    return { row, existing, reason: 'OTHER_DAY' };
  };
}

function matchesOf(file: BankFile, rest: readonly FileRow[], open: Set<LedgerRow>): Match[] {
  const sameDay = matcherOfSameDay(open);
  const matches = rest.flatMap((row) => sameDay(row) ?? []);
  const matched = new Set(matches.map(({ row }) => row));
  const sameId = matcherOfSameId(open, file.rows);
  return [...matches, ...rest.filter((row) => !matched.has(row)).flatMap((row) => sameId(row) ?? [])];
}

function balancesOf({ anchors, covered }: BankFile): Pick<ImportPlan, 'opening' | 'closing'> {
  const own = anchors.filter(({ extended }) => extended !== true);
  const opening = own.find(({ day }) => day < covered.from)?.cents ?? null;
  return { opening, closing: own.find(({ day }) => day === covered.to)?.cents ?? null };
}

export function planImport(file: BankFile, source: string, ledger: readonly LedgerRow[]): ImportPlan {
  const { rest, free, known } = splitByOccurrence(file.rows, ledger);
  const open = new Set(free);
  const same = samePayments(rest, source, open);
  const matched = new Set(same.map(({ row }) => row));
  const others = rest.filter((row) => !matched.has(row));
  const matches = matchesOf(file, others, open);
  const doubtful = new Set(matches.map(({ row }) => row));
  const position = new Map(file.rows.map((row, at) => [row, at]));
  return {
    rows: file.rows.length,
    new: others.filter((row) => !doubtful.has(row)),
    known: known + same.length,
    same,
    doubts: matches.map((match) => ({
      id: String(position.get(match.row)),
      ...match,
      default: match.existing.source === source ? 'add' : 'skip',
    })),
    skipped: file.skipped,
    firstDay: file.covered.from,
    lastDay: file.covered.to,
    ...balancesOf(file),
    totalIn: sumOf(file.rows, ({ cents }) => Math.max(0, cents)),
    totalOut: sumOf(file.rows, ({ cents }) => Math.max(0, -cents)),
  };
}

/** The rows to store for the file. A skipped row counts as the row that it repeats. */
export function decidedRows(
  file: BankFile,
  plan: ImportPlan,
  decisions: Readonly<Record<string, DoubtDecision>>,
): AppliedRow[] {
  const decided = plan.doubts.filter((doubt) => (decisions[doubt.id] ?? doubt.default) === 'skip');
  const skipped = new Map([...plan.same, ...decided].map(({ row, existing }) => [row, existing.key]));
  return file.rows.map((row) => {
    const { day, cents, text, id } = row;
    return { day, cents, text, id, sameAs: skipped.get(row) };
  });
}
