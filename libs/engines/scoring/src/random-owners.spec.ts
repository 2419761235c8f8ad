import { describe, expect, it } from '@jest/globals';
import { cases } from '@groundwork/test-data/cases';
import fc from 'fast-check';
import { fields, historyOrder, randomInput, today } from '../testing/random-input.ts';
import { newestRules } from '../testing/versions.ts';
import { withAnswers } from './answers.ts';
import type { ScoreInput } from './measure-input.ts';
import { fieldDirections, isBlankZero } from './field-directions.ts';
import { figuresOfProfile, type ScoringField } from './figures.ts';
import type { FactorKey } from './ruleset.ts';
import { score, type ScoreResult } from './score.ts';
import { totalOf } from './total.ts';

const count = cases(10_000);
const seed = 20_261_121;
const owners: readonly ScoreInput[] = fc.sample(randomInput, { numRuns: count, seed });
const rate = (input: ScoreInput): ScoreResult => score(input, today, newestRules);
const totalFor = (input: ScoreInput): number => totalOf({ ...input, today, rules: newestRules });

const findViolations = (violates: (input: ScoreInput, n: number) => boolean): ScoreInput[] =>
  owners.filter(violates).slice(0, 3);

const isWithin = (value: number, most: number): boolean =>
  Number.isInteger(value) && value >= 0 && value <= most;

const halfPoints: Record<FactorKey, number> = {
  creditScore: 6,
  businessFinancials: 7,
  documentCompleteness: 3,
  riskAssessment: 4,
};
const factorsOf = (result: ScoreResult) =>
  Object.entries(result.factors) as [FactorKey, ScoreResult['factors'][FactorKey]][];
const contribution = (key: FactorKey, points: number): number =>
  Math.floor((halfPoints[key] * points + 1) / 2);

const taxDocuments = ['x', 'y', 'z'].map((sha256) => ({
  category: 'tax_documents',
  status: 'processed',
  sha256,
  fraudScore: 0,
  confidence: 1,
  signals: [],
}));

const personalFields = fc.record({
  maritalStatus: fc.constantFrom('', 'single', 'married', 'divorced', 'widowed'),
  dependents: fc.nat(12),
  dateOfBirth: fc.constantFrom('', '1940-01-01', '2001-09-09'),
  citizenship: fc.constantFrom('', 'us_citizen', 'permanent_resident', 'work_visa', 'other'),
  fullName: fc.string(),
  middleName: fc.string(),
  legalBusinessName: fc.constantFrom('', 'Casino Lenders', 'Health Clinic'),
  dbaName: fc.string(),
  currentAddress: fc.string(),
  previousAddress: fc.string(),
  businessAddress: fc.string(),
  mailingAddress: fc.string(),
  otherIncomeSource: fc.string(),
  email: fc.string(),
  secondaryEmail: fc.string(),
  businessEmail: fc.string(),
  phone: fc.string(),
  secondaryPhone: fc.string(),
  businessPhone: fc.string(),
});
const personal = fc.sample(personalFields, { numRuns: count, seed });

type Value = string | number | boolean;

function rankValue(field: ScoringField, value: Value): number {
  switch (fieldDirections[field]) {
    case 'less':
      return -Number(value);
    case 'answered':
      return historyOrder.indexOf(String(value));
    case 'earlier':
      return value === '' ? -Infinity : -Date.parse(String(value));
    case 'filled':
      return Number(Boolean(value));
    default:
      return Number(value);
  }
}

const fieldsWithDirection = (Object.keys(fieldDirections) as ScoringField[]).filter(
  (field) => fieldDirections[field] !== 'none',
);

describe(`each of ${count} random owners`, () => {
  it('has an integer score from 0 to 1000, with each criterion from 0 to its maximum', () => {
    const violations = findViolations((input) => {
      const result = rate(input);
      const criteria = factorsOf(result).flatMap(([, factor]) => factor.criteria);
      const areWithin = criteria.every(({ points, maxPoints }) => isWithin(points, maxPoints));
      const factorsAre = factorsOf(result).every(([, factor]) => isWithin(factor.score, 100));
      return !isWithin(result.totalScore, 1000) || !areWithin || !factorsAre;
    });
    expect(violations).toEqual([]);
  });

  it('has points that add up to the total', () => {
    const violations = findViolations((input) => {
      const result = rate(input);
      const sums = factorsOf(result).map(([key, factor]) => {
        const points = factor.criteria.reduce((sum, criterion) => sum + criterion.points, 0);
        return points === factor.score ? contribution(key, points) : Number.NaN;
      });
      return sums.reduce((sum, points) => sum + points, 0) !== result.totalScore;
    });
    expect(violations).toEqual([]);
  });

  it('has for each criterion a worth equal to the change of the total at its next band', () => {
    const violations = findViolations((input) =>
      factorsOf(rate(input)).some(([key, factor]) =>
        factor.criteria.some(({ points, nextBand, worth }) => {
          const gained = (nextBand?.points ?? points) - points;
          return worth !== contribution(key, factor.score + gained) - contribution(key, factor.score);
        }),
      ),
    );
    expect(violations).toEqual([]);
  });

  it('gains 53 points for three tax documents if there are no other documents', () => {
    const violations = findViolations(
      (input) =>
        totalFor({ ...input, documents: taxDocuments }) !== totalFor({ ...input, documents: [] }) + 53,
    );
    expect(violations).toEqual([]);
  });

  it('has the same score with any personal data', () => {
    const violations = findViolations((input, n) => {
      const { hasEin, hasBusinessLicense, ...open } = input.figures;
      const form = { ...open, ein: hasEin ? 'x' : '', businessLicense: hasBusinessLicense ? 'x' : '' };
      const figures = figuresOfProfile({ ...form, ...personal[n] });
      return JSON.stringify(rate({ ...input, figures })) !== JSON.stringify(rate(input));
    });
    expect(violations).toEqual([]);
  });

  it('never loses points through a better figure', () => {
    const violations = findViolations((input, n) => {
      const field = fieldsWithDirection[n % fieldsWithDirection.length]!;
      const other: Value = owners[(n + 1) % count]!.figures[field];
      const own: Value = input.figures[field];
      if (isBlankZero(field) && (own === 0 || other === 0)) return false;
      const [answered, changed] = [own, other].map((value) => withAnswers(input, { [field]: value }));
      const [worse, better] =
        rankValue(field, own) <= rankValue(field, other) ? [answered!, changed!] : [changed!, answered!];
      return totalFor(better) < totalFor(worse);
    });
    expect(violations).toEqual([]);
    expect(fieldsWithDirection.filter((field) => !(field in fields))).toEqual([]);
  });
});
