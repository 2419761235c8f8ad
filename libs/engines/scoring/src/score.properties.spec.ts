import { describe, expect, it } from '@jest/globals';
import { cases } from '@groundwork/test-data/cases';
import fc from 'fast-check';
import {
  account,
  document,
  fields,
  figures,
  historyOrder,
  randomInput as input,
  today,
} from '../testing/random-input.ts';
import { newestRules } from '../testing/versions.ts';
import { withAnswers } from './answers.ts';
import type { ScoreInput } from './measure-input.ts';
import { fieldDirections, isBlankZero, zeroIsBlank } from './field-directions.ts';
import { scoringFigures, type ScoringField, type ScoringFigures } from './figures.ts';
import { score, type ScoreResult } from './score.ts';

const rate = (input: ScoreInput): ScoreResult => score(input, today, newestRules);

describe('every score', () => {
  it('has an input that the schema accepts', () => {
    fc.assert(fc.property(figures, (given) => expect(scoringFigures.parse(given)).toEqual(given)));
  });

  it('is an integer from 0 to 1000, each factor from 0 to 100, and its contributions add up to it', () => {
    fc.assert(
      fc.property(input, (given) => {
        const { totalScore, factors } = rate(given);
        let contributions = 0;
        for (const factor of Object.values(factors)) {
          expect(Number.isInteger(factor.score) && factor.score >= 0 && factor.score <= 100).toBe(true);
          expect(factor.criteria.reduce((sum, { points }) => sum + points, 0)).toBe(factor.score);
          contributions += factor.contribution;
        }
        expect(contributions).toBe(totalScore);
        expect(Number.isInteger(totalScore) && totalScore >= 0 && totalScore <= 1000).toBe(true);
      }),
      { numRuns: cases(500) },
    );
  });

  it('has each criterion between 0 and its maximum, with a next band that gives more', () => {
    fc.assert(
      fc.property(input, (given) => {
        for (const { points, maxPoints, nextBand } of Object.values(rate(given).factors).flatMap(
          (f) => f.criteria,
        )) {
          expect(Number.isInteger(points) && points >= 0 && points <= maxPoints).toBe(true);
          if (nextBand === null) expect(points).toBe(maxPoints);
          else expect(nextBand.points > points && nextBand.points <= maxPoints).toBe(true);
        }
      }),
      { numRuns: cases(300) },
    );
  });

  it('splits 1000 points, and the share of each factor, into earned, unknown and lost', () => {
    fc.assert(
      fc.property(input, fc.subarray(Object.keys(fields)), (given, unanswered) => {
        const { earned, unknown, lost, totalScore, factors } = rate({ ...given, unanswered });
        expect([earned, earned + unknown + lost]).toEqual([totalScore, 1000]);
        expect(Math.min(unknown, lost)).toBeGreaterThanOrEqual(0);
        for (const { contribution, unknown: open, lost: missed, weight } of Object.values(factors)) {
          expect(contribution + open + missed).toBe(Math.round(weight * 1000));
          expect(Math.min(open, missed)).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: cases(300) },
    );
  });

  it('is the same for the same input, and does not change its input', () => {
    fc.assert(
      fc.property(input, (given) => {
        const before = structuredClone(given);
        expect(rate(given)).toEqual(rate(structuredClone(given)));
        expect(given).toEqual(before);
      }),
    );
  });
});

const halfPoints = { creditScore: 6, businessFinancials: 7, documentCompleteness: 3, riskAssessment: 4 };
type FactorKey = keyof typeof halfPoints;
const factorKeys = Object.keys(halfPoints) as FactorKey[];

function totalWith(result: ScoreResult, code: string, points: number): number {
  return factorKeys.reduce((total, key) => {
    const criteria = result.factors[key].criteria;
    const sum = criteria.reduce((all, each) => all + (each.code === code ? points : each.points), 0);
    return total + Math.round((halfPoints[key] * sum) / 2);
  }, 0);
}

describe('worth', () => {
  it('is the exact change of the total with only that criterion at its next band', () => {
    fc.assert(
      fc.property(input, (given) => {
        const result = rate(given);
        for (const { code, nextBand, worth } of Object.values(result.factors).flatMap((f) => f.criteria)) {
          expect(worth).toBe(
            nextBand === null ? 0 : totalWith(result, code, nextBand.points) - result.totalScore,
          );
        }
      }),
      { numRuns: cases(300) },
    );
  });

  const fieldsOfOneCriterion = [
    ['CR1', 'personalCreditScore'],
    ['CR5', 'creditHistoryLength'],
    ['CR6', 'experianBusinessScore'],
    ['CR7', 'equifaxBusinessScore'],
    ['BF5', 'netProfitMargin'],
    ['BF7', 'quickRatio'],
    ['RA9', 'yearsBusinessExperience'],
    ['RA12', 'recurringRevenuePercent'],
    ['RA13', 'yearsAtLocation'],
  ] as const;
  it.each(fieldsOfOneCriterion)('of %s is the gain of %s at the threshold', (code, field) => {
    fc.assert(
      fc.property(input, (given) => {
        const before = rate(given);
        const criterion = Object.values(before.factors)
          .flatMap((factor) => factor.criteria)
          .find((each) => each.code === code);
        const threshold = criterion?.nextBand?.threshold;
        fc.pre(threshold !== undefined);
        const after = rate(withAnswers(given, { [field]: threshold }));
        expect(after.totalScore - before.totalScore).toBe(criterion?.worth);
      }),
    );
  });
});

function compareValues(
  field: ScoringField,
  a: string | number | boolean,
  b: string | number | boolean,
): number {
  switch (fieldDirections[field]) {
    case 'less':
      return Math.sign(Number(b) - Number(a));
    case 'answered':
      return Math.sign(historyOrder.indexOf(String(a)) - historyOrder.indexOf(String(b)));
    case 'earlier':
      return String(b || '9999').localeCompare(String(a || '9999'));
    case 'filled':
      return Number(Boolean(a)) - Number(Boolean(b));
    default:
      return Math.sign(Number(a) - Number(b));
  }
}

describe('improving one field never lowers the total', () => {
  const fieldsWithDirection = (Object.keys(fieldDirections) as ScoringField[]).filter(
    (key) => fieldDirections[key] !== 'none',
  );

  it.each(fieldsWithDirection)('%s', (field) => {
    const values: fc.Arbitrary<string | number | boolean> = fields[field];
    fc.assert(
      fc.property(input, values, values, (given, one, other) => {
        fc.pre(!isBlankZero(field) || (one !== 0 && other !== 0));
        const [worse, better] = compareValues(field, one, other) <= 0 ? [one, other] : [other, one];
        const totalAt = (value: typeof worse): number =>
          rate(withAnswers(given, { [field]: value })).totalScore;
        expect(totalAt(better)).toBeGreaterThanOrEqual(totalAt(worse));
      }),
      { numRuns: cases(200) },
    );
  });
});

describe('the field directions', () => {
  it('cover every field of the schema, and blank zeros are fields where less is better', () => {
    expect(Object.keys(fieldDirections).sort()).toEqual(Object.keys(scoringFigures.shape).sort());
    expect(zeroIsBlank.filter((field) => fieldDirections[field] !== 'less')).toEqual([]);
  });

  it('include every field that moves a score, except the growth rate, a check, and loans, an answer about debt', () => {
    const best = {
      ...scoringFigures.parse({}),
      annualRevenueCurrent: 1,
      loanRequestAmount: 1000,
      ebitda: 100,
    };
    const bases: ScoringFigures[] = [
      scoringFigures.parse({}),
      {
        ...best,
        averageBankBalance: 1,
        existingLoans: 'none',
        bankruptcyHistory: 'open',
        totalCreditLimits: 100,
      },
      {
        ...best,
        annualPersonalIncome: 12_000,
        annualOperatingExpenses: 1200,
        workingCapital: 100,
        currentAssets: 100,
      },
      { ...best, currentAssets: 100, currentLiabilities: 10, totalAssets: 100, annualRevenuePrevious: 1 },
    ];
    const withoutEffect = (Object.keys(fields) as ScoringField[]).filter((field) => {
      const values: (string | number | boolean)[] = fc.sample<string | number | boolean>(fields[field], {
        numRuns: 200,
        seed: 7,
      });
      return bases.every((base) => {
        const totals = values.map((value) =>
          rate({ figures: { ...base, [field]: value }, documents: [], accounts: [] }),
        );
        return new Set(totals.map(({ totalScore }) => totalScore)).size === 1;
      });
    });
    expect(withoutEffect).toEqual(['revenueGrowthRate', 'existingLoans']);
  });
});

describe('documents and accounts', () => {
  it('adding a document never lowers the factor', () => {
    fc.assert(
      fc.property(input, document, (given, added) => {
        const documents = [...given.documents, added];
        const factor = (each: ScoreInput): number => rate(each).factors.documentCompleteness.score;
        expect(factor({ ...given, documents })).toBeGreaterThanOrEqual(factor(given));
      }),
      { numRuns: cases(500) },
    );
  });

  it('the order of documents and accounts is irrelevant', () => {
    const shuffledInput = input.chain((given) =>
      fc.record({
        given: fc.constant(given),
        documents: fc.shuffledSubarray([...given.documents], { minLength: given.documents.length }),
        accounts: fc.shuffledSubarray([...given.accounts], { minLength: given.accounts.length }),
      }),
    );
    fc.assert(
      fc.property(shuffledInput, ({ given, documents, accounts }) => {
        expect(rate({ ...given, documents, accounts })).toEqual(rate(given));
      }),
      { numRuns: cases(300) },
    );
  });

  it('connecting one more account never lowers the total', () => {
    fc.assert(
      fc.property(input, account, (given, added) => {
        const after = rate({ ...given, accounts: [...given.accounts, added] });
        expect(after.totalScore).toBeGreaterThanOrEqual(rate(given).totalScore);
      }),
    );
  });
});

describe('the three tax documents', () => {
  const taxDocuments = ['x', 'y', 'z'].map((sha256) => ({
    category: 'tax_documents',
    status: 'processed',
    fraudScore: 0,
    confidence: 1,
    signals: [],
    sha256,
  }));

  it('add 53 points for an owner without documents', () => {
    fc.assert(
      fc.property(input, (given) => {
        const without = rate({ ...given, documents: [] }).totalScore;
        expect(rate({ ...given, documents: taxDocuments }).totalScore - without).toBe(53);
      }),
    );
  });

  it('add 52 or 53 points for an owner with other documents and no tax document', () => {
    fc.assert(
      fc.property(input, (given) => {
        const others = given.documents.filter(({ category }) => category !== 'tax_documents');
        const gain =
          rate({ ...given, documents: [...others, ...taxDocuments] }).totalScore -
          rate({ ...given, documents: others }).totalScore;
        expect([52, 53]).toContain(gain);
      }),
      { numRuns: cases(300) },
    );
  });
});

describe('reasons', () => {
  it('name each criterion below its maximum once, the largest weighted loss first, ties in code order', () => {
    const order = newestRules.criteria.map(({ code }) => code);
    fc.assert(
      fc.property(input, (given) => {
        const result = rate(given);
        const expected = factorKeys
          .flatMap((key) =>
            result.factors[key].criteria.map(({ code, points, maxPoints }) => ({
              code,
              loss: (maxPoints - points) * halfPoints[key],
            })),
          )
          .filter(({ loss }) => loss > 0)
          .sort((a, b) => b.loss - a.loss || order.indexOf(a.code) - order.indexOf(b.code));
        expect(result.reasons.map(({ code }) => code)).toEqual(expected.map(({ code }) => code));
      }),
      { numRuns: cases(200) },
    );
  });

  it('have the exact points that the total loses', () => {
    fc.assert(
      fc.property(input, (given) => {
        const result = rate(given);
        for (const { code, factor, pointsLost, sentence } of result.reasons) {
          const max = newestRules.criteria.find((criterion) => criterion.code === code)?.max ?? 0;
          expect(pointsLost).toBe(totalWith(result, code, max) - result.totalScore);
          expect(result.factors[factor].criteria.some((criterion) => criterion.code === code)).toBe(true);
          expect(sentence).toMatch(/^[A-Z].*\.$/);
        }
      }),
      { numRuns: cases(200) },
    );
  });
});
