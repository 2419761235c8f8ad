import { type DocumentState, figureWitnessesIn } from '@groundwork/contracts';
import { addDays, changesOfFreshness, documentFreshUntil, figureDocument } from '@groundwork/engine-evidence';
import { nextChangesOf, type ScoreInput } from '@groundwork/engine-scoring';
import type { ScoredOwner } from './owner.model.ts';
import type { ProvenOwner } from './proof.model.ts';

/** New words of a result reach each owner within this time. */
const longestDays = 31;

const startOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

interface Documents {
  readonly documents: readonly DocumentState[];
}

const lastDayOf = (state: DocumentState): string[] => {
  const freshUntil = documentFreshUntil(figureDocument(state, 1));
  return freshUntil === null ? [] : [freshUntil];
};

/** Before this day a computation has the same result, as long as data and rules are the same. */
export function nextChangeOn(
  { figures }: Pick<ScoreInput, 'figures'>,
  { evidence, notified, documents }: Pick<ProvenOwner, 'evidence' | 'notified'> & Documents,
  today: string,
): string {
  const witnesses = figureWitnessesIn(evidence);
  const values = [...Object.values(figures), ...witnesses.map(({ value }) => value)];
  const days = [
    addDays(today, longestDays),
    ...nextChangesOf(values, today),
    ...[...witnesses, ...evidence.accounts].flatMap(changesOfFreshness),
    ...[...Object.keys(notified), ...documents.flatMap(lastDayOf)].map((lastDay) => addDays(lastDay, 1)),
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
