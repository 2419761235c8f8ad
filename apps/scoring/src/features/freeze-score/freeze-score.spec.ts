import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { events, rpc } from '@groundwork/contracts';
import { enclosedTotal } from '@groundwork/engine-scoring';
import { eventually } from '@groundwork/testing';
import { document, runScoring, type RunningScoring } from '../../../testing/running-scoring.ts';

let scoring: RunningScoring;
beforeAll(async () => {
  scoring = await runScoring();
});
afterAll(() => scoring.stop());

it('a frozen score has the input that gives it, without names, ids and texts', async () => {
  const userId = await scoring.ownerWithScore({ personalCreditScore: 740, annualRevenueCurrent: 480_000 });
  const before = await scoring.scoreOf(userId);
  const paper = document(1);
  await scoring.sendDocument(userId, events.documentProcessed, paper, 1);
  const { totalScore } = await eventually(
    () => scoring.scoreOf(userId),
    (score) => score.totalScore > before.totalScore,
  );
  const frozen = await scoring.rpc.call(rpc.scoring.freeze, { userId });
  expect(frozen.result).toMatchObject({ stated: { totalScore }, proven: null });
  expect(enclosedTotal(frozen.input as never)).toBe(totalScore);
  expect(frozen.input.documents).toMatchObject([{ category: 'tax_documents', sha256: '1' }]);
  const text = JSON.stringify(frozen);
  for (const secret of [userId, paper.documentId, paper.sha256]) expect(text).not.toContain(secret);
});
