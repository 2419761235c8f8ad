import type { MatchingInput } from '../figures.ts';
import type { Program } from '../program.ts';
import { toCents } from '../rounding.ts';
import type { CarryingRules } from '../ruleset.ts';
import { type CarriedEntry, countCarried, rankCarried } from './carried-entries.ts';
import { type KindAmounts, kindAmounts } from './kinds.ts';
import { openAnswers, type OpenAnswers } from './missing-answers.ts';
import { type KindOutlook, kindOutlooks } from './outlooks.ts';
import { type Room, roomOf } from './room.ts';

interface CarriedLoans extends Room {
  readonly kinds: readonly KindAmounts[];
  readonly canCarry: number;
}

interface Carry extends CarriedLoans, OpenAnswers {
  readonly outlooks: readonly KindOutlook[];
  readonly activeLenders: number;
}

const inCents = (value: number | null): number | null => (value === null ? null : toCents(value));

export function carryOfEntries(
  entries: readonly CarriedEntry[],
  input: MatchingInput,
  { carry }: CarryingRules,
): CarriedLoans {
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

export function computeCarry(
  programs: readonly Program[],
  input: MatchingInput,
  today: string,
  rules: CarryingRules,
): Carry {
  const entries = rankCarried(programs, input, today, rules);
  return {
    ...carryOfEntries(entries, input, rules),
    ...openAnswers(programs, input, today, rules),
    outlooks: kindOutlooks(programs, input, today, rules),
    activeLenders: entries.length,
  };
}
