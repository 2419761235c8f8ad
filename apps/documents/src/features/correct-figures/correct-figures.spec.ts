import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  actingForSelf,
  type CorrectFiguresBody,
  type DocumentState,
  type DocumentView,
  type ExtractedFigure,
  rpc,
} from '@groundwork/contracts';
import { analyzedResult, type RunningDocuments, runDocuments } from '../../../testing/running-documents.ts';
import { signalOf } from '../../../testing/sample-document.ts';
import { WeighingScoring } from '../../../testing/weighing-scoring.ts';

let running: RunningDocuments;
let scoring: WeighingScoring;
let weighed: { from: DocumentState; to: DocumentState }[];
let rise: number;

beforeAll(async () => {
  running = await runDocuments();
  scoring = new WeighingScoring(running);
});
afterAll(() => running.stop());
beforeEach(async () => {
  [rise, weighed] = [0, []];
  await scoring.answer(({ from, to }) => {
    weighed.push({ from, to });
    return rise;
  });
});

const figure = (name: string, content: number | string, confidence = 1): ExtractedFigure => ({
  name,
  label: name,
  confidence,
  page: 1,
  ...(typeof content === 'number' ? { value: content, text: null } : { value: null, text: content }),
});
const form1040 = {
  pages: 2,
  extracted: [
    figure('totalIncome', 85_200, 0.72),
    figure('adjustedGrossIncome', 80_000),
    figure('taxYear', '2024'),
  ],
};
type Changes = CorrectFiguresBody['changes'];

const correct = ({ id, version = 0 }: DocumentView, owner: string, changes: Changes) =>
  running.service.rpc.call(rpc.documents.correct, {
    ...actingForSelf(owner),
    documentId: id,
    correction: { version, changes },
  });
const toIncome = (value: number | string, page = 1): Changes => [
  { what: 'figure', name: 'totalIncome', page, value },
];
const upload = async (result: Partial<typeof analyzedResult> = form1040) => {
  const owner = randomUUID();
  return { owner, document: await running.uploadProcessed(owner, result) };
};
const valueOf = ({ aiAnalysis }: DocumentView, name: string) =>
  aiAnalysis.extracted.find((each) => each.name === name);
const lastEvent = async (id: string) => {
  const sql = 'select type, data from outbox where aggregate_id = $1 order by id desc limit 1';
  return (await running.service.query(sql, [id]))[0] as { type: string; data: DocumentState };
};

describe('a question to the owner', () => {
  it('exists for a figure below 90 % and for a failed sum without an alarm', async () => {
    const question = { ...signalOf('REPORT_ARITHMETIC'), severity: 0.08, page: 1 };
    const { document } = await upload({ ...form1040, signals: [question] });
    expect(document.aiAnalysis.questions).toEqual([
      {
        what: 'figure',
        name: 'totalIncome',
        page: 1,
        candidates: [{ value: 85_200, page: 1, box: null }],
      },
      { what: 'signal', name: 'REPORT_ARITHMETIC|1||', page: 1 },
    ]);
    expect(document).toMatchObject({ reviewRequired: false, fraudScore: 0 });
  });

  it('ends with the owner’s yes, which changes no value and needs no answer of scoring', async () => {
    const { owner, document } = await upload();
    const { aiAnalysis } = await correct(document, owner, toIncome(85_200));
    expect(aiAnalysis.questions).toEqual([]);
    expect(aiAnalysis.corrections).toMatchObject([{ read: 85_200, value: 85_200, state: 'counts' }]);
    expect(weighed).toEqual([]);
  });
});

describe('a correction of a figure', () => {
  it('shows the value beside what was read, with its history, audit entry and one event', async () => {
    const { owner, document } = await upload();
    const corrected = await correct(document, owner, toIncome(95_200.5));
    expect(valueOf(corrected, 'totalIncome')).toMatchObject({
      value: 95_200.5,
      read: { value: 85_200, text: null },
    });
    expect(corrected.aiAnalysis.corrections).toMatchObject([
      { what: 'figure', name: 'totalIncome', read: 85_200, value: 95_200.5, by: 'owner', state: 'counts' },
    ]);
    const { type, data } = await lastEvent(document.id);
    expect([type, data.figures?.[0]]).toEqual([
      'document.reviewed',
      { name: 'totalIncome', value: 95_200.5, page: 1, confidence: 0.72, corrected: true },
    ]);
    const sql = 'select actor, action, details from audit_entries where subject_id = $1';
    expect(await running.service.query(sql, [document.id])).toEqual([
      { actor: owner, action: 'document.corrected', details: { changes: ['figure'] } },
    ]);
    expect(await running.eventTypes(document.id)).toHaveLength(3);
  });

  it('waits for a reviewer if it raises the score by more than 10 points', async () => {
    rise = 11;
    const { owner, document } = await upload();
    const waiting = await correct(document, owner, toIncome(185_200));
    expect(valueOf(waiting, 'totalIncome')?.value).toBe(85_200);
    expect(waiting).toMatchObject({ reviewRequired: true });
    expect(waiting.aiAnalysis.corrections).toMatchObject([{ state: 'waits', value: 185_200 }]);
    expect((await lastEvent(document.id)).data.figures?.[0]?.value).toBe(85_200);
  });

  it('is compared with the reading, so small steps do not add up', async () => {
    rise = 10;
    const { owner, document } = await upload();
    const first = await correct(document, owner, toIncome(86_000));
    await correct(first, owner, toIncome(87_000));
    expect(weighed.map(({ from, to }) => [from.figures?.[0]?.value, to.figures?.[0]?.value])).toEqual([
      [85_200, 86_000],
      [85_200, 87_000],
    ]);
  });

  it('waits while scoring is away', async () => {
    await scoring.goAway();
    const { owner, document } = await upload();
    const { aiAnalysis } = await correct(document, owner, toIncome(1));
    expect(aiAnalysis.corrections).toMatchObject([{ state: 'waits' }]);
  });

  it('adds a figure that the analysis did not find', async () => {
    const { owner, document } = await upload();
    const change = { what: 'figure', name: 'totalTax', page: 2, value: 9000 } as const;
    const corrected = await correct(document, owner, [change]);
    expect(valueOf(corrected, 'totalTax')).toMatchObject({ value: 9000, page: 2, read: null });
  });

  it('stands after a new analysis', async () => {
    const { owner, document } = await upload();
    await correct(document, owner, toIncome(95_200));
    await running.reanalyze(owner, document.id);
    await running.record(document.id, { ...analyzedResult, ...form1040 }, 2);
    const again = await running.get(owner, document.id);
    expect(valueOf(again, 'totalIncome')?.value).toBe(95_200);
  });

  it('is undone by its owner, and then the read value counts', async () => {
    const { owner, document } = await upload();
    const corrected = await correct(document, owner, toIncome(95_200));
    const correction = corrected.aiAnalysis.corrections?.[0]?.id ?? '';
    const undone = await correct(corrected, owner, [{ what: 'undo', correction }]);
    expect(valueOf(undone, 'totalIncome')?.value).toBe(85_200);
    expect(undone.aiAnalysis.corrections).toMatchObject([{ state: 'undone' }]);
    await expect(correct(undone, owner, [{ what: 'undo', correction }])).rejects.toMatchObject({
      code: 'CORRECTION_NOT_FOUND',
    });
  });
});

describe('a correction of the kind, the period or a signal', () => {
  it('gives an unknown document its kind and place', async () => {
    const signals = [signalOf('UNKNOWN_KIND')];
    const { owner, document } = await upload({ classification: null, signals });
    const kind = { what: 'kind', category: 'financial_reports', subcategory: 'profit_loss' } as const;
    const corrected = await correct(document, owner, [kind]);
    expect(corrected).toMatchObject({ category: 'financial_reports', subcategory: 'profit_loss' });
    expect(corrected.reviewRequired).toBe(false);
    const { data } = await lastEvent(document.id);
    expect(data).toMatchObject({ subcategory: 'profit_loss', signals: [] });
    const correction = corrected.aiAnalysis.corrections?.[0]?.id ?? '';
    const undone = await correct(corrected, owner, [{ what: 'undo', correction }]);
    expect(undone).toMatchObject({ category: 'tax_documents', reviewRequired: true });
  });

  it('changes the tax year and the period of the events', async () => {
    const { owner, document } = await upload();
    const dated = await correct(document, owner, [{ what: 'taxYear', year: '2023' }]);
    expect((await lastEvent(document.id)).data.taxYear).toBe('2023');
    const period: Changes = [{ what: 'period', from: '2023-01-01', to: '2023-12-31' }];
    await expect(correct(dated, owner, period)).rejects.toMatchObject({
      details: [{ field: 'changes.0.what' }],
    });
    const category = 'financial_reports';
    const classification = { category, subcategory: 'profit_loss', certainty: 1 } as const;
    const report = await upload({ classification });
    await correct(report.document, report.owner, period);
    const { data } = await lastEvent(report.document.id);
    expect(data.period).toEqual({ from: '2023-01-01', to: '2023-12-31' });
  });

  it('never ends an alarm without a reviewer, and ends a question at once', async () => {
    const alarm = { ...signalOf('FORM_ARITHMETIC'), severity: 0.8, page: 1 };
    const question = { ...signalOf('REPORT_ARITHMETIC'), severity: 0.08, page: 1 };
    const unknown = signalOf('UNKNOWN_KIND');
    const { owner, document } = await upload({ signals: [alarm, question, unknown], fraudScore: 0.8 });
    const [first, second, third] = document.aiAnalysis.signals.map(({ id = '' }) => id);
    const mark = (signal = ''): Changes => [{ what: 'signal', signal, word: 'A printed year' }];
    const marked = await correct(document, owner, mark(first));
    expect(marked).toMatchObject({ fraudScore: 0.8, reviewRequired: true });
    const all = await correct(marked, owner, [...mark(second), ...mark(third)]);
    expect(all.aiAnalysis.corrections?.map(({ state }) => state)).toEqual(['waits', 'waits', 'waits']);
    const both = await correct(all, owner, mark(second));
    expect(both.aiAnalysis.corrections?.at(-1)?.state).toBe('counts');
    expect(both.aiAnalysis.questions).toEqual([]);
  });

  it('never ends the review of a spreadsheet', async () => {
    const { owner, document } = await upload({ signals: [signalOf('SPREADSHEET')], fraudScore: 0 });
    const [signal = ''] = document.aiAnalysis.signals.map(({ id = '' }) => id);
    const marked = await correct(document, owner, [{ what: 'signal', signal, word: 'No' }]);
    expect(marked).toMatchObject({ reviewRequired: true });
    expect(marked.aiAnalysis.corrections).toMatchObject([{ state: 'waits' }]);
  });
});

describe('a correction with bad input', () => {
  it.each<[string, Changes, object]>([
    [
      'an unknown figure',
      [{ what: 'figure', name: 'nothing', page: 1, value: 1 }],
      { field: 'changes.0.name' },
    ],
    ['the wrong page', toIncome(1, 2), { field: 'changes.0.page' }],
    ['a text for an amount', toIncome('many'), { field: 'changes.0.value' }],
    ['an amount out of bounds', toIncome(1e13), { field: 'correction.changes.0.value' }],
    ['an unknown signal', [{ what: 'signal', signal: 'none', word: 'x' }], { field: 'changes.0.signal' }],
    [
      'a wrong order',
      [{ what: 'period', from: '2024-02-01', to: '2024-01-01' }],
      { field: 'changes.0.from' },
    ],
  ])('fails for %s and stores nothing', async (_, changes, detail) => {
    const { owner, document } = await upload();
    const both: Changes = [...toIncome(1), ...changes];
    await expect(correct(document, owner, changes)).rejects.toMatchObject({
      kind: 'invalid',
      code: 'INVALID_INPUT',
      details: [expect.objectContaining(detail)],
    });
    await expect(correct(document, owner, both)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    expect((await running.get(owner, document.id)).aiAnalysis.corrections).toEqual([]);
  });

  it('fails for a stale version, another owner’s document and one in analysis', async () => {
    const { owner, document } = await upload();
    const next = await correct(document, owner, toIncome(1));
    await expect(correct(document, owner, toIncome(2))).rejects.toMatchObject({
      kind: 'conflict',
      code: 'DOCUMENT_CHANGED',
    });
    await expect(correct(next, randomUUID(), toIncome(2))).rejects.toMatchObject({ kind: 'not-found' });
    const waiting = await running.reanalyze(owner, document.id);
    await expect(correct(waiting, owner, toIncome(2))).rejects.toMatchObject({ code: 'BEING_ANALYSED' });
  });

  it('stores one of two corrections that arrive together', async () => {
    const { owner, document } = await upload();
    const outcomes = await Promise.allSettled(
      [1, 2].map((value) => correct(document, owner, toIncome(value))),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await running.eventTypes(document.id)).toHaveLength(3);
  });

  it('fails for a rejected document', async () => {
    const owner = randomUUID();
    const { id } = await running.upload(owner);
    await running.record(id, { outcome: 'rejected', reason: 'This form is blank' });
    const rejected = await running.get(owner, id);
    await expect(correct(rejected, owner, toIncome(2))).rejects.toMatchObject({ code: 'NOT_ANALYSED' });
  });
});

describe('a correction against the sums of the document', () => {
  const report = {
    classification: { category: 'financial_reports', subcategory: 'profit_loss', certainty: 1 } as const,
    extracted: [
      figure('revenue', 891_302),
      figure('totalExpenses', 700_000),
      figure('netIncome', 191_302),
      figure('period', '2025-01-01 to 2025-12-31'),
    ],
  };
  const toRevenue = (value: number): Changes => [{ what: 'figure', name: 'revenue', page: 1, value }];
  const stateOfRevenue = async (id: string) => (await lastEvent(id)).data.figures?.[0];
  const decide = (document: DocumentView, what: 'confirm' | 'reject') =>
    running.service.rpc.call(rpc.documents.reviewFigures, {
      reviewerId: randomUUID(),
      documentId: document.id,
      correction: {
        version: document.version ?? 0,
        changes: [{ what, correction: document.aiAnalysis.corrections?.[0]?.id ?? '' }],
      },
    });

  it('waits with the sum, also without a point, and other services learn the sum', async () => {
    const { owner, document } = await upload(report);
    const waiting = await correct(document, owner, toRevenue(899_000));
    expect(waiting).toMatchObject({ reviewRequired: true });
    expect(waiting.aiAnalysis.corrections).toMatchObject([
      { state: 'waits', read: 891_302, value: 899_000, sum: 891_302 },
    ]);
    expect(valueOf(waiting, 'revenue')?.value).toBe(891_302);
    expect(weighed).toEqual([]);
    expect(await stateOfRevenue(document.id)).toEqual({
      name: 'revenue',
      value: 899_000,
      page: 1,
      confidence: 1,
      corrected: true,
      paperSum: 891_302,
    });
  });

  it('counts without the sum once a reviewer confirms it, and is gone if she rejects it', async () => {
    const { owner, document } = await upload(report);
    await decide(await correct(document, owner, toRevenue(899_000)), 'confirm');
    expect(await stateOfRevenue(document.id)).toMatchObject({ value: 899_000, corrected: true });
    expect(await stateOfRevenue(document.id)).not.toHaveProperty('paperSum');
    const other = await upload(report);
    await decide(await correct(other.document, other.owner, toRevenue(899_000)), 'reject');
    expect(await stateOfRevenue(other.document.id)).toEqual({
      name: 'revenue',
      value: 891_302,
      page: 1,
      confidence: 1,
    });
  });

  it('is none with a value that the sums allow, or where no sum holds', async () => {
    const { owner, document } = await upload(report);
    const within = await correct(document, owner, toRevenue(891_302.5));
    expect(within.aiAnalysis.corrections).toMatchObject([{ state: 'counts' }]);
    expect(within.aiAnalysis.corrections?.[0]).not.toHaveProperty('sum');
    const [revenue, , ...others] = report.extracted;
    const open = await upload({ ...report, extracted: [revenue!, figure('totalExpenses', 5), ...others] });
    const { aiAnalysis } = await correct(open.document, open.owner, toRevenue(899_000));
    expect(aiAnalysis.corrections).toMatchObject([{ state: 'counts' }]);
    expect(aiAnalysis.corrections?.[0]).not.toHaveProperty('sum');
  });
});
