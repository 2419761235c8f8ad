import { describe, expect, it } from '@jest/globals';
import { cases } from '@groundwork/test-data/cases';
import fc from 'fast-check';
import { goldenOwner, ownerWith, today } from '../../testing/owners.ts';
import { randomInput } from '../../testing/random-input.ts';
import { currentRules as rules, score, type ScoreInput } from '../index.ts';
import { actionsFor } from '../advice/actions-for.ts';
import { candidateOf } from '../advice/candidates.ts';
import { applyPatch, type PatchOp } from '../advice/patch.ts';
import { effortWeights } from '../advice/recommendations.ts';
import { totalOf } from '../total.ts';
import { cheapestCombinations } from './cheapest-combinations.ts';
import { isOnlyEntered } from './plan-options.ts';
import { planToScore, type ScorePlan } from './plan-to-score.ts';
import { comparePrices, zeroPrice, type Price } from './price.ts';

const typical = goldenOwner('typical business of four years, credit 690, five documents, one account');
const best = goldenOwner('everything best');
const empty = ownerWith({});

const totalFor = (input: ScoreInput): number => score(input, today, rules).totalScore;
const planFor = (input: ScoreInput, target: number, without?: ReadonlySet<string>): ScorePlan =>
  planToScore(input, { target, today, rules, ...(without && { without }) });
const opsOf = (steps: ScorePlan['steps']) => steps.flatMap(({ ops }) => ops);
const afterSteps = (input: ScoreInput, steps: ScorePlan['steps']): number =>
  totalFor(applyPatch(input, opsOf(steps), rules));
// Shrinking a failure computes many plans, and each plan is slow.
const runs = (numRuns: number) => ({ numRuns: cases(numRuns), endOnFailure: true });
const owners = fc.oneof(randomInput, fc.constantFrom(typical, best, empty));
const goals = fc.record({ input: owners, share: fc.integer({ min: 1, max: 1100 }) }).map((goal) => {
  const now = totalFor(goal.input);
  return { input: goal.input, target: Math.min(1000, now + Math.ceil(((1000 - now) * goal.share) / 1000)) };
});

describe('a plan to a score', () => {
  it('predicts the score after its steps, needs each step, and reports how far it reaches', () => {
    fc.assert(
      fc.property(goals, ({ input, target }) => {
        const { reachable, steps, scoreNow, scoreThen } = planFor(input, target);
        expect(scoreNow).toBe(totalFor(input));
        expect(scoreThen).toBe(afterSteps(input, steps));
        expect(reachable).toBe(scoreThen >= target);
        expect(reachable).toBe(planFor(input, 1001).scoreThen >= target);
        expect(steps.reduce((sum, { points }) => sum + points, scoreNow)).toBe(scoreThen);
        expect(steps.at(-1)?.scoreAfter ?? scoreNow).toBe(scoreThen);
        for (const step of steps) {
          const others = steps.filter((each) => each !== step);
          expect(afterSteps(input, others)).toBeLessThan(Math.min(target, scoreThen));
        }
      }),
      runs(80),
    );
  });

  it('is the same for any order of documents and accounts', () => {
    fc.assert(
      fc.property(goals, ({ input, target }) => {
        const { documents, accounts, ...rest } = structuredClone(input);
        const reversed = { ...rest, documents: documents.toReversed(), accounts: accounts.toReversed() };
        expect(planFor(reversed, target)).toEqual(planFor(input, target));
      }),
      runs(20),
    );
  });

  it('includes every possible gain if the target is out of reach', () => {
    fc.assert(
      fc.property(randomInput, (input) => {
        const { reachable, steps } = planFor(input, 1001);
        expect(reachable).toBe(false);
        const patched = { ...applyPatch(input, opsOf(steps), rules), today, rules };
        const remaining = actionsFor(patched).flatMap((action) => {
          const criterion = rules.criteria.find(({ code }) => code === action.code)!;
          return candidateOf(patched, criterion, action, totalOf(patched))?.ops ?? [];
        });
        expect(remaining).toEqual([]);
      }),
      runs(30),
    );
  });
});

interface Choice {
  readonly total: number;
  readonly price: Price;
  readonly steps: readonly (readonly PatchOp[])[];
}

/** A slow reference: tries every choice of bands without the frontier. */
function listChoices(input: ScoreInput, codes: readonly string[]): Choice[] {
  const [code, ...others] = codes;
  const start = { ...input, today, rules };
  if (code === undefined) return [{ total: totalOf(start), price: zeroPrice, steps: [] }];
  const action = actionsFor(start).find((each) => each.code === code)!;
  const criterion = rules.criteria.find((each) => each.code === code)!;
  const allChoices = listChoices(input, others);
  let [current, cost, effort] = [start, 0, 0];
  for (;;) {
    const candidate = candidateOf(current, criterion, action, totalOf(current));
    if (!candidate || candidate.ops.length === 0) return allChoices;
    const isEntered = isOnlyEntered(current, action, criterion, candidate);
    const effortData = isEntered ? rules.advice.entry : action;
    [cost, effort] = [Math.max(cost, effortData.cost ?? 0), effort + effortWeights[effortData.effort]];
    current = applyPatch(current, candidate.ops, rules);
    const choices = listChoices(current, others);
    allChoices.push(
      ...choices.map(({ total, price, steps }) => ({
        total,
        price: { cost: price.cost + cost, effort: price.effort + effort, steps: price.steps + 1 },
        steps: [candidate.ops, ...steps],
      })),
    );
  }
}

const hasUnneededStep = (input: ScoreInput, { total, steps }: Choice): boolean =>
  steps.some((_, place) => {
    const rest = applyPatch(input, steps.toSpliced(place, 1).flat(), rules);
    return totalFor(rest) === total;
  });

describe('the cheapest plan', () => {
  const choices = [
    ['CR1', 'CR6', 'DC1', 'RA11'],
    ['BF3', 'BF1', 'BF2'],
    ['BF10', 'BF11', 'RA5', 'RA6'],
    ['CR4', 'CR7', 'BF9', 'RA3'],
  ];
  it.each(choices.map((codes) => [codes.join(', '), codes] as const))(
    'of %s has the lowest price of all choices',
    (_, codes) => {
      fc.assert(
        fc.property(goals, ({ input, target }) => {
          const actions = actionsFor({ ...input, today, rules }).filter(({ code }) => codes.includes(code));
          const combination = cheapestCombinations({ ...input, today, rules }, actions).find(
            ({ points }) => points >= target,
          );
          const sufficient = listChoices(input, codes).filter(
            (choice) => choice.total >= target && !hasUnneededStep(input, choice),
          );
          const [cheapest] = sufficient.map(({ price }) => price).sort(comparePrices);
          expect(combination?.price).toEqual(cheapest);
        }),
        runs(25),
      );
    },
  );
});

const allActionsExcept = (code: string): ReadonlySet<string> =>
  new Set(rules.advice.actions.map((action) => action.code).filter((each) => each !== code));

describe('the steps of a plan', () => {
  it('are empty if the score reaches the target already', () => {
    expect(planFor(best, 900)).toMatchObject({ reachable: true, steps: [], estimatedCost: 0 });
    expect(planFor(typical, 1)).toMatchObject({ reachable: true, steps: [], scoreThen: totalFor(typical) });
  });

  it('start with the most points per effort, with the score after each', () => {
    const { steps, timeToImplement } = planFor(typical, 800);
    const values = steps.map(({ points, effort }) => points / effortWeights[effort]);
    expect(values).toEqual(values.toSorted((a, b) => b - a));
    const longest = steps.toSorted((a, b) => b.hours - a.hours)[0];
    expect(timeToImplement).toBe(longest?.timeEstimate);
    for (const { title, description } of steps) {
      expect(title).toMatch(/^[A-Z]/);
      expect(`${title} ${description}`).not.toMatch(/\{to\}|undefined|null|NaN|[Aa]pprov/);
    }
  });

  it('start with the larger gain, also if it takes longer', () => {
    const owner = {
      ...best,
      figures: { ...best.figures, hasBusinessLicense: false },
      documents: best.documents.filter(({ category }) => category !== 'tax_documents'),
    };
    const steps = planFor(owner, 1000).steps.map(({ code, hours }) => [code, hours]);
    expect(steps).toEqual([
      ['DC1', 72],
      ['RA14', 24],
    ]);
  });

  it('have a cost only if it is known', () => {
    const owner = ownerWith({ personalCreditScore: 640, experianBusinessScore: 30 });
    const { steps, estimatedCost, costKnown } = planFor(owner, 1001);
    const costs = new Map(steps.map((step) => [step.code, step.estimatedCost]));
    expect([costs.get('CR1'), costs.get('CR6'), costs.get('DC1')]).toEqual([null, 50, 0]);
    expect([costs.get('CR7'), estimatedCost, costKnown]).toEqual([100, 150, false]);
    expect(planFor(owner, totalFor(owner) + 50)).toMatchObject({ estimatedCost: 0, costKnown: true });
  });

  it('require only an entry for a blank figure, unless it has a second source', () => {
    const blank = ownerWith({ annualRevenueCurrent: 0 });
    const [added] = planFor(blank, 1, allActionsExcept('BF3')).steps;
    expect(added).toMatchObject({ title: 'Add your annual revenue', effort: 'low', timeEstimate: null });
    const balance = { totalAssets: 300_000, totalLiabilities: 200_000, currentAssets: 10_000 };
    const [lowered] = planFor(
      ownerWith(balance),
      totalFor(ownerWith(balance)) + 1,
      allActionsExcept('BF9'),
    ).steps;
    expect(lowered).toMatchObject({
      title: 'Lower your total liabilities to $150,000 or less',
      effort: 'high',
    });
  });

  it('come with the open questions that could gain more', () => {
    const { reachable, questions } = planFor(empty, 1000);
    expect(reachable).toBe(false);
    expect(questions).toContain('Answer whether you’ve had a bankruptcy');
    expect(questions).toContain('Add your credit limits');
    expect(questions.join()).not.toContain('annual revenue');
  });

  it('move a figure once if two criteria need more of it', () => {
    const borrower = ownerWith({
      annualRevenueCurrent: 5,
      ebitda: 1_988_748,
      operatingCashFlow: 996_980,
      monthlyDebtPayments: 135_703,
      loanRequestAmount: 1_801_807,
      loanTerm: 366,
    });
    const fields = opsOf(planFor(borrower, 1001).steps).flatMap((op) => ('field' in op ? [op.field] : []));
    expect(fields).toContain('operatingCashFlow');
    expect(new Set(fields).size).toBe(fields.length);
  });

  it('leave out excluded actions', () => {
    const codes = planFor(typical, 800).steps.map(({ code }) => code);
    expect(planFor(typical, 800, new Set(codes.slice(0, 1))).steps.map(({ code }) => code)).not.toContain(
      codes[0],
    );
  });
});
