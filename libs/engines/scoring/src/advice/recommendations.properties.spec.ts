import { describe, expect, it } from '@jest/globals';
import { cases } from '@groundwork/test-data/cases';
import fc from 'fast-check';
import { fields as figureFields, randomInput, today } from '../../testing/random-input.ts';
import { newestRules } from '../../testing/versions.ts';
import {
  calculateImpact,
  recommend,
  score,
  scoringFigures,
  type Criterion,
  type Recommendation,
  type ScoredDocument,
  type ScoreInput,
  type ScoringFigures,
} from '../index.ts';
import { isUnanswered, withAnswers } from '../answers.ts';
import { pointsOf, totalOf } from '../total.ts';
import { actionsFor } from './actions-for.ts';
import { applyPatch, type PatchOp } from './patch.ts';

const rules = newestRules;
const adviceFor = (input: ScoreInput): Recommendation[] => recommend(input, { userId: 'ann', today, rules });
const totalFor = (input: ScoreInput): number => score(input, today, rules).totalScore;
const pointsAt = (criterion: Criterion, input: ScoreInput): number =>
  pointsOf(criterion, { ...input, today, rules });
const criterionOf = (code: string): Criterion => rules.criteria.find((each) => each.code === code)!;

const openNeedOf = (code: string, input: ScoreInput): boolean =>
  (criterionOf(code).needs ?? []).some((field) => isUnanswered(input, field));

const criteriaWithoutAction = ['RA1', 'RA2', 'RA7', 'RA9', 'RA10', 'RA13', 'CR5', 'BF4'];

function hasAdvice({ code }: Criterion, { figures }: ScoreInput): boolean {
  if (code === 'CR3') return figures.bankruptcyHistory === '';
  if (code !== 'CR4') return !criteriaWithoutAction.includes(code);
  const { taxLienHistory, judgmentHistory, foreclosureHistory } = figures;
  const histories = [taxLienHistory, judgmentHistory, foreclosureHistory];
  return histories.some((history) => history === '' || history === 'open');
}

const runs = (numRuns: number) => ({ numRuns: cases(numRuns) });

describe('totalOf', () => {
  it('returns the total of the whole score', () => {
    fc.assert(
      fc.property(randomInput, (input) => {
        expect(totalOf({ ...input, today, rules })).toBe(totalFor(input));
      }),
      runs(300),
    );
  });
});

describe('every recommendation', () => {
  it('has exactly the gain of its patch, and at least 1 point if any gain is certain', () => {
    fc.assert(
      fc.property(randomInput, (input) => {
        const now = totalFor(input);
        for (const { code, impact, mostImpact, ops, certainty } of adviceFor(input)) {
          expect(mostImpact === null || mostImpact >= impact).toBe(true);
          expect(mostImpact !== null).toBe(certainty === 'upTo');
          expect(impact).toBe(totalFor(applyPatch(input, ops, rules)) - now);
          const isPromise = certainty !== 'none' && !openNeedOf(code, input);
          expect(isPromise ? impact >= 1 : impact === 0 && ops.length === 0).toBe(true);
        }
      }),
      runs(150),
    );
  });

  it('covers one criterion below its maximum, and each such criterion that an owner can change has one', () => {
    fc.assert(
      fc.property(randomInput, (input) => {
        const codes = adviceFor(input).map(({ code }) => code);
        const open = rules.criteria.filter(
          (each) => pointsAt(each, input) < each.max && hasAdvice(each, input),
        );
        expect(new Set(codes).size).toBe(codes.length);
        expect(codes.filter((code) => !open.some((each) => each.code === code))).toEqual([]);
        const missing = open.map(({ code }) => code).filter((code) => !codes.includes(code));
        // The profile accepts no figure beyond a trillion dollars.
        const { monthlyDebtPayments, loanRequestAmount, currentLiabilities } = input.figures;
        const beyondLimit = [
          ...(Math.max(monthlyDebtPayments, loanRequestAmount) < 1e10 ? [] : ['BF1', 'BF2']),
          ...(currentLiabilities < 1e11 ? [] : ['BF6']),
        ];
        expect(missing.filter((code) => !beyondLimit.includes(code))).toEqual([]);
      }),
      runs(150),
    );
  });

  it('requires the smallest change: one step less misses the band', () => {
    fc.assert(
      fc.property(randomInput, (input) => {
        const actions = actionsFor({ ...input, today, rules });
        for (const { code, ops } of adviceFor(input)) {
          const [op] = ops;
          const { lever } = actions.find((each) => each.code === code)!;
          if (!op || !('decimals' in lever) || typeof op !== 'object' || !('value' in op)) continue;
          if (op.value === lever.to || op.value === lever.from) continue;
          const step = op.op === 'atLeast' ? -1 : 1;
          const value = (Math.round(Number(op.value) * 10 ** lever.decimals) + step) / 10 ** lever.decimals;
          const nearer = withAnswers(input, { [lever.field]: value });
          const patched = applyPatch(input, ops, rules);
          expect(pointsAt(criterionOf(code), nearer)).toBeLessThan(pointsAt(criterionOf(code), patched));
        }
      }),
      runs(100),
    );
  });

  it('requires only values that the profile accepts', () => {
    fc.assert(
      fc.property(randomInput, (input) => {
        for (const { ops } of adviceFor(input)) {
          const after = applyPatch(input, ops, rules).figures;
          expect(scoringFigures.parse(after)).toEqual(after);
          for (const op of ops) if (op.op === 'atLeast') expect(op.value).toBeGreaterThan(0);
        }
      }),
      runs(100),
    );
  });

  it('is sorted by impact per effort, ties in code order, with the same result each time', () => {
    const effort = { low: 1, medium: 2, high: 3 };
    const order = rules.criteria.map(({ code }) => code);
    fc.assert(
      fc.property(randomInput, (input) => {
        const before = structuredClone(input);
        const advice = adviceFor(input);
        const sorted = [...advice].sort(
          (a, b) =>
            b.impact / effort[b.effort] - a.impact / effort[a.effort] ||
            order.indexOf(a.code) - order.indexOf(b.code),
        );
        expect(advice.map(({ code }) => code)).toEqual(sorted.map(({ code }) => code));
        expect(adviceFor(structuredClone(input))).toEqual(advice);
        expect(input).toEqual(before);
      }),
      runs(100),
    );
  });

  it('has whole sentences without a blank placeholder', () => {
    fc.assert(
      fc.property(randomInput, (input) => {
        for (const { title, description, actionSteps, why, evidence } of adviceFor(input)) {
          expect(title).toMatch(/^[A-Z]/);
          expect(`${title} ${description}`).not.toMatch(/\{to\}|undefined|null|\bNaN|[Aa]pprov/);
          expect(description).toMatch(/^[A-Z].*\.$/);
          expect([...actionSteps, why, evidence].every((text) => text.length > 5)).toBe(true);
          expect(actionSteps.length).toBeGreaterThan(0);
        }
      }),
      runs(100),
    );
  });
});

const shuffledSelection = randomInput.chain((input) => {
  const advice = adviceFor(input);
  return fc.record({
    input: fc.constant(input),
    selected: fc.shuffledSubarray(advice),
    merged: fc.record(figureFields, { requiredKeys: [] }),
  });
});

const inputAfter = (input: ScoreInput, ops: readonly PatchOp[]) => {
  const after = applyPatch(input, ops, rules);
  const files = after.documents.map(({ category, sha256 }) => `${category} ${sha256}`).sort();
  return { figures: after.figures, files, accounts: after.accounts, total: totalFor(after) };
};

describe('patches', () => {
  it('give the same result in any order, and the same twice as once', () => {
    const anyOrder = shuffledSelection.chain(({ input, selected }) => {
      const ops = selected.flatMap((item) => item.ops);
      return fc.record({
        input: fc.constant(input),
        ops: fc.constant(ops),
        shuffled: fc.shuffledSubarray(ops, { minLength: ops.length }),
      });
    });
    fc.assert(
      fc.property(anyOrder, ({ input, ops, shuffled }) => {
        const once = inputAfter(input, ops);
        expect(inputAfter(input, shuffled)).toEqual(once);
        expect(inputAfter(input, [...ops, ...shuffled])).toEqual(once);
      }),
      runs(150),
    );
  });
});

const flags: Readonly<Record<string, string>> = { ein: 'hasEin', businessLicense: 'hasBusinessLicense' };

const newDocument = (category: string, n: number): ScoredDocument => ({
  category,
  status: 'processed',
  fraudScore: 0.01,
  confidence: 0.99,
  signals: [],
  sha256: `new ${category} ${n}`,
});

function applyChanges(input: ScoreInput, selected: readonly Recommendation[]): ScoreInput {
  const changes = calculateImpact(input, selected, { today, rules }).improvements.flatMap(
    (each) => each.changes,
  );
  const values = Object.fromEntries(changes.map(({ field, to }) => [flags[field] ?? field, to]));
  const ops = selected.flatMap((item) => item.ops);
  const documents = ops.flatMap((op) =>
    op.op === 'documents' ? [0, 1, 2].map((n) => newDocument(op.category, n)) : [],
  );
  const accounts = ops.flatMap(({ op }) =>
    op === 'account' ? [{ accountType: 'checking', currentBalance: 0, averageBalance: 0 }] : [],
  );
  return {
    ...withAnswers(input, values as Partial<ScoringFigures>),
    documents: [...input.documents, ...documents],
    accounts: [...input.accounts, ...accounts],
  };
}

describe('the joint impact', () => {
  it('predicts the score after the changes', () => {
    fc.assert(
      fc.property(shuffledSelection, ({ input, selected }) => {
        const impact = calculateImpact(input, selected, { today, rules });
        expect(impact.newScoreProjection).toBe(totalFor(applyChanges(input, selected)));
        expect(impact.totalImpact).toBe(impact.newScoreProjection - totalFor(input));
      }),
      runs(300),
    );
  });

  it('has points that add up in the order of the selection, for any values of the form', () => {
    fc.assert(
      fc.property(shuffledSelection, ({ input, selected, merged }) => {
        const current = { ...input, figures: { ...input.figures, ...merged } };
        const impact = calculateImpact(current, selected, { today, rules });
        expect(impact.improvements.map(({ id }) => id)).toEqual(selected.map(({ id }) => id));
        expect(impact.improvements.reduce((sum, { points }) => sum + points, 0)).toBe(impact.totalImpact);
        expect(impact.newScoreProjection - impact.totalImpact).toBe(totalFor(current));
        expect(impact.estimatedCost).toBe(selected.reduce((sum, item) => sum + item.estimatedCost, 0));
        expect(calculateImpact(current, [...selected, ...selected], { today, rules })).toEqual(impact);
      }),
      runs(150),
    );
  });
});
