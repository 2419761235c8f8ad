import { describe, expect, it } from '@jest/globals';
import type { KindOutlook } from '@groundwork/contracts';
import { sampleMatch } from '../../../gallery/sample-match.ts';
import { choicesByKind } from './kind-choices.ts';

const outlookOf = (kind: KindOutlook['kind']): KindOutlook => ({
  kind,
  lenders: 3,
  eligible: 0,
  undecided: 3,
  missing: null,
  fails: [],
});

describe('the choice between kinds of loans', () => {
  it('has the first match and the count of each kind, and an instalment kind of the catalog without a match', () => {
    const matches = [
      sampleMatch('Bank', { carryKind: 'bankTerm' }),
      sampleMatch('Advance', { carryKind: 'advance' }),
      sampleMatch('Other Bank', { carryKind: 'bankTerm' }),
    ];
    const choices = choicesByKind(matches, [outlookOf('sba'), outlookOf('factoring')]);
    expect(choices.map(({ kind, best, count }) => [kind, best?.id ?? null, count])).toEqual([
      ['bankTerm', 'Bank', 2],
      ['sba', null, 0],
      ['advance', 'Advance', 1],
    ]);
  });

  it('is empty without matches and lenders', () => {
    expect(choicesByKind([], [])).toEqual([]);
  });
});
