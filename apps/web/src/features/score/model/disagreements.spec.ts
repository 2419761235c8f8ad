import { describe, expect, it } from '@jest/globals';
import type { ScoreFlag } from '@groundwork/contracts';
import { contradictedScore, fullScore } from '../../../gallery/sample-score.ts';
import { listDisagreements } from './disagreements.ts';

const flag = (criterion: string): ScoreFlag => ({ code: 'INCONSISTENT', criterion, entered: 2, computed: 1 });

describe('figures that do not agree', () => {
  it('have the label of the form, both values and links to correct them', () => {
    expect(listDisagreements(contradictedScore.flags).map(({ title }) => title)).toEqual([
      'Revenue growth rate',
      'Average bank balance',
    ]);
    expect(listDisagreements([flag('BF6')])).toEqual([
      {
        code: 'BF6',
        title: 'Current ratio',
        sentence: 'Your figures have 2, but “Current assets ÷ current liabilities” gives 1.',
        rows: [
          { label: 'In your figures', value: '2' },
          { label: 'Current assets ÷ current liabilities', value: '1' },
        ],
        places: [{ to: '/business-profile?tab=financial', label: 'Open Financial in your profile' }],
      },
    ]);
    expect(listDisagreements([flag('BF11')])[0]?.places).toEqual([
      { to: '/business-profile?tab=banking', label: 'Open Banking in your profile' },
      { to: '/banking-info', label: 'Open your connected accounts' },
    ]);
    expect(listDisagreements([flag('BF9')])[0]?.title).toBe('Debt to equity ratio');
    expect(listDisagreements([flag('BF4')])[0]?.rows.map(({ value }) => value)).toEqual(['2%', '1%']);
  });

  it('are absent when all figures agree, without flags, and for an unknown criterion', () => {
    expect([fullScore.flags, undefined, [flag('ZZ1')]].map((flags) => listDisagreements(flags))).toEqual([
      [],
      [],
      [],
    ]);
  });
});
