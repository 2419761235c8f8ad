import { wordText } from '../classes/row-words.ts';
import type { FileRow } from '../files/bank-file.ts';
import type { LedgerRow } from './ledger-rows.ts';

export interface SamePayment {
  readonly row: FileRow;
  readonly existing: LedgerRow;
}

const mostWords = 12;
const shortestWord = 3;
/** Banks print them in most rows, so they name no payment. */
const usual = new Set(
  'ACH DEBIT CREDIT PAYMENT PMT PURCHASE CHECK CHECKCARD CARD DEPOSIT WITHDRAWAL TRANSFER POS ONLINE THE DES CCD PPD WEB INDN REF'.split(
    ' ',
  ),
);

const ownWords = (text: string): string[] =>
  [...new Set(wordText(text).split(' '))]
    .filter((word) => word.length >= shortestWord && !usual.has(word))
    .slice(0, mostWords);

interface Queue {
  readonly rows: LedgerRow[];
  next: number;
}

const dayAndSize = ({ day, cents }: { day: string; cents: number }): string => `${day}|${cents}`;

function queuesOf(rows: readonly LedgerRow[]): Map<string, Queue> {
  const queues = new Map<string, Queue>();
  for (const row of rows)
    for (const word of ownWords(row.text)) {
      const key = `${dayAndSize(row)}|${word}`;
      const queue = queues.get(key);
      if (queue === undefined) queues.set(key, { rows: [row], next: 0 });
      else queue.rows.push(row);
    }
  return queues;
}

function firstFree(queue: Queue | undefined, free: ReadonlySet<LedgerRow>): LedgerRow | undefined {
  if (queue === undefined) return undefined;
  for (let row = queue.rows[queue.next]; row !== undefined; row = queue.rows[queue.next]) {
    if (free.has(row)) return row;
    queue.next += 1;
  }
  return undefined;
}

const isFromOther = (own: string, other: string): boolean =>
  (own === 'csv' && other === 'ofx') || (own === 'ofx' && other === 'csv');

type Matcher = (row: FileRow) => LedgerRow | undefined;

function matcherOfWords(source: string, free: ReadonlySet<LedgerRow>): Matcher {
  const queues = queuesOf([...free].filter((row) => isFromOther(source, row.source)));
  if (queues.size === 0) return () => undefined;
  return (row) => {
    const votes = new Map<LedgerRow, number>();
    for (const word of ownWords(row.text)) {
      const existing = firstFree(queues.get(`${dayAndSize(row)}|${word}`), free);
      if (existing !== undefined) votes.set(existing, (votes.get(existing) ?? 0) + 1);
    }
    return [...votes].sort((a, b) => b[1] - a[1])[0]?.[0];
  };
}

function matcherOfIds(source: string, free: ReadonlySet<LedgerRow>): Matcher {
  const own = [...free].filter((row) => row.source === source && row.id !== null);
  const byId = new Map(own.map((row) => [`${dayAndSize(row)}|${row.id ?? ''}`, row]));
  return (row) => {
    const existing = row.id === null ? undefined : byId.get(`${dayAndSize(row)}|${row.id}`);
    if (existing === undefined || !free.has(existing)) return undefined;
    const words = new Set(ownWords(existing.text));
    return ownWords(row.text).some((word) => words.has(word)) ? existing : undefined;
  };
}

/** A CSV and an OFX file print one payment with other texts, so a common word decides. */
export function samePayments(rows: readonly FileRow[], source: string, free: Set<LedgerRow>): SamePayment[] {
  const matchers = [matcherOfIds(source, free), matcherOfWords(source, free)];
  return rows.flatMap((row) => {
    const existing = matchers.map((match) => match(row)).find((each) => each !== undefined);
    if (existing === undefined) return [];
    free.delete(existing);
    return [{ row, existing }];
  });
}
