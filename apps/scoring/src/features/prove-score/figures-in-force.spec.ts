import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { events, type EvidenceState, type FigureWitnessState, rpc, type UserId } from '@groundwork/contracts';
import { figuresOf, type FigureWitness, settle } from '@groundwork/engine-evidence';
import { eventually, sendEvent } from '@groundwork/testing';
import { owner, type RunningScoring, runScoring } from '../../../testing/running-scoring.ts';

let scoring: RunningScoring;
beforeAll(async () => {
  scoring = await runScoring();
});
afterAll(() => scoring.stop());

const today = new Date().toISOString().slice(0, 10);
const nothing = 0;
const figures = { annualRevenueCurrent: 640_000, personalCreditScore: 760 };

const revenue: FigureWitnessState = {
  id: 'tax_return:annualRevenueCurrent:1',
  field: 'annualRevenueCurrent',
  source: 'tax_return',
  kind: 'schedule_c',
  value: 90_000,
  period: { from: '2025-01-01', to: '2025-12-31' },
  freshUntil: '2099-10-15',
  reviewed: false,
  confidence: 1,
  corrected: false,
  holder: { match: 'same', answer: null },
};

const sendEvidence: RunningScoring['sendEvidence'] = (...sent) => scoring.sendEvidence(...sent);
const graded = (...list: FigureWitnessState[]): EvidenceState => ({
  witnesses: [],
  accounts: [],
  figures: list,
});
const provenOf = (userId: UserId) => scoring.rpc.call(rpc.scoring.proven, { userId });

const ownerWithScore = () => scoring.ownerWithScore(figures);

describe('the figures behind the scores', () => {
  it('have evidence of an older version as what anybody can write', async () => {
    const userId = await ownerWithScore();
    const { holder: _holder, ...old } = revenue;
    await sendEvidence(userId, 1, { witnesses: [old as EvidenceState['witnesses'][number]], accounts: [] });
    const { totalScore } = await eventually(
      () => provenOf(userId),
      ({ contradictions }) => contradictions.length === 1,
    );
    expect(totalScore).toBe(nothing);
  });

  it('have the choice of the owner, so that a settled figure is in no dispute', async () => {
    const userId = await ownerWithScore();
    await sendEvidence(userId, 1, graded(revenue));
    const disputed = await eventually(
      () => provenOf(userId),
      ({ contradictions }) => contradictions.length === 1,
    );
    const field = 'annualRevenueCurrent';
    const [figure] = figuresOf(
      { values: figures, answered: Object.keys(figures) },
      [revenue as FigureWitness],
      [],
      today,
    );
    const settlement = figure && settle(figure, { use: revenue.id }, today);
    await sendEvent(scoring.connection, events.figuresChanged, {
      userId,
      aggregateId: userId,
      aggregateVersion: 2,
      data: {
        fields: [field],
        figures: { ...figures, [field]: 90_000 },
        answered: Object.keys(figures),
        typed: { [field]: 640_000 },
        settled: settlement ? [settlement] : [],
        cause: 'settled',
      },
    });
    const settled = await eventually(
      () => provenOf(userId),
      (proof) => proof.contradictions.length === 0,
    );
    expect(settled.totalScore).toBe(disputed.totalScore);
    expect(settled.totalScore).toBeGreaterThan(nothing);
    const { items } = await scoring.rpc.call(rpc.scoring.history, { userId, page: {} });
    expect(items[0]).toMatchObject({ cause: { type: 'profile', fields: [field] } });
  });

  it('are named in the history when their source is gone', async () => {
    const userId = owner();
    const field = 'averageBankBalance';
    const send = (aggregateVersion: number, value: number, more: object) =>
      sendEvent(scoring.connection, events.figuresChanged, {
        userId,
        aggregateId: userId,
        aggregateVersion,
        data: { fields: [field], figures: { [field]: value }, answered: [field], ...more },
      });
    await send(1, 94_189, { typed: { [field]: null }, cause: 'evidence' });
    const filled = await eventually(
      () => scoring.scoreOf(userId),
      ({ totalScore }) => totalScore > 0,
    );
    await send(2, 0, { answered: [], cause: 'evidence', fellBack: [field] });
    await scoring.settles(userId, 0);
    const { items } = await scoring.rpc.call(rpc.scoring.history, { userId, page: {} });
    expect(items).toMatchObject([
      { from: filled.totalScore, to: 0, cause: { type: 'evidence', fields: [field], fellBack: [field] } },
      { from: 0, to: filled.totalScore, cause: { type: 'evidence', fields: [field] } },
    ]);
  });
});
