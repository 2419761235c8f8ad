import { describe, expect, it } from '@jest/globals';
import type { ActorId, MadeChange } from '@groundwork/contracts';
import { correctionOf, readDocument } from '../../testing/sample-document.ts';
import {
  type Corrector,
  decideWaiting,
  hasWaiting,
  needsConfirmation,
  waitingInstead,
  withCorrection,
  withDecision,
  withUndone,
} from './correct-document.rules.ts';
import type { DocumentRow } from './document.model.ts';

const now = new Date('2026-11-22T09:08:07Z');
const at = now.toISOString();
const owner: Corrector = { by: 'owner', actorId: readDocument.userId, now };
const reviewer: Corrector = { by: 'reviewer', actorId: 'a reviewer' as ActorId, now };

const figure = (name: string, value: number | string, page = 2): MadeChange => ({
  what: 'figure',
  name,
  page,
  value,
});
const kind = (category: string, subcategory: string) =>
  ({ what: 'kind', category, subcategory }) as Extract<MadeChange, { what: 'kind' }>;
const toStatement = kind('bank_statements', 'business_savings');
const signal = (name: string): MadeChange => ({ what: 'signal', signal: name, word: 'It is right' });

const correct = (change: MadeChange, row: DocumentRow = readDocument, by = owner) =>
  withCorrection(row, change, 4, by);
const lastOf = ({ corrections }: DocumentRow) => corrections.at(-1);
const idOf = (row: DocumentRow): string => lastOf(row)?.id ?? '';

function problemOf(change: MadeChange, row?: DocumentRow): unknown {
  try {
    correct(change, row);
    return null;
  } catch (error) {
    const { details } = error as { details: { field: string; message: string }[] };
    return [details[0]?.field, details[0]?.message];
  }
}

describe('a correction of a figure', () => {
  it('stores who corrected what, where and when, beside what was read', () => {
    const row = correct(figure('grossReceipts', 640.5));
    expect(row.corrections).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        what: 'figure',
        name: 'grossReceipts',
        page: 2,
        read: 580,
        value: 640.5,
        by: 'owner',
        actorId: readDocument.userId,
        at,
        state: 'counts',
        decidedAt: null,
        decidedBy: null,
        before: null,
      },
    ]);
    expect({ ...row, corrections: [] }).toEqual(readDocument);
  });

  it('can correct a text, and add a figure of the kind that was not read', () => {
    expect(lastOf(correct(figure('holder', 'Bo', 1)))).toMatchObject({ read: 'Jo', value: 'Bo', page: 1 });
    expect(lastOf(correct(figure('netProfit', 91, 3)))).toMatchObject({ read: null, value: 91, page: 3 });
  });

  it.each([
    [figure('wages', 91), 'name', 'This document has no figure with this name'],
    [figure('taxYear', '2025'), 'name', 'This document has no figure with this name'],
    [figure('period', 'to 2025-12-31'), 'name', 'This document has no figure with this name'],
    [figure('grossReceipts', 91, 3), 'page', 'This figure is on page 2'],
    [figure('netProfit', 91, 4), 'page', 'This document has 3 pages'],
    [figure('grossReceipts', '91'), 'value', 'Enter an amount'],
    [figure('netProfit', '91'), 'value', 'Enter an amount'],
    [figure('holder', 91, 1), 'value', 'Enter a text'],
  ])('is rejected at its place: %j', (change, field, message) => {
    expect(problemOf(change)).toEqual([`changes.4.${field}`, message]);
  });

  it('has one page if the number of pages is unknown', () => {
    expect(problemOf(figure('netProfit', 91, 2), { ...readDocument, pages: null })).toEqual([
      'changes.4.page',
      'This document has 1 page',
    ]);
  });

  it('has the pages of its file if the document is a part of one', () => {
    const part = { ...readDocument, fromPage: 4, toPage: 6 };
    const refusal = ['changes.4.page', 'This document has 3 pages'];
    const pages = [3, 4, 6, 7].map((page) => problemOf(figure('netProfit', 91, page), part));
    expect(pages).toEqual([refusal, null, null, refusal]);
  });

  it('follows the figures of the corrected kind', () => {
    const statement = correct(toStatement);
    expect(problemOf(figure('period', 'to 2025-12-31', 1), statement)).toEqual([
      'changes.4.name',
      'This document has no figure with this name',
    ]);
    expect(problemOf(figure('netProfit', 91), statement)).toEqual([
      'changes.4.name',
      'This document has no figure with this name',
    ]);
    expect(lastOf(correct(figure('bank', 'North', 1), statement))).toMatchObject({ value: 'North' });
    expect(problemOf(figure('bank', 91, 1), statement)).toEqual(['changes.4.value', 'Enter a text']);
    const unread = { ...readDocument, classification: null, subcategory: 'schedule_c' as const };
    expect(problemOf(figure('netProfit', 91), unread)).toBeNull();
  });

  it('is the last one after 300', () => {
    const many = (count: number): DocumentRow => ({
      ...readDocument,
      corrections: Array.from({ length: count }, (_, place) => correctionOf({ id: `c${place}` })),
    });
    expect(correct(figure('netProfit', 91), many(299)).corrections).toHaveLength(300);
    expect(() => correct(figure('netProfit', 91), many(300))).toThrow('300 corrections');
  });
});

describe('a correction of the dates', () => {
  const period = (from: string | null, to: string): MadeChange => ({ what: 'period', from, to });

  it('writes a period, a day or a year beside the text that was read', () => {
    const statement = correct(toStatement);
    expect(lastOf(correct(period('2025-02-01', '2025-03-31'), statement))).toMatchObject({
      what: 'period',
      name: 'period',
      page: 1,
      read: null,
      value: '2025-02-01 to 2025-03-31',
    });
    expect(lastOf(correct(period(null, '2025-03-31'), statement))?.value).toBe('to 2025-03-31');
    expect(lastOf(correct(period('2025-03-31', '2025-03-31'), statement))).toBeDefined();
    expect(lastOf(correct({ what: 'taxYear', year: '2024' }))).toMatchObject({
      what: 'taxYear',
      name: 'taxYear',
      page: 3,
      read: '2025',
      value: '2024',
    });
  });

  it.each([
    [period('2025-04-01', '2025-03-31'), 'from', 'The first day is after the last day'],
    [period('2025-02-01', '2025-03-31'), 'what', 'This document has no figure with this name'],
  ])('is rejected: %j', (change, field, message) => {
    expect(problemOf(change)).toEqual([`changes.4.${field}`, message]);
  });
});

describe('a correction of the kind', () => {
  it('moves the document, and remembers what was read and the place before', () => {
    const row = correct(toStatement);
    expect(row).toMatchObject({ category: 'bank_statements', subcategory: 'business_savings' });
    expect(lastOf(row)).toMatchObject({
      name: 'kind',
      page: null,
      read: 'tax_documents/schedule_c',
      value: 'bank_statements/business_savings',
      before: { category: 'tax_documents', subcategory: 'form_1040' },
    });
    expect(lastOf(correct(toStatement, { ...readDocument, classification: null }))?.read).toBeNull();
  });

  it('is rejected for a kind of another category', () => {
    const [field] = problemOf(kind('bank_statements', 'schedule_c')) as string[];
    expect(field).toBe('changes.4.subcategory');
  });

  it('moves the document back when it is undone', () => {
    const other = correct(figure('netProfit', 91));
    const moved = correct(toStatement, other);
    const row = withUndone(moved, idOf(moved), owner);
    expect(row).toMatchObject({ category: 'tax_documents', subcategory: 'form_1040' });
    expect(row.corrections.map(({ state, decidedAt }) => [state, decidedAt])).toEqual([
      ['counts', null],
      ['undone', at],
    ]);
  });
});

describe('a correction of a finding', () => {
  it('names the finding by its content', () => {
    expect(lastOf(correct(signal('SUM|3|250|240')))).toMatchObject({
      what: 'signal',
      name: 'SUM|3|250|240',
      page: 3,
      read: 'SUM',
      value: 'It is right',
    });
    expect(problemOf(signal('SUM|3|250|241'))).toEqual([
      'changes.4.signal',
      'This document has no such signal',
    ]);
  });
});

describe('a correction that waits', () => {
  const waitingRow = () => waitingInstead(readDocument, correct(toStatement));

  it('leaves the document at its place until a reviewer decides', () => {
    const waiting = waitingRow();
    expect(lastOf(waiting)).toMatchObject({ state: 'waits', decidedAt: null });
    expect(waiting).toMatchObject({ category: 'tax_documents', subcategory: 'form_1040' });
    expect([hasWaiting(waiting), hasWaiting(readDocument)]).toEqual([true, false]);
    expect(hasWaiting(correct(toStatement))).toBe(false);
  });

  it('moves the document when it is confirmed, not when it is rejected', () => {
    const waiting = waitingRow();
    const confirmed = withDecision(waiting, idOf(waiting), 'counts', reviewer);
    expect(confirmed).toMatchObject({ category: 'bank_statements', subcategory: 'business_savings' });
    expect(lastOf(confirmed)).toMatchObject({ decidedAt: at, decidedBy: 'a reviewer', state: 'counts' });
    const rejected = withDecision(waiting, idOf(waiting), 'rejected', reviewer);
    expect(rejected).toMatchObject({ category: 'tax_documents', subcategory: 'form_1040' });
    expect(lastOf(rejected)).toMatchObject({ state: 'rejected' });
    expect(withUndone(waiting, idOf(waiting), owner)).toMatchObject({ category: 'tax_documents' });
  });

  it('leaves the document where its owner moved it meanwhile', () => {
    const place = { category: 'financial_reports', subcategory: 'profit_loss' } as const;
    const moved = { ...waitingRow(), ...place };
    expect(withDecision(moved, idOf(moved), 'rejected', reviewer)).toMatchObject(place);
    expect(withUndone(moved, idOf(moved), owner)).toMatchObject(place);
  });

  it('is no correction that the same request undoes', () => {
    const added = correct(toStatement);
    const undone = withUndone(added, idOf(added), owner);
    expect(waitingInstead(readDocument, undone).corrections.map(({ state }) => state)).toEqual(['undone']);
  });

  it('is replaced by a newer one of the same target only', () => {
    const states = ['figure/netProfit', 'figure/netProfit', 'figure/grossReceipts', 'taxYear/netProfit'];
    const corrections = states.map((target, place) => {
      const [what, name = ''] = target.split('/');
      const state = place === 1 ? 'counts' : 'waits';
      return correctionOf({ id: `c${place}`, name, state, what: what as MadeChange['what'] });
    });
    const row = correct(figure('netProfit', 91), { ...readDocument, corrections });
    expect(row.corrections.map(({ state, decidedAt }) => [state, decidedAt])).toEqual([
      ['undone', at],
      ['counts', null],
      ['waits', null],
      ['waits', null],
      ['counts', null],
    ]);
  });

  it('is one of those that a correction added, the last place first', () => {
    const before = correct(figure('netProfit', 91));
    const twice = correct(kind('financial_reports', 'profit_loss'), correct(toStatement, before));
    const row = waitingInstead(before, twice);
    expect(row.corrections.map(({ state }) => state)).toEqual(['counts', 'waits', 'waits']);
    expect(row).toMatchObject({ category: 'tax_documents', subcategory: 'form_1040' });
  });

  it('is decided together with the others that wait', () => {
    const corrections = (['waits', 'counts', 'waits', 'undone'] as const).map((state, place) =>
      correctionOf({ id: `c${place}`, state }),
    );
    const row = decideWaiting({ ...readDocument, corrections }, 'rejected', reviewer);
    expect(row.corrections.map(({ state }) => state)).toEqual(['rejected', 'counts', 'rejected', 'undone']);
  });
});

describe('the end of a correction', () => {
  const rowWith = (more: Parameters<typeof correctionOf>[0]): DocumentRow => ({
    ...readDocument,
    corrections: [correctionOf({ id: 'other' }), correctionOf({ id: 'this', ...more })],
  });

  it.each([
    ['owner', owner, { state: 'counts' }],
    ['owner', owner, { state: 'waits' }],
    ['reviewer', reviewer, { state: 'counts' }],
    ['reviewer', reviewer, { state: 'counts', by: 'reviewer' }],
  ] as const)('is made by an %s (%#)', (_name, by, more) => {
    const states = withUndone(rowWith(more), 'this', by).corrections.map(({ state }) => state);
    expect(states).toEqual(['counts', 'undone']);
  });

  it.each([
    ['already undone', owner, { state: 'undone' }],
    ['rejected', owner, { state: 'rejected' }],
    ['of a reviewer, by the owner', owner, { state: 'counts', by: 'reviewer' }],
  ] as const)('is impossible: %s', (_name, by, more) => {
    expect(() => withUndone(rowWith(more), 'this', by)).toThrow('can’t find this correction');
  });

  it('is impossible for an unknown correction, and a decision for one that does not wait', () => {
    expect(() => withUndone(rowWith({}), 'that', reviewer)).toThrow('can’t find this correction');
    expect(() => withDecision(rowWith({ state: 'waits' }), 'that', 'counts', reviewer)).toThrow('can’t find');
    expect(() => withDecision(rowWith({}), 'this', 'counts', reviewer)).toThrow('can’t find');
  });
});

describe('the need of a confirmation', () => {
  const needs = (change: MadeChange, more: Partial<DocumentRow> = {}) => {
    const row = { ...readDocument, ...more };
    return needsConfirmation(row, correct(change, row));
  };

  it('exists for a serious finding and for a finding about the kind', () => {
    expect(needs(signal('TAMPERED|1||'))).toBe(true);
    expect(needs(signal('SUM|3|250|240'))).toBe(false);
    expect(needs(signal('UNKNOWN_KIND|||'))).toBe(true);
    expect(needs(signal('EDGE|2||'))).toBe(true);
  });

  it('exists for the kind of a document with bank rows', () => {
    expect([needs(toStatement), needs(toStatement, { rowsKey: 'rows/1' })]).toEqual([false, true]);
    expect(needs(figure('netProfit', 91), { rowsKey: 'rows/1' })).toBe(false);
  });

  it('exists for new corrections that count only', () => {
    const moved = correct(signal('TAMPERED|1||'));
    expect(needsConfirmation(moved, correct(figure('netProfit', 91), moved))).toBe(false);
    expect(needsConfirmation(readDocument, waitingInstead(readDocument, moved))).toBe(false);
    expect(needsConfirmation(readDocument, correct(figure('netProfit', 91), moved))).toBe(true);
    const before = correct(figure('netProfit', 91));
    expect(needsConfirmation(before, correct(signal('TAMPERED|1||'), before))).toBe(true);
  });
});
