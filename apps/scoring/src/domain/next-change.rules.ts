import { addDays, changesOfFreshness } from '@groundwork/engine-evidence';
import { nextChangesOf, type ScoreInput } from '@groundwork/engine-scoring';
import type { ScoredOwner } from './owner.model.ts';
import type { ProvenOwner } from './proof.model.ts';

/** New words of a result reach each owner within this time. */
const longestDays = 31;

const startOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** Before this day a computation has the same result, as long as data and rules are the same. */
export function nextChangeOn(
  { figures }: Pick<ScoreInput, 'figures'>,
  { evidence, notified }: Pick<ProvenOwner, 'evidence' | 'notified'>,
  today: string,
): string {
  const { witnesses, accounts } = evidence;
  const values = [...Object.values(figures), ...witnesses.map(({ value }) => value)];
  const days = [
    addDays(today, longestDays),
    ...nextChangesOf(values, today),
    ...[...witnesses, ...accounts].flatMap(changesOfFreshness),
    ...Object.keys(notified).map((lastDay) => addDays(lastDay, 1)),
  ];
  return days.filter((day) => day > today).reduce((first, day) => (day < first ? day : first));
}

type Foreseen = Pick<
  ScoredOwner,
  'version' | 'calculatedFor' | 'nextChangeOn' | 'foreseenVersion' | 'foreseenFor'
>;

/** A process that does not know the next change writes a version or a day of its own. */
const isSettled = (owner: Foreseen, today: string): boolean =>
  owner.foreseenVersion === owner.version &&
  owner.foreseenFor === owner.calculatedFor &&
  owner.nextChangeOn !== null &&
  today < owner.nextChangeOn;

/** The result of an earlier day that cannot have changed is the result of today. */
export function computedAt(owner: Foreseen, calculatedAt: Date, today: string): Date {
  const midnight = startOf(today);
  return calculatedAt < midnight && isSettled(owner, today) ? midnight : calculatedAt;
}
