import { describe, expect, it } from '@jest/globals';
import { adviceFor, documentOf, goldenOwner, ownerWith, today } from '../../testing/owners.ts';
import { currentRules as rules, score, type ScoreInput } from '../index.ts';
import { nextMilestone, type NextMilestone } from './next-milestone.ts';
import { applyPatch } from './patch.ts';

const totalOf = (input: ScoreInput): number => score(input, today, rules).totalScore;
const milestoneOf = (input: ScoreInput, closed: readonly string[] = []): NextMilestone => {
  const advice = adviceFor(input);
  const ids = advice.filter(({ code }) => closed.includes(code)).map(({ id }) => id);
  return nextMilestone(totalOf(input), advice, { rules, closed: new Set(ids) });
};
const threeOfEach = (...categories: string[]) =>
  categories.flatMap((category) =>
    ['1', '2', '3'].map((n) => documentOf(category, { sha256: category + n })),
  );

const best = goldenOwner('everything best');

describe('the next milestone', () => {
  it.each([
    [[], 'Upload tax returns', '/documents'],
    [['tax_documents'], 'Upload bank statements', '/documents'],
    [['tax_documents', 'bank_statements'], 'Upload financial reports', '/documents'],
    [['bank_statements', 'financial_reports'], 'Upload tax returns', '/documents'],
    [['tax_documents', 'bank_statements', 'financial_reports'], 'Connect a bank account', '/banking-info'],
  ])('with %j complete is "%s"', (complete, title, href) => {
    expect(milestoneOf(ownerWith({}, { documents: threeOfEach(...complete) }))).toMatchObject({
      title,
      href,
    });
  });

  it('is +53 points for the tax documents while there are no documents', () => {
    expect(milestoneOf(ownerWith({}))).toMatchObject({ points: 53, target: 53, progress: 0 });
    const startUp = goldenOwner('start-up of eight months, credit 640, no papers');
    expect(milestoneOf(startUp)).toMatchObject({ title: 'Upload tax returns', points: 53 });
  });

  it('counts only the missing documents of a category', () => {
    const input = ownerWith({}, { documents: [documentOf('tax_documents')] });
    const { points, target, ops } = milestoneOf(input);
    expect([points, target]).toEqual([53 - 23, 53]);
    expect(totalOf(applyPatch(input, ops, rules))).toBe(target);
  });

  it('is the first step although the owner dismissed it', () => {
    expect(milestoneOf(ownerWith({}), ['DC1']).title).toBe('Upload tax returns');
  });

  it('is then the open action with the largest gain, and its progress starts at the lower bound of the level', () => {
    const input = { ...best, figures: { ...best.figures, personalCreditScore: 700, quickRatio: 0.6 } };
    const total = totalOf(input);
    const milestone = milestoneOf(input);
    expect(total).toBe(960);
    expect(milestone).toMatchObject({ title: 'Raise your personal credit score to 720', points: 12 });
    expect([milestone.target, milestone.progress]).toEqual([972, 93]);
    expect(milestoneOf(input, ['CR1'])).toMatchObject({ title: 'Raise your quick ratio to 0.75', points: 4 });
  });

  it('has no points if no gain is certain', () => {
    const input = { ...best, figures: { ...best.figures, bankruptcyHistory: '' } };
    expect(milestoneOf(input)).toMatchObject({
      title: 'Answer whether you’ve had a bankruptcy',
      points: null,
      href: '/business-profile',
      target: totalOf(input),
      progress: 100,
    });
  });

  it.each([
    ['the owner has all points', best, []],
    [
      'the owner dismissed all open actions',
      { ...best, figures: { ...best.figures, quickRatio: 0.6 } },
      ['BF7'],
    ],
  ])('is "nothing left to gain" if %s', (_case, input, closed) => {
    expect(milestoneOf(input, closed)).toEqual({
      title: 'Nothing left to gain',
      points: null,
      href: null,
      target: totalOf(input),
      progress: 100,
      ops: [],
    });
  });
});
