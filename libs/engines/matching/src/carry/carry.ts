import type { MatchingInput } from '../figures.ts';
import type { Program } from '../program.ts';
import { toCents } from '../rounding.ts';
import type { CarryingRules } from '../ruleset.ts';
import { type CarriedEntry, countCarried, rankCarried } from './carried-entries.ts';
import { type KindAmounts, kindAmounts } from './kinds.ts';
import { type MissingAnswers, missingAnswers } from './missing-answers.ts';
import { type KindOutlook, kindOutlooks } from './outlooks.ts';
import { type Room, roomOf } from './room.ts';

interface Carry extends Room {
  readonly kinds: readonly KindAmounts[];
  readonly missing: readonly MissingAnswers[];
  readonly canCarry: number;
  readonly outlooks: readonly KindOutlook[];
}

const inCents = (value: number | null): number | null => (value === null ? null : toCents(value));

export function carryOfEntries(
  entries: readonly CarriedEntry[],
  input: MatchingInput,
  { carry }: CarryingRules,
): Omit<Carry, 'missing' | 'outlooks'> {
  const room = roomOf(input, carry);
  return {
    cash: inCents(room.cash),
    debt: inCents(room.debt),
    comfortable: inCents(room.comfortable),
    limit: inCents(room.limit),
    kinds: kindAmounts(entries, room, carry),
    canCarry: countCarried(entries),
  };
}

export const computeCarry = (
  programs: readonly Program[],
  input: MatchingInput,
  today: string,
  rules: CarryingRules,
): Carry => ({
  ...carryOfEntries(rankCarried(programs, input, today, rules), input, rules),
  missing: missingAnswers(programs, input, today, rules),
  outlooks: kindOutlooks(programs, input, today, rules),
});
