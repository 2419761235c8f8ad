import { describe, expect, it } from '@jest/globals';
import type { EnclosedScore } from '@groundwork/contracts';
import { currentRules, score, scoringFigures } from '@groundwork/engine-scoring';
import { checkScore } from './recompute.ts';

const input = {
  today: '2026-11-20',
  rulesVersion: currentRules.version,
  figures: { personalCreditScore: 760, annualRevenueCurrent: 480_000 },
  accounts: [],
  documents: [],
  unanswered: [],
};
const total = score(
  { ...input, figures: scoringFigures.parse(input.figures) },
  input.today,
  currentRules,
).totalScore;

const enclosed = (change: object = {}, stated = total): EnclosedScore =>
  ({
    input: { ...input, ...change },
    result: { stated: { totalScore: stated }, proven: null },
    provenInput: null,
  }) as unknown as EnclosedScore;

describe('the score of a file', () => {
  it('is computed again by the engine, and matches', () => {
    expect(total).toBeGreaterThan(0);
    expect(checkScore(enclosed())).toEqual({
      isValid: true,
      lines: [`Score recomputed: ${total}. It matches the stated score.`],
    });
  });

  it('differs after one changed answer, and after a changed total', () => {
    const figures = { ...input.figures, personalCreditScore: 600 };
    expect(checkScore(enclosed({ figures })).isValid).toBe(false);
    expect(checkScore(enclosed({}, total + 1)).lines).toEqual([
      `Score recomputed: ${total}. The package states ${total + 1}. They do not match.`,
    ]);
  });

  it('is not computed by rules that the page does not have', () => {
    expect(checkScore(enclosed({ rulesVersion: '9.9' }))).toEqual({
      isValid: false,
      lines: ['This page does not have scorecard 9.9. The score was not recomputed.'],
    });
  });

  it('includes the proven score', () => {
    const proven = { ...enclosed(), provenInput: input } as EnclosedScore;
    const result = { ...proven.result, proven: { totalScore: total } };
    expect(checkScore({ ...proven, result } as unknown as EnclosedScore).lines).toHaveLength(2);
  });
});
