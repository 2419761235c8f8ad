import { describe, expect, it } from '@jest/globals';
import { adviceFor, documentOf, goldenOwner, ownerWith, today } from '../../testing/owners.ts';
import { calculateImpact, currentRules, score, scoreImpact, type ScoreInput } from '../index.ts';

const context = { today, rules: currentRules };
const selectFrom = (input: ScoreInput, ...codes: string[]) =>
  codes.map((code) => adviceFor(input).find((each) => each.code === code)!);
const impactOf = (input: ScoreInput, ...codes: string[]) =>
  calculateImpact(input, selectFrom(input, ...codes), context);

describe('calculateImpact', () => {
  const empty = ownerWith({});

  it('returns no impact for an empty selection', () => {
    expect(impactOf(empty)).toEqual({
      totalImpact: 0,
      newScoreProjection: 0,
      timeToImplement: '0 hours',
      timeKnown: false,
      estimatedCost: 0,
      costKnown: true,
      improvements: [],
    });
  });

  it('returns +53 for the tax documents, as a new score with these documents does', () => {
    const { totalImpact, newScoreProjection, improvements, ...time } = impactOf(empty, 'DC1');
    const documents = ['a', 'b', 'c'].map((sha256) => documentOf('tax_documents', { sha256 }));
    expect([totalImpact, newScoreProjection]).toEqual([53, 53]);
    expect(time).toMatchObject({ timeToImplement: '3 days', timeKnown: false });
    expect(score({ ...empty, documents }, today, currentRules).totalScore).toBe(53);
    expect(improvements).toMatchObject([{ code: 'DC1', points: 53, field: null, from: null, to: null }]);
  });

  it('returns each field before and after, with points that add up in the order of the selection', () => {
    const input = goldenOwner('typical business of four years, credit 690, five documents, one account');
    const impact = impactOf(input, 'BF11', 'CR1', 'BF2');
    expect(impact.improvements.map(({ code, field, from, to }) => [code, field, from, to])).toEqual([
      ['BF11', 'averageBankBalance', 14_000, 25_000],
      ['CR1', 'personalCreditScore', 690, 700],
      ['BF2', 'operatingCashFlow', 64_000, 75_137],
    ]);
    expect(impact.improvements.reduce((sum, { points }) => sum + points, 0)).toBe(impact.totalImpact);
    expect(impact).toMatchObject({ timeToImplement: '180 days', timeKnown: true });
  });

  it('counts the shared gain of a connected account and a balance once', () => {
    const alone = impactOf(empty, 'BF10').totalImpact + impactOf(empty, 'BF11').totalImpact;
    const joint = impactOf(empty, 'BF10', 'BF11');
    // Each of the two is an anchor of RA5 and RA6, together 28 points of the total.
    expect(alone - joint.totalImpact).toBeGreaterThanOrEqual(28);
    expect(joint.improvements.map(({ points }) => points)).toEqual([42, joint.totalImpact - 42]);
  });

  it('names the profile field behind a "filled" flag, and lists all fields of a group', () => {
    expect(impactOf(empty, 'RA14').improvements).toMatchObject([
      {
        field: 'ein',
        from: false,
        to: true,
        changes: [
          { field: 'ein', from: false, to: true },
          { field: 'businessLicense', from: false, to: true },
          { field: 'businessStructure', from: '', to: 'filled' },
        ],
      },
    ]);
  });

  it('returns 0 points for an open question', () => {
    expect(impactOf(empty, 'CR3', 'CR2')).toMatchObject({
      totalImpact: 0,
      timeToImplement: '1 hour',
      improvements: [
        { code: 'CR3', points: 0, field: null },
        { code: 'CR2', points: 0, field: null },
      ],
    });
  });

  it('adds the known costs, names an unknown one, and returns the longest time', () => {
    const scores = { experianBusinessScore: 30, equifaxBusinessScore: 450 };
    const input = ownerWith({ taxLienHistory: 'open', ...scores });
    const costs = { estimatedCost: 150, costKnown: true, timeToImplement: '120 days' };
    expect(impactOf(input, 'CR6', 'CR7')).toMatchObject(costs);
    expect(impactOf(input, 'CR4', 'CR6')).toMatchObject({ estimatedCost: 50, costKnown: false });
  });

  it('never lowers a figure that is higher in the form', () => {
    const [raise] = selectFrom(ownerWith({ personalCreditScore: 640 }), 'CR1');
    const current = ownerWith({ personalCreditScore: 800 });
    const { totalImpact, improvements } = calculateImpact(current, [raise!], context);
    expect([totalImpact, improvements[0]?.from, improvements[0]?.to]).toEqual([0, 800, 800]);
  });

  it('never raises liabilities that are zero in the form', () => {
    const sheet = { currentAssets: 5000, totalAssets: 90_000 };
    const [lower] = selectFrom(ownerWith({ ...sheet, totalLiabilities: 80_000 }), 'BF9');
    const { totalImpact, improvements } = calculateImpact(ownerWith(sheet), [lower!], context);
    expect([totalImpact, improvements[0]?.from, improvements[0]?.to]).toEqual([0, 0, 0]);
  });
});

describe('scoreImpact', () => {
  it('adds the changes by cause, and the lines add up to the total', () => {
    const changes = [
      { cause: 'document', change: 23 },
      { cause: 'profile', change: 8 },
      { cause: 'account', change: -3 },
      { cause: 'time', change: 2 },
      { cause: 'rules', change: -1 },
    ] as const;
    expect(scoreImpact(changes)).toEqual({ documents: 23, profileAndBanking: 5, other: 1, total: 29 });
  });

  it('returns zeros without a change', () => {
    expect(scoreImpact([])).toEqual({ documents: 0, profileAndBanking: 0, other: 0, total: 0 });
  });
});
