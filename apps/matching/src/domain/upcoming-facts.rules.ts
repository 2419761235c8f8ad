import type { LenderFamily } from '@groundwork/contracts';
import type { ProgramFamily } from '@groundwork/engine-matching';

const dayAfter = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

/** The next days on which a fact begins or is no longer in force, the nearest first. */
export const upcomingOf = ({ facts }: ProgramFamily, today: string): LenderFamily['upcoming'] =>
  facts
    .flatMap(({ id: factId, validFrom, validTo }) => [
      ...(validFrom === null ? [] : [{ day: validFrom, factId, starts: true }]),
      ...(validTo === null ? [] : [{ day: dayAfter(validTo), factId, starts: false }]),
    ])
    .filter(({ day }) => day > today)
    .sort((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
