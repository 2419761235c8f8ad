import { describe, expect, it } from '@jest/globals';
import type { ScoreFlag } from '@groundwork/contracts';
import { contradictedScore, fullScore } from '../../../gallery/sample-score.ts';
import { disagreements } from './data-confidence.ts';

const flag = (criterion: string): ScoreFlag => ({ code: 'INCONSISTENT', criterion, entered: 2, computed: 1 });

describe('figures that do not agree', () => {
  it('are named as in the form, with both values and where each is mended', () => {
    expect(disagreements(contradictedScore.flags).map(({ title }) => title)).toEqual([
      'Revenue growth rate',
      'Average bank balance',
    ]);
    expect(disagreements([flag('BF6')])).toEqual([
      {
        code: 'BF6',
        title: 'Current ratio',
        rows: [
          { label: 'As you entered it', value: '2' },
          { label: 'Current assets ÷ current liabilities', value: '1' },
        ],
        places: [{ to: '/business-profile?tab=financial', label: 'Open Financial in your profile' }],
      },
    ]);
    expect(disagreements([flag('BF11')])[0]?.places).toEqual([
      { to: '/business-profile?tab=banking', label: 'Open Banking in your profile' },
      { to: '/banking-info', label: 'Open your connected accounts' },
    ]);
    expect(disagreements([flag('BF9')])[0]?.title).toBe('Debt to equity ratio');
  });

  it('are none where all agree, where scoring is older, and where its rules are newer than this page', () => {
    expect([fullScore.flags, undefined, [flag('ZZ1')]].map((flags) => disagreements(flags))).toEqual([
      [],
      [],
      [],
    ]);
  });
});
