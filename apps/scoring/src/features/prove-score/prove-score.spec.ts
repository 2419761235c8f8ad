import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type EvidenceState,
  type FigureWitnessState,
  provenScore,
  rpc,
  type UserId,
} from '@groundwork/contracts';
import { currentRules, score } from '@groundwork/engine-scoring';
import { eventually } from '@groundwork/testing';
import { engineInput } from '../../domain/score-input.rules.ts';
import { owner, type RunningScoring, runScoring } from '../../../testing/running-scoring.ts';
import { ComputeDueScores } from '../compute-due-scores/compute-due-scores.use-case.ts';

let scoring: RunningScoring;
beforeAll(async () => {
  scoring = await runScoring();
});
afterAll(() => scoring.stop());

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const today = dayFromNow(0);

function revenueOf(value: number, freshUntil = dayFromNow(300)): FigureWitnessState {
  return {
    id: `tax_return:annualRevenueCurrent:${value}`,
    field: 'annualRevenueCurrent',
    source: 'tax_return',
    kind: 'schedule_c',
    value,
    period: { from: '2025-01-01', to: '2025-12-31' },
    freshUntil,
    reviewed: false,
    confidence: 1,
    page: 1,
    figure: 'grossReceipts',
    corrected: false,
    holder: { match: 'same', answer: null },
  };
}

const sendEvidence: RunningScoring['sendEvidence'] = (...sent) => scoring.sendEvidence(...sent);
const witnesses = (...list: FigureWitnessState[]): EvidenceState => ({
  witnesses: [],
  accounts: [],
  figures: list,
});

const provenOf = (userId: UserId) => scoring.rpc.call(rpc.scoring.proven, { userId });
const stepsOf = async (userId: UserId) =>
  (await scoring.rpc.call(rpc.scoring.provenHistory, { userId, page: {} })).items;
const waitForTotal = (userId: UserId, total: number) =>
  eventually(
    () => provenOf(userId),
    ({ totalScore }) => totalScore === total,
  );
/** A computation under way would store the copy that it read. */
const waitForRest = (userId: UserId) =>
  eventually(
    () => scoring.query('select pending from owners where user_id = $1 and total_score > 0', [userId]),
    ([owner]) => owner?.['pending'] === null,
  );
const eventsOf = (userId: UserId, type = 'score.proven-changed') =>
  scoring.query('select data from outbox where type = $2 and aggregate_id = $1 order by id', [userId, type]);

const figures = { annualRevenueCurrent: 640_000, personalCreditScore: 760, personalGuarantee: true };

/** The input of the contract by hand: witnessed figures, all else blank. */
const totalByHand = (annualRevenueCurrent: number): number =>
  score(
    engineInput({
      figures: { annualRevenueCurrent },
      answered: ['annualRevenueCurrent'],
      accounts: [],
      documents: [],
    }),
    today,
    currentRules,
  ).totalScore;

const nothing = 0;
const withRevenue = totalByHand(590_000);

const ownerWithScore = () => scoring.ownerWithScore(figures);

describe('the proven score', () => {
  it('is the plain score over witnessed figures, and the stated score does not change', async () => {
    expect(withRevenue).toBeGreaterThan(nothing);
    const userId = await ownerWithScore();
    expect((await provenOf(userId)).totalScore).toBe(nothing);
    const { proven: _, ...before } = await scoring.scoreOf(userId);
    await sendEvidence(userId, 1, witnesses(revenueOf(590_000)));
    const proof = await waitForTotal(userId, withRevenue);
    const { proven, ...after } = await scoring.scoreOf(userId);
    expect({ ...after, calculatedAt: '' }).toEqual({ ...before, calculatedAt: '' });
    expect(proven).toEqual({
      totalScore: withRevenue,
      confirmedTotal: nothing,
      restsOnYourWord: after.totalScore - withRevenue,
      contradictions: 1,
    });
    expect(provenScore.strict().parse(proof)).toMatchObject({
      statedTotal: after.totalScore,
      contradictions: [
        {
          field: 'annualRevenueCurrent',
          label: 'Annual revenue, current year',
          stated: 640_000,
          witnessed: 590_000,
          page: 1,
          documentId: null,
          outlier: null,
        },
      ],
      witnesses: [{ id: 'tax_return:annualRevenueCurrent:590000' }],
    });
    const sum = Object.values(proof.factors.breakdown).reduce((total, each) => total + each.contribution, 0);
    expect(sum).toBe(withRevenue);
    expect(proof.criteria.find(({ code }) => code === 'CR1')).toMatchObject({ badge: 'stated', points: 0 });
  });

  it('exists for an owner without data and rests on nothing', async () => {
    const proof = await provenOf(owner());
    expect(proof).toMatchObject({ totalScore: 0, restsOnYourWord: 0, witnesses: [], contradictions: [] });
  });

  it('has its own history with causes, and an event for each change of the total', async () => {
    const userId = await ownerWithScore();
    await sendEvidence(userId, 1, witnesses(revenueOf(590_000)));
    await waitForTotal(userId, withRevenue);
    await sendEvidence(userId, 2, witnesses(revenueOf(90_000)));
    await waitForTotal(userId, totalByHand(90_000));
    expect(await stepsOf(userId)).toMatchObject([
      { from: withRevenue, to: totalByHand(90_000), cause: { type: 'evidence' } },
      { from: nothing, to: withRevenue, cause: { type: 'evidence' } },
    ]);
    expect(await eventsOf(userId)).toMatchObject([
      { data: { from: nothing, to: withRevenue, cause: 'evidence' } },
      { data: { from: withRevenue, to: totalByHand(90_000), cause: 'evidence' } },
    ]);
    expect(await stepsOf(owner())).toEqual([]);
  });

  it('follows the newest evidence when events arrive twice, late and out of order', async () => {
    const userId = await ownerWithScore();
    const id = crypto.randomUUID();
    await sendEvidence(userId, 3, witnesses(revenueOf(590_000)), id);
    await waitForTotal(userId, withRevenue);
    await sendEvidence(userId, 3, witnesses(revenueOf(590_000)), id);
    await sendEvidence(userId, 3, witnesses());
    await sendEvidence(userId, 1, witnesses());
    await sendEvidence(userId, 2, witnesses(revenueOf(10)));
    const other = owner();
    await sendEvidence(other, 1, witnesses(revenueOf(590_000)));
    await waitForTotal(other, withRevenue);
    expect((await provenOf(userId)).witnesses).toHaveLength(1);
    expect(await stepsOf(userId)).toHaveLength(1);
    expect(await eventsOf(userId)).toHaveLength(1);
    await sendEvidence(userId, 4, witnesses());
    await waitForTotal(userId, nothing);
    expect(await stepsOf(userId)).toHaveLength(2);
  });

  it('stores a wiped copy again from the evidence that the ledger repeats each day', async () => {
    const userId = owner();
    await scoring.sendProfile(userId, 1, figures);
    await sendEvidence(userId, 5, witnesses(revenueOf(590_000)));
    await waitForTotal(userId, withRevenue);
    await waitForRest(userId);
    await scoring.query('delete from proofs where user_id = $1', [userId]);
    await scoring.sendProfile(userId, 2, { ...figures, personalCreditScore: 700 });
    await waitForTotal(userId, nothing);
    await sendEvidence(userId, 5, witnesses(revenueOf(590_000)));
    await waitForTotal(userId, withRevenue);
  });

  it('loses the points of a witness on the day after its last day, with time as the cause', async () => {
    const userId = await ownerWithScore();
    await sendEvidence(userId, 1, witnesses(revenueOf(590_000, today)));
    expect((await waitForTotal(userId, withRevenue)).expiring).toMatchObject([{ freshUntil: today }]);
    const until = dayFromNow(-1);
    await scoring.query(
      `update proofs set evidence = jsonb_set(evidence, '{figures,0,freshUntil}', to_jsonb($2::text))
       where user_id = $1`,
      [userId, until],
    );
    await scoring.query('update owners set calculated_for = calculated_for - 1 where user_id = $1', [userId]);
    await scoring.app.get(ComputeDueScores).sweep();
    expect(await provenOf(userId)).toMatchObject({ totalScore: nothing, contradictions: [] });
    const [step] = await stepsOf(userId);
    expect(step).toMatchObject({ from: withRevenue, to: nothing, cause: { type: 'time' } });
  });

  it('announces its end two weeks before and on its last day, once each', async () => {
    const userId = owner();
    const lastDay = dayFromNow(14);
    await scoring.sendProfile(userId, 1, figures);
    await waitForTotal(userId, nothing);
    await sendEvidence(userId, 1, witnesses(revenueOf(590_000, dayFromNow(15))));
    await waitForTotal(userId, withRevenue);
    expect(await eventsOf(userId, 'proof.expiring')).toEqual([]);
    await sendEvidence(userId, 2, witnesses(revenueOf(590_000, lastDay)));
    await eventually(
      () => eventsOf(userId, 'proof.expiring'),
      (sent) => sent.length === 1,
    );
    const nextDay = async () => {
      await scoring.query('update owners set calculated_for = calculated_for - 1 where user_id = $1', [
        userId,
      ]);
      await scoring.app.get(ComputeDueScores).sweep();
    };
    await nextDay();
    expect(await eventsOf(userId, 'proof.expiring')).toEqual([{ data: { lastDay } }]);
    await scoring.query(
      `update proofs set evidence = jsonb_set(evidence, '{figures,0,freshUntil}', to_jsonb($2::text)),
         notified = jsonb_build_object($2::text, $3::text) where user_id = $1`,
      [userId, today, dayFromNow(-14)],
    );
    await nextDay();
    await nextDay();
    expect(await eventsOf(userId, 'proof.expiring')).toEqual([
      { data: { lastDay } },
      { data: { lastDay: today } },
    ]);
  });

  it('has no contradiction after the profile has the figure of the document', async () => {
    const userId = owner();
    await scoring.sendProfile(userId, 1, figures);
    await sendEvidence(userId, 1, witnesses(revenueOf(590_000)));
    await eventually(
      () => provenOf(userId),
      ({ contradictions }) => contradictions.length === 1,
    );
    await scoring.sendProfile(userId, 2, { ...figures, annualRevenueCurrent: 590_000 });
    await eventually(
      () => provenOf(userId),
      ({ contradictions }) => contradictions.length === 0,
    );
  });
});
