import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AnalysisResult, LearnedLabel } from '@groundwork/contracts';
import { ownWordsMonths, pdfOfDocument, statementInOwnWords } from '@groundwork/test-data';
import { RunningWorker } from '../testing/running-worker.ts';

let worker: RunningWorker;
beforeAll(async () => {
  worker = await RunningWorker.start();
});
afterAll(() => worker.stop());

const april = statementInOwnWords(ownWordsMonths.april);
const may = statementInOwnWords(ownWordsMonths.may);

type Reading = Extract<AnalysisResult, { outcome: 'analysed' }>;

async function read(paper: typeof april): Promise<Reading> {
  const job = await worker.requestAnalysis(pdfOfDocument(paper), { category: 'bank_statements' });
  const result = await worker.resultOf(job, 110_000);
  if (result.outcome !== 'analysed') throw new Error(result.reason);
  return result;
}

const closing = ({ extracted }: Reading) => extracted.find(({ name }) => name === 'endingBalance');

describe('a file of an owner', () => {
  it('is read by the labels that documents sends, and reports those that it prints', async () => {
    const first = await read(april);
    expect(closing(first)?.value).not.toBe(april.truth['endingBalance']);
    expect(first.paperLabels?.labels).toContainEqual({
      label: 'money that stayed',
      value: april.truth['endingBalance'],
    });
    const from = { document: randomUUID(), correction: randomUUID(), at: '2025-05-04T10:00:00.000Z' };
    const { fingerprint = [] } = first.paperLabels ?? {};
    const label: LearnedLabel = { figure: 'endingBalance', label: 'money that stayed', fingerprint, from };
    worker.teach([label]);
    const next = await read(may);
    expect(closing(next)).toMatchObject({ value: may.truth['endingBalance'], learned: from });
    worker.teach([{ ...label, fingerprint: ['00000000', ...fingerprint.slice(1)] }]);
    expect(closing(await read(may))).not.toHaveProperty('learned');
  });
});
