import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  actingForSelf,
  type AnalysisResult,
  type CorrectFiguresBody,
  type DocumentView,
  type LearnedLabel,
  rpc,
  type UserId,
} from '@groundwork/contracts';
import { emptyFileFacts, readDocument } from '@groundwork/engine-documents';
import { ownWordsMonths, statementInOwnWords, wordsOf } from '@groundwork/test-data';
import { analyzedResult, type RunningDocuments, runDocuments } from '../testing/running-documents.ts';
import { WeighingScoring } from '../testing/weighing-scoring.ts';

let running: RunningDocuments;
let scoring: WeighingScoring;
let rise: number;
beforeAll(async () => {
  running = await runDocuments();
  scoring = new WeighingScoring(running);
});
afterAll(() => running.stop());
beforeEach(async () => {
  rise = 0;
  await scoring.answer(() => rise);
});

const place = { category: 'bank_statements', subcategory: 'business_checking' } as const;
const april = statementInOwnWords(ownWordsMonths.april);
const may = statementInOwnWords(ownWordsMonths.may);
const closing = ({ truth }: typeof april) => truth['endingBalance'] ?? NaN;

const learnedBy = async (owner: string, { id }: DocumentView): Promise<readonly LearnedLabel[]> =>
  (await running.files.forReading({ userId: owner as UserId, documentId: id })).learned;

function resultOf(paper: typeof april, learned: readonly LearnedLabel[]): AnalysisResult {
  const {
    blank: _,
    figuresKey: __,
    ...reading
  } = readDocument(wordsOf(paper), place.category, emptyFileFacts, 0, learned);
  return { outcome: 'analysed', ...reading, pages: 1 };
}

/** What a worker does. */
async function uploadRead(owner: string, paper: typeof april): Promise<DocumentView> {
  const document = await running.upload(owner, randomUUID(), undefined, place);
  await running.record(document.id, resultOf(paper, await learnedBy(owner, document)));
  return running.get(owner, document.id);
}

const correct = ({ id, version = 0 }: DocumentView, owner: string, changes: CorrectFiguresBody['changes']) =>
  running.service.rpc.call(rpc.documents.correct, {
    ...actingForSelf(owner),
    documentId: id,
    correction: { version, changes },
  });

const toClosing = (value: number): CorrectFiguresBody['changes'] => [
  { what: 'figure', name: 'endingBalance', page: 1, value },
];

const figure = ({ aiAnalysis }: DocumentView) =>
  aiAnalysis.extracted.find(({ name }) => name === 'endingBalance');

const questions = ({ aiAnalysis }: DocumentView) => aiAnalysis.questions?.map(({ name }) => name) ?? [];

const lastCorrection = ({ aiAnalysis }: DocumentView): string => aiAnalysis.corrections?.at(-1)?.id ?? '';

describe('a statement in words that no kind has', () => {
  it('is a question once: the next month is read by the correction, and only for its owner', async () => {
    const [owner, neighbor] = [randomUUID(), randomUUID()];
    const first = await uploadRead(owner, april);
    expect(figure(first)?.value).not.toBe(closing(april));
    expect(questions(first)).toContain('endingBalance');
    const corrected = await correct(first, owner, toClosing(closing(april)));
    expect(figure(corrected)?.value).toBe(closing(april));

    const next = await uploadRead(owner, may);
    expect(figure(next)).toMatchObject({
      value: closing(may),
      learned: { document: first.id, correction: lastCorrection(corrected) },
    });
    expect(questions(next)).not.toContain('endingBalance');

    const others = await uploadRead(neighbor, may);
    expect(figure(others)?.value).toBe(figure(await uploadRead(randomUUID(), may))?.value);
    expect(figure(others)?.value).not.toBe(closing(may));
    expect(figure(others)).not.toHaveProperty('learned');
    expect(questions(others)).toContain('endingBalance');
  });

  it('is read as before after Undo, and by the correction after Analyze again of a document that has one', async () => {
    const owner = randomUUID();
    const corrected = await correct(await uploadRead(owner, april), owner, toClosing(closing(april)));
    await running.reanalyze(owner, corrected.id);
    await running.record(corrected.id, resultOf(april, await learnedBy(owner, corrected)), 2);
    const again = await running.get(owner, corrected.id);
    expect(figure(again)).toMatchObject({ value: closing(april), learned: { document: corrected.id } });
    expect(await learnedBy(owner, again)).toHaveLength(1);

    await correct(again, owner, [{ what: 'undo', correction: lastCorrection(again) }]);
    expect(await learnedBy(owner, again)).toEqual([]);
    expect(figure(await uploadRead(owner, may))?.value).not.toBe(closing(may));
  });
});

describe('a correction that waits', () => {
  const uploadWaiting = async () => {
    rise = 20;
    const owner = randomUUID();
    const waiting = await correct(await uploadRead(owner, april), owner, toClosing(closing(april)));
    expect(await learnedBy(owner, waiting)).toEqual([]);
    return { owner, waiting };
  };

  it('teaches from the confirmation of a reviewer on', async () => {
    const { owner, waiting } = await uploadWaiting();
    await running.service.rpc.call(rpc.documents.verify, {
      reviewerId: randomUUID(),
      documentId: waiting.id,
    });
    expect(await learnedBy(owner, waiting)).toMatchObject([
      { figure: 'endingBalance', label: 'money that stayed', from: { document: waiting.id } },
    ]);
  });

  it('teaches nothing after its rejection', async () => {
    const { owner, waiting } = await uploadWaiting();
    const { version = 0 } = waiting;
    const changes = [{ what: 'reject' as const, correction: lastCorrection(waiting) }];
    await running.service.rpc.call(rpc.documents.reviewFigures, {
      reviewerId: randomUUID(),
      documentId: waiting.id,
      correction: { version, changes },
    });
    expect(await learnedBy(owner, waiting)).toEqual([]);
  });
});

describe('learned labels', () => {
  const teach = async (owner: string) =>
    correct(await uploadRead(owner, april), owner, toClosing(closing(april)));

  it('are stored encrypted, and are in the export of their owner only', async () => {
    const owner = randomUUID();
    const corrected = await teach(owner);
    for (const table of ['learned_labels', 'paper_labels']) {
      const rows = await running.service.query(`select t::text as row from ${table} t where user_id = $1`, [
        owner,
      ]);
      expect(rows).toHaveLength(1);
      expect(String(rows[0]?.['row'])).not.toMatch(/stayed|endingBalance/i);
    }
    const exported = async (userId: string) =>
      (await running.service.rpc.call(rpc.privacy.documents, { ...actingForSelf(userId), page: {} })).items;
    expect(await exported(owner)).toMatchObject([
      {
        view: { id: corrected.id },
        learned: [{ figure: 'endingBalance', label: 'money that stayed', from: { document: corrected.id } }],
      },
    ]);
    const other = randomUUID();
    await uploadRead(other, april);
    expect(await exported(other)).toMatchObject([{ learned: [] }]);
  });

  it('are gone with their document', async () => {
    const owner = randomUUID();
    const corrected = await teach(owner);
    const own = { ...actingForSelf(owner), documentId: corrected.id };
    await running.service.rpc.call(rpc.documents.remove, own);
    expect(await learnedBy(owner, corrected)).toEqual([]);
    await running.service.rpc.call(rpc.documents.restore, own);
    expect(await learnedBy(owner, corrected)).toHaveLength(1);
  });

  it('are at most a hundred for each owner: the oldest leaves', async () => {
    const owner = randomUUID();
    const names = Array.from({ length: 50 }, (_, at) => `figure${at}`);
    const letters = (at: number) => `label ${String.fromCharCode(97 + (at % 26))}${at < 26 ? 'x' : 'y'}`;
    const ids: string[] = [];
    for (let document = 0; document < 3; document += 1) {
      const read = await running.uploadProcessed(owner, {
        ...analyzedResult,
        pages: 1,
        extracted: names.map((name) => ({ name, label: name, value: 1, text: null, confidence: 1, page: 1 })),
        paperLabels: {
          fingerprint: ['00000000', '00000001'],
          labels: names.map((_, at) => ({ label: letters(at), value: 100 + at })),
        },
      });
      ids.push(read.id);
      await correct(
        read,
        owner,
        names.map((name, at) => ({ what: 'figure', name, page: 1, value: 100 + at })),
      );
    }
    const learned = await learnedBy(owner, await running.get(owner, ids[2] ?? ''));
    expect(learned).toHaveLength(100);
    expect(new Set(learned.map(({ from }) => from.document))).toEqual(new Set(ids.slice(1)));
  });
});
