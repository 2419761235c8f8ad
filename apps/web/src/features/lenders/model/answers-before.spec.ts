import { expect, it } from '@jest/globals';
import type { ProfileReply } from '@groundwork/contracts';
import { answersBefore } from './answers-before.ts';

it('the answers before a change are those that she gave, and open fields are cleared again', () => {
  const profile = { loanRequestAmount: 60_000, loanTerm: 0, nsfIncidents: 0, answered: ['nsfIncidents'] };
  expect(
    answersBefore(profile as unknown as ProfileReply, ['loanRequestAmount', 'loanTerm', 'nsfIncidents']),
  ).toEqual({ loanRequestAmount: 60_000, loanTerm: null, nsfIncidents: 0 });
});
