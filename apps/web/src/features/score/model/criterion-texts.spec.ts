import { describe, expect, it } from '@jest/globals';
import { currentRules } from '@groundwork/engine-scoring';
import { emptyScore, fullScore } from '../../../gallery/sample-score.ts';
import { describeCriterion } from './criterion-texts.ts';
import { findRules } from '#shared/score/engine-input.ts';

const criterion = (code: string, of = fullScore) =>
  Object.values(of.factors.breakdown)
    .flatMap(({ criteria }) => criteria)
    .find((each) => each.code === code)!;

describe('the texts of a criterion', () => {
  it('state the figure with its unit and the points of the next band', () => {
    expect(describeCriterion(criterion('CR2'), currentRules)).toEqual({
      now: 'Now: 41%',
      next: `Next: 30% or less for ${criterion('CR2').worth} more points`,
    });
    expect(describeCriterion(criterion('BF3'), currentRules).now).toBe('Now: $640,000');
  });

  it('state the missing figure when it is blank', () => {
    const { now, next } = describeCriterion(criterion('CR1', emptyScore), currentRules);
    expect(now).toMatch(/^Not answered yet\. Add your/);
    expect(next).toMatch(/for 3 more points$/);
  });

  it('name an open question, also where its default earns the points', () => {
    const open = { ...criterion('RA11', emptyScore), value: null, unknown: 4, lost: 0 };
    expect(describeCriterion(open, currentRules).now).toBe(
      'Not answered yet. Answer whether you’d give a personal guarantee.',
    );
    const full = { ...criterion('RA5'), value: null, points: 9, unknown: 0, nextBand: null };
    expect(describeCriterion(full, currentRules).now).toBe('Not answered yet');
    const noDocuments = { ...criterion('DC1', emptyScore), value: null, unknown: 35 };
    expect(describeCriterion(noDocuments, currentRules).now).not.toContain('Not answered yet');
  });

  it('speak of improving after a confirmed answer of 0, and not of adding', () => {
    const confirmed = { ...criterion('BF3', emptyScore), unknown: 0, lost: 30 };
    const { now, next } = describeCriterion(confirmed, currentRules);
    expect(now).toBe('Your answer earns no points yet. Improve it to gain points.');
    expect(next).toMatch(/^Next: /);
    const noDocuments = { ...criterion('DC1', emptyScore), value: null, unknown: 0, lost: 35 };
    expect(describeCriterion(noDocuments, currentRules).now).toMatch(/upload/i);
  });

  it('name the missing figure where a blank costs nothing yet', () => {
    const blank = { ...criterion('BF3', emptyScore), unknown: 0, lost: 0 };
    expect(describeCriterion(blank, currentRules).now).toMatch(/^Add your/);
    expect(describeCriterion(blank, undefined).now).toBe('Not answered yet');
  });

  it('state the plain threshold of a band that the rules do not have', () => {
    const nextBand = { threshold: 640_500, points: 59 };
    expect(describeCriterion({ ...criterion('BF3'), nextBand }, currentRules).next).toMatch(
      /^Next: 640500 for \d+ more points$/,
    );
  });

  it('name no next band at the top', () => {
    expect(describeCriterion(criterion('CR5'), currentRules).next).toBeNull();
  });

  it('state plain numbers for an unknown version of the rules', () => {
    expect(findRules('scorecard-9.9')).toBeUndefined();
    expect(describeCriterion(criterion('CR2'), undefined)).toEqual({
      now: 'Now: 41',
      next: `Next: 30 for ${criterion('CR2').worth} more points`,
    });
  });
});
