import { describe, expect, it } from '@jest/globals';
import { documentId, type EvidenceState, type FigureWitnessState, figuresOf } from '@groundwork/contracts';
import { currentRules, figuresOfProfile } from '@groundwork/engine-scoring';
import { proofOf } from './proof.rules.ts';
import { provenSummary, provenView } from './proof.view.ts';

const today = '2026-11-20';
const document = documentId.parse('7f1c1c39-26b6-4d53-8d1c-6f0c2b8b7b12');
const profile = { annualRevenueCurrent: 640_000, personalCreditScore: 725, netProfitMargin: 12 };

function witness(more: Partial<FigureWitnessState>): FigureWitnessState {
  return {
    id: 'return',
    field: 'annualRevenueCurrent',
    source: 'tax_return',
    kind: 'schedule_c',
    value: 590_000,
    period: { from: '2025-01-01', to: '2025-12-31' },
    freshUntil: '2026-11-28',
    reviewed: false,
    confidence: 1,
    documentId: document,
    page: 1,
    figure: 'grossReceipts',
    corrected: false,
    holder: { match: 'same', answer: null },
    ...more,
  };
}

function viewOf(witnesses: FigureWitnessState[]) {
  const evidence: EvidenceState = { witnesses: [], accounts: [], figures: witnesses };
  const stated = { figures: figuresOfProfile(profile), documents: [], accounts: [] };
  const owner = { figures: figuresOf(profile), answered: Object.keys(profile), typed: {}, settled: [] };
  const proof = proofOf({ stated, owner, documents: [], evidence, today, rules: currentRules });
  return { proof, view: provenView(proof, evidence, new Date('2026-11-20T08:00:00Z')) };
}

describe('a proven score', () => {
  const contradicted = viewOf([
    witness({}),
    witness({ id: 'older', period: { from: '2024-01-01', to: '2024-12-31' } }),
  ]);

  it('has its total, the stated one, and what rests on the word of the owner', () => {
    const { view, proof } = contradicted;
    expect(view).toMatchObject({
      totalScore: proof.result.totalScore,
      confirmedTotal: proof.confirmedTotal,
      level: proof.result.level,
      statedTotal: proof.stated.totalScore,
      restsOnYourWord: proof.restsOnYourWord,
      rulesVersion: currentRules.version,
      calculatedAt: '2026-11-20T08:00:00.000Z',
    });
    expect(view.statedTotal).toBeGreaterThan(view.totalScore);
  });

  it('has each criterion with its points of both scores and its badge', () => {
    const { view, proof } = contradicted;
    expect(view.criteria.map(({ code }) => code).sort()).toEqual(
      currentRules.criteria.map(({ code }) => code).sort(),
    );
    for (const { code, points, badge, statedPoints, witnesses, provableBy } of view.criteria)
      expect({ code, points, badge, statedPoints, witnesses, provableBy }).toEqual(
        proof.criteria.find((each) => each.code === code),
      );
    expect(view.criteria.find(({ code }) => code === 'CR1')).toMatchObject({ badge: 'stated', points: 0 });
    expect(view.criteria.flatMap(({ witnesses }) => witnesses)).toContain('return');
    expect(view.criteria.flatMap(({ provableBy }) => provableBy).length).toBeGreaterThan(0);
  });

  it('has the witnesses that it rests on, and no other', () => {
    expect(contradicted.view.witnesses.map(({ id }) => id)).toEqual(['return']);
  });

  it('names the field, the document and both values of a contradiction', () => {
    expect(contradicted.view.contradictions).toEqual([
      expect.objectContaining({
        field: 'annualRevenueCurrent',
        label: 'Annual revenue, current year',
        documentId: document,
        page: 1,
        stated: 640_000,
        witnessed: 590_000,
        witnessId: 'return',
        outlier: null,
      }),
    ]);
    expect(contradicted.view.contradictions[0]?.criteria.length).toBeGreaterThan(0);
  });

  it('names what expires soon', () => {
    expect(contradicted.view.expiring).toEqual([
      expect.objectContaining({ field: 'annualRevenueCurrent', label: 'Annual revenue, current year' }),
    ]);
    expect(viewOf([witness({ freshUntil: '2027-06-30' })]).view.expiring).toEqual([]);
  });

  it('offers advice with its fields', () => {
    const { view, proof } = viewOf([]);
    expect(view.advice.length).toBeGreaterThan(0);
    expect(view.advice).toEqual(proof.advice);
    expect(view).toMatchObject({ witnesses: [], contradictions: [], conflicts: [], expiring: [] });
  });

  it('names two witnesses in conflict', () => {
    const other = witness({
      id: 'other',
      kind: 'form_1120',
      value: 400_000,
      documentId: documentId.parse(crypto.randomUUID()),
    });
    const { view } = viewOf([witness({}), other]);
    expect(view.conflicts).toEqual([
      {
        field: 'annualRevenueCurrent',
        label: 'Annual revenue, current year',
        witnessIds: expect.arrayContaining(['return', 'other']),
      },
    ]);
    expect(view.witnesses.map(({ id }) => id).sort()).toEqual(['other', 'return']);
  });

  it('in short has the number of its contradictions', () => {
    const { totalScore, confirmedTotal, restsOnYourWord } = contradicted.view;
    expect(provenSummary(contradicted.view)).toEqual({
      totalScore,
      confirmedTotal,
      restsOnYourWord,
      contradictions: 1,
    });
  });
});
