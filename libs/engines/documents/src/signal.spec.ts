import { describe, expect, it } from '@jest/globals';
import { worded } from '@groundwork/wording';
import { findings } from './documents.wording.ts';
import { fraudScoreOf, sortBySeverity, signalOf } from './signal.ts';

const signal = (code: string, severity: number) => ({
  code,
  severity,
  page: null,
  message: '',
  expected: null,
  actual: null,
});

describe('the fraud score', () => {
  it.each([
    ['nothing', [], 0],
    ['one signal', [signal('RUNNING_BALANCE', 0.9)], 0.9],
    ['two of one family', [signal('RUNNING_BALANCE', 0.6), signal('STATEMENT_TOTALS', 0.8)], 0.8],
    ['two families', [signal('RUNNING_BALANCE', 0.6), signal('EDITOR_METADATA', 0.15)], 0.75],
    [
      'a second family too weak to confirm',
      [signal('RUNNING_BALANCE', 0.6), signal('EDITOR_METADATA', 0.09)],
      0.6,
    ],
    ['two strong families, at most 1', [signal('RUNNING_BALANCE', 0.9), signal('REVISION_CHANGED', 0.8)], 1],
    ['notes without weight', [signal('UNKNOWN_KIND', 0), signal('OWNER_PASSWORD', 0)], 0],
  ])('is correct for %s', (_, signals, score) => {
    expect(fraudScoreOf(signals)).toBe(score);
  });

  it('depends on severity times certainty', () => {
    const message = worded(findings, 'runningBalance', { day: '01-15' });
    expect(signalOf('RUNNING_BALANCE', { page: 2, message, certainty: 0.5 })).toMatchObject({
      severity: 0.45,
      page: 2,
      message: 'The balance on 01-15 doesn’t follow from the one before it.',
      wording: { code: 'runningBalance', params: { day: '01-15' } },
    });
  });

  it('has the most severe signal first', () => {
    const signals = sortBySeverity([signal('EDITOR_METADATA', 0.15), signal('FONT_MIX', 0.5)]);
    expect(signals.map(({ code }) => code)).toEqual(['FONT_MIX', 'EDITOR_METADATA']);
  });
});
