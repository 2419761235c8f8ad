import { describe, expect, it } from '@jest/globals';
import { readHistory } from './histories.ts';
import { currentRules } from './rulesets.ts';

describe('readHistory', () => {
  it.each([
    ['none', 'none'],
    ['No', 'none'],
    ['NEVER', 'none'],
    ['n/a', 'none'],
    ['false', 'none'],
    [' None ', 'none'],
    ['resolved', 'resolved'],
    ['Paid', 'resolved'],
    [' Released ', 'resolved'],
    ['discharged', 'resolved'],
    ['', 'unanswered'],
    ['   ', 'unanswered'],
    ['open', 'open'],
    ['not resolved', 'open'],
    ['none since 2019', 'open'],
    ['paid in part', 'open'],
    ['yes', 'open'],
    ['na', 'open'],
  ])('reads %j as %s', (text, history) => expect(readHistory(text, currentRules.histories)).toBe(history));
});
