import { randomUUID } from 'node:crypto';
import type { ActorId, MadeChange, UserId } from '@groundwork/contracts';
import { documentCreditRule, subcategoriesOf, uploadMessages } from '@groundwork/contracts';
import { contradictsSum, enterableFigures, ownSumOf } from '@groundwork/engine-documents';
import { fill } from '@groundwork/wording';
import { correctionNotFound, tooManyCorrections, wrongChange } from '../documents.errors.ts';
import { messages } from '../documents.wording.ts';
import type { DocumentRow, StoredCorrection } from './document.model.ts';
import { signalId, valuesInForce } from './values-in-force.rules.ts';

export interface Corrector {
  by: StoredCorrection['by'];
  actorId: ActorId | UserId;
  now: Date;
}

interface Target {
  name: string;
  page: number | null;
  read: StoredCorrection['read'];
  value: StoredCorrection['value'];
}

const maxCorrections = 300;

const kindOf = (row: DocumentRow) => valuesInForce(row).classification?.subcategory ?? row.subcategory;

type ReadFigure = DocumentRow['extracted'][number];

function assertPage(row: DocumentRow, read: ReadFigure | undefined, page: number, at: number): void {
  if (read && read.page !== page)
    throw wrongChange(at, 'page', fill(messages.wrongPage, { page: read.page }));
  const pages = row.pages ?? 1;
  const first = row.fromPage ?? 1;
  if (page < first || page >= first + pages)
    throw wrongChange(at, 'page', fill(messages.noSuchPage, { pages }));
}

const isPeriod = (name: string) => name === 'period' || name === 'taxYear';

function figureTarget(
  row: DocumentRow,
  { name, page, value }: Extract<MadeChange, { what: 'figure' }>,
  at: number,
): Target {
  const read = row.extracted.find((figure) => figure.name === name);
  const entry = enterableFigures(kindOf(row)).find((each) => each.name === name);
  if (isPeriod(name) || (!read && !entry)) throw wrongChange(at, 'name', messages.unknownFigure);
  assertPage(row, read, page, at);
  const isText = read ? read.value === null : entry?.isText === true;
  if (isText !== (typeof value === 'string'))
    throw wrongChange(at, 'value', isText ? messages.enterText : messages.enterAmount);
  return { name, page, read: read ? (read.value ?? read.text) : null, value };
}

function periodTarget(row: DocumentRow, name: 'period' | 'taxYear', value: string, at: number): Target {
  const read = row.extracted.find((figure) => figure.name === name);
  if (!read && !enterableFigures(kindOf(row)).some((entry) => entry.name === name))
    throw wrongChange(at, 'what', messages.unknownFigure);
  return { name, page: read?.page ?? 1, read: read?.text ?? null, value };
}

function kindTarget(
  row: DocumentRow,
  { category, subcategory }: Extract<MadeChange, { what: 'kind' }>,
  at: number,
): Target {
  if (!subcategoriesOf[category].includes(subcategory))
    throw wrongChange(at, 'subcategory', uploadMessages.wrongSubcategory);
  const { classification } = row;
  const read = classification ? `${classification.category}/${classification.subcategory}` : null;
  return { name: 'kind', page: null, read, value: `${category}/${subcategory}` };
}

function signalTarget(
  row: DocumentRow,
  { signal: name, word }: Extract<MadeChange, { what: 'signal' }>,
  at: number,
): Target {
  const signal = row.signals.find((each) => signalId(each) === name);
  if (!signal) throw wrongChange(at, 'signal', messages.unknownSignal);
  return { name, page: signal.page, read: signal.code, value: word };
}

function targetOf(row: DocumentRow, change: MadeChange, at: number): Target {
  if (change.what === 'figure') return figureTarget(row, change, at);
  if (change.what === 'taxYear') return periodTarget(row, 'taxYear', change.year, at);
  if (change.what === 'kind') return kindTarget(row, change, at);
  if (change.what === 'signal') return signalTarget(row, change, at);
  const { from, to } = change;
  if (from !== null && from > to) throw wrongChange(at, 'from', messages.wrongOrder);
  return periodTarget(row, 'period', from === null ? `to ${to}` : `${from} to ${to}`, at);
}

const isSameTarget = (one: Pick<StoredCorrection, 'what' | 'name'>, other: typeof one) =>
  one.what === other.what && one.name === other.name;

/** A newer correction of the same target replaces one that waits. */
function replaced(row: DocumentRow, entry: StoredCorrection, now: string): StoredCorrection[] {
  return row.corrections.map((each) =>
    each.state === 'waits' && isSameTarget(each, entry) ? { ...each, state: 'undone', decidedAt: now } : each,
  );
}

/** Against the document as it was read: a second correction does not make the first one right. */
function sumAgainst(row: DocumentRow, { name, value }: Target): Pick<StoredCorrection, 'sum'> {
  if (typeof value !== 'number') return {};
  const sum = ownSumOf({ ...row, subcategory: kindOf(row) }, name);
  return sum !== null && contradictsSum(value, sum) ? { sum } : {};
}

export function withCorrection(
  row: DocumentRow,
  change: MadeChange,
  at: number,
  { by, actorId, now }: Corrector,
): DocumentRow {
  if (row.corrections.length >= maxCorrections) throw tooManyCorrections(maxCorrections);
  const target = targetOf(row, change, at);
  const entry: StoredCorrection = {
    id: randomUUID(),
    what: change.what,
    ...target,
    ...(by === 'owner' && sumAgainst(row, target)),
    by,
    actorId,
    at: now.toISOString(),
    state: 'counts',
    decidedAt: null,
    decidedBy: null,
    before: null,
  };
  const corrections = [...replaced(row, entry, now.toISOString()), entry];
  return withPlaceOf({ ...row, corrections }, entry);
}

/** A counting kind is also the place of the document; the entry remembers the place before it. */
function withPlaceOf(row: DocumentRow, entry: StoredCorrection): DocumentRow {
  if (entry.what !== 'kind') return row;
  const [category, subcategory] = String(entry.value).split('/');
  const before = { category: row.category, subcategory: row.subcategory };
  const corrections = row.corrections.map((each) => (each.id === entry.id ? { ...each, before } : each));
  return { ...row, category, subcategory, corrections } as DocumentRow;
}

function withoutPlaceOf(row: DocumentRow, { before, state }: StoredCorrection): DocumentRow {
  return state === 'counts' ? { ...row, ...before } : row;
}

type Ending = Pick<StoredCorrection, 'state' | 'decidedAt'> & Partial<Pick<StoredCorrection, 'decidedBy'>>;

function ended(row: DocumentRow, entry: StoredCorrection, ending: Ending): DocumentRow {
  const next = { ...entry, ...ending };
  const corrections = row.corrections.map((each) => (each.id === entry.id ? next : each));
  if (ending.state === 'counts') return withPlaceOf({ ...row, corrections }, next);
  return withoutPlaceOf({ ...row, corrections }, entry);
}

/** An owner undoes only corrections of owners. */
export function withUndone(row: DocumentRow, id: string, { by, now }: Corrector): DocumentRow {
  const entry = row.corrections.find((each) => each.id === id);
  const isOpen = entry?.state === 'counts' || entry?.state === 'waits';
  if (!entry || !isOpen || (by === 'owner' && entry.by !== 'owner')) throw correctionNotFound();
  return ended(row, entry, { state: 'undone', decidedAt: now.toISOString() });
}

export function withDecision(
  row: DocumentRow,
  id: string,
  state: 'counts' | 'rejected',
  { actorId, now }: Corrector,
): DocumentRow {
  const entry = row.corrections.find((each) => each.id === id);
  if (entry?.state !== 'waits') throw correctionNotFound();
  return ended(row, entry, { state, decidedAt: now.toISOString(), decidedBy: actorId as UserId });
}

export const againstSums = ({ corrections }: Pick<DocumentRow, 'corrections'>): StoredCorrection[] =>
  corrections.filter(({ state, sum }) => state === 'waits' && sum !== undefined);

export const hasWaiting = ({ corrections }: Pick<DocumentRow, 'corrections'>): boolean =>
  corrections.some(({ state }) => state === 'waits');

export const decideWaiting = (
  row: DocumentRow,
  state: 'counts' | 'rejected',
  corrector: Corrector,
): DocumentRow =>
  row.corrections
    .filter((each) => each.state === 'waits')
    .reduce((next, { id }) => withDecision(next, id, state, corrector), row);

/** The corrections that `next` adds to `row` wait instead. */
export function waitingInstead(row: DocumentRow, next: DocumentRow): DocumentRow {
  const isNew = ({ id }: StoredCorrection) => !row.corrections.some((each) => each.id === id);
  return next.corrections
    .filter((each) => isNew(each) && each.state === 'counts')
    .toReversed()
    .reduce((result, entry) => ended(result, entry, { state: 'waits', decidedAt: null }), next);
}

const seriousFrom = 0.1;

const isAlarm = ({ severity, code }: DocumentRow['signals'][number]) =>
  severity >= seriousFrom || documentCreditRule.reviewedSignals.includes(code);

/** A figure against the sums of the document earns nothing. An alarm, and the kind of a document with bank rows, change without a number that scoring could compare. */
export function needsConfirmation(row: DocumentRow, next: DocumentRow): boolean {
  const isNew = ({ id }: StoredCorrection) => !row.corrections.some((each) => each.id === id);
  return next.corrections.filter(isNew).some(({ what, name, state, sum }) => {
    if (state !== 'counts') return false;
    if (sum !== undefined) return true;
    if (what === 'kind') return row.rowsKey !== null;
    return what === 'signal' && row.signals.some((each) => signalId(each) === name && isAlarm(each));
  });
}
