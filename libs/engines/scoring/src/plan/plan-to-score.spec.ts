import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { goldenOwner, ownerWith, today } from '../../testing/owners.ts';
import { randomInput } from '../../testing/random-input.ts';
import { currentRules as rules, score, type ScoreInput } from '../index.ts';
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
// A plan takes long to make, and a failure long to make smaller: it is told as it was found.
const runs = (numRuns: number) => ({ numRuns, endOnFailure: true });
const owners = fc.oneof(randomInput, fc.constantFrom(typical, best, empty));
const goals = fc.record({ input: owners, share: fc.integer({ min: 1, max: 1100 }) }).map((goal) => {
  const now = totalFor(goal.input);
  return { input: goal.input, target: Math.min(1000, now + Math.ceil(((1000 - now) * goal.share) / 1000)) };
});

describe('a plan to a score', () => {
  it('comes true when its steps are taken, has none to spare, or says how far it goes', () => {
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

  it('is the same again, whatever order the papers and accounts come in', () => {
    fc.assert(
      fc.property(goals, ({ input, target }) => {
        const { figures, documents, accounts } = structuredClone(input);
        const turned = { figures, documents: documents.toReversed(), accounts: accounts.toReversed() };
        expect(planFor(turned, target)).toEqual(planFor(input, target));
      }),
      runs(20),
    );
  });

  it('goes as far as anybody can where the goal is out of reach', () => {
    fc.assert(
      fc.property(randomInput, (input) => {
        const { reachable, steps } = planFor(input, 1001);
        expect(reachable).toBe(false);
        const facts = { ...applyPatch(input, opsOf(steps), rules), today, rules };
        const left = rules.advice.actions.flatMap((action) => {
          const criterion = rules.criteria.find(({ code }) => code === action.code)!;
          return candidateOf(facts, criterion, action, totalOf(facts))?.ops ?? [];
        });
        expect(left).toEqual([]);
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

/** Every choice of bands, really made, one action after the other: slow, and without a second thought. */
function everyChoice(input: ScoreInput, codes: readonly string[]): Choice[] {
  const [code, ...others] = codes;
  const facts = { ...input, today, rules };
  if (code === undefined) return [{ total: totalOf(facts), price: zeroPrice, steps: [] }];
  const action = rules.advice.actions.find((each) => each.code === code)!;
  const criterion = rules.criteria.find((each) => each.code === code)!;
  const found = everyChoice(input, others);
  let [standing, cost, effort] = [facts, 0, 0];
  for (;;) {
    const candidate = candidateOf(standing, criterion, action, totalOf(standing));
    if (!candidate || candidate.ops.length === 0) return found;
    const isEntered = isOnlyEntered(standing, action, criterion, candidate);
    const asks = isEntered ? rules.advice.entry : action;
    [cost, effort] = [Math.max(cost, asks.cost), effort + effortWeights[asks.effort]];
    standing = applyPatch(standing, candidate.ops, rules);
    const choices = everyChoice(standing, others);
    found.push(
      ...choices.map(({ total, price, steps }) => ({
        total,
        price: { cost: price.cost + cost, effort: price.effort + effort, steps: price.steps + 1 },
        steps: [candidate.ops, ...steps],
      })),
    );
  }
}

const hasStepToSpare = (input: ScoreInput, { total, steps }: Choice): boolean =>
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
    'is the one that trying out every choice of %s finds',
    (_, codes) => {
      const actions = rules.advice.actions.filter(({ code }) => codes.includes(code));
      fc.assert(
        fc.property(goals, ({ input, target }) => {
          const reach = cheapestCombinations({ ...input, today, rules }, actions).find(
            ({ points }) => points >= target,
          );
          const reaching = everyChoice(input, codes).filter(
            (choice) => choice.total >= target && !hasStepToSpare(input, choice),
          );
          const [cheapest] = reaching.map(({ price }) => price).sort(comparePrices);
          expect(reach?.price).toEqual(cheapest);
        }),
        runs(25),
      );
    },
  );
});

/** All but this one action are out of the question. */
const without = (code: string): ReadonlySet<string> =>
  new Set(rules.advice.actions.map((action) => action.code).filter((each) => each !== code));

describe('what a plan says', () => {
  it('is nothing where the goal is reached already', () => {
    expect(planFor(best, 900)).toMatchObject({ reachable: true, steps: [], estimatedCost: 0 });
    expect(planFor(typical, 1)).toMatchObject({ reachable: true, steps: [], scoreThen: totalFor(typical) });
  });

  it('takes the soonest steps first, with the score after each', () => {
    const { steps, timeToImplement } = planFor(typical, 800);
    const hours = steps.map((step) => step.hours);
    expect(hours).toEqual([...hours].sort((a, b) => a - b));
    expect(timeToImplement).toBe(steps.at(-1)?.timeEstimate);
    expect(steps.length).toBeGreaterThan(1);
    for (const { title, description } of steps) {
      expect(title).toMatch(/^[A-Z]/);
      expect(`${title} ${description}`).not.toMatch(/\{to\}|undefined|null|NaN|[Aa]pprov/);
    }
  });

  it('rather asks for effort than for dollars', () => {
    const dear = new Set(rules.advice.actions.filter(({ cost }) => cost > 0).map(({ code }) => code));
    const { reachable } = planFor(typical, 800, dear);
    expect(reachable).toBe(true);
    expect(planFor(typical, 800).estimatedCost).toBe(0);
  });

  it('asks for no more than an entry where a figure is blank, unless another source knows it already', () => {
    const blank = ownerWith({ annualRevenueCurrent: 0 });
    const [added] = planFor(blank, 1, without('BF3')).steps;
    expect(added).toMatchObject({ title: 'Add your annual revenue', effort: 'low', timeEstimate: '1 hour' });
    const balance = { totalAssets: 300_000, totalLiabilities: 200_000, currentAssets: 10_000 };
    const [lowered] = planFor(ownerWith(balance), totalFor(ownerWith(balance)) + 1, without('BF9')).steps;
    expect(lowered).toMatchObject({ title: 'Lower your debt-to-equity ratio to 1 or less', effort: 'high' });
  });

  it('names the open questions whose answers could bring more', () => {
    const { reachable, questions } = planFor(empty, 1000);
    expect(reachable).toBe(false);
    expect(questions).toContain('Answer whether you’ve had a bankruptcy');
    expect(questions).toContain('Add your credit limits');
    expect(questions.join()).not.toContain('annual revenue');
  });

  it('moves a figure once, though two criteria want more of it', () => {
    const borrower = ownerWith({
      ...{ annualRevenueCurrent: 5, ebitda: 1_988_748, operatingCashFlow: 996_980 },
      ...{ monthlyDebtPayments: 135_703, loanRequestAmount: 1_801_807, loanTerm: 366 },
    });
    const fields = opsOf(planFor(borrower, 1001).steps).flatMap((op) => ('field' in op ? [op.field] : []));
    expect(fields).toContain('operatingCashFlow');
    expect(new Set(fields).size).toBe(fields.length);
  });

  it('leaves out what is out of the question', () => {
    const codes = planFor(typical, 800).steps.map(({ code }) => code);
    expect(planFor(typical, 800, new Set(codes.slice(0, 1))).steps.map(({ code }) => code)).not.toContain(
      codes[0],
    );
  });
});
