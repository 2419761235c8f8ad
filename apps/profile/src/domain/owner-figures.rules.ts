import {
  answeredFields,
  answeredFigures,
  type EvidenceState,
  fieldCatalog,
  figuresOf as statedFigures,
  figureWitnessesIn,
  presenceFlags,
  type SettlementState,
  type TypedFigures,
  typedSource,
  type ValuesInForce,
} from '@groundwork/contracts';
import {
  addDays,
  type Figure,
  figureRules,
  figuresOf,
  type FigureWitness,
  type Settlement,
} from '@groundwork/engine-evidence';
import type { ValueSources } from './figure-choice.model.ts';
import type { Answers } from './merge-profile.rules.ts';

export interface OwnerFigures {
  readonly answers: Answers;
  readonly evidence: EvidenceState;
  readonly settled: readonly Settlement[];
  readonly today: string;
}

const travels = new Set<string>(
  fieldCatalog
    .filter(({ sensitivity = 'open', kind }) => sensitivity === 'open' && kind !== 'months')
    .map(({ name }) => name),
);

/** Names, contacts and identifiers are no figures. */
export const isFigure = (field: string): boolean => travels.has(field);

const fieldOfFlag: Readonly<Record<string, string>> = presenceFlags;

export function ownerFigures({ answers, evidence, settled, today }: OwnerFigures): Figure[] {
  const own = Object.entries(answers.values).filter(([field]) => isFigure(field));
  const values = Object.fromEntries(own) as Record<string, string | number | boolean | null>;
  const answered = answeredFields(answers.values, answers.confirmed);
  const witnesses = figureWitnessesIn(evidence) as readonly FigureWitness[];
  return figuresOf({ values, answered }, witnesses, settled, today, figureRules).filter(({ field }) =>
    isFigure(field),
  );
}

/** Also of the flags that replace a text in events. */
export function versionsOf(
  { answers: { values } }: OwnerFigures,
  figures: readonly Figure[],
): Record<string, string> {
  const flags = Object.entries(statedFigures(values)).filter(([name]) => !isFigure(name));
  return Object.fromEntries([
    ...flags.map(([name, value]) => [fieldOfFlag[name] ?? name, String(value)]),
    ...figures.map(({ field, version }) => [field, version]),
  ]) as Record<string, string>;
}

type Versions = Readonly<Record<string, string>>;

export const changedFigures = (before: Versions, now: Versions): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(now)])]
    .filter((field) => before[field] !== now[field])
    .sort();

/** The day on which a source stops to prove something. */
export function dueAfter(figures: readonly Figure[], today: string): string | null {
  const lastDays = figures
    .flatMap(({ sources }) => sources.flatMap(({ freshUntil }) => freshUntil ?? []))
    .filter((day) => day >= today)
    .sort();
  const [first] = lastDays;
  return first === undefined ? null : addDays(first, 1);
}

const isFromSource = ({ value, valueFrom }: Figure): boolean => value !== null && valueFrom !== typedSource;

export const valueSourcesOf = (figures: readonly Figure[]): ValueSources =>
  Object.fromEntries(figures.filter(isFromSource).map(({ field, valueFrom }) => [field, String(valueFrom)]));

/** Fields whose value came from a source that is gone, so that the value of the owner or none is in force again. */
export const fellBack = (before: ValueSources, now: ValueSources): string[] =>
  Object.keys(before)
    .filter((field) => now[field] === undefined)
    .sort();

const typedOf = ({ field, sources }: Figure) => [
  field,
  sources.find(({ id }) => id === typedSource)?.value ?? null,
];

const plainSettlement = ({ field, use, day, sources }: Settlement): SettlementState => ({
  field,
  use,
  day,
  sources,
});

export function valuesInForce(
  { answers: { values, confirmed }, settled }: OwnerFigures,
  figures: readonly Figure[],
): Required<ValuesInForce> {
  const fromSources = figures.filter(isFromSource);
  const inForce = Object.fromEntries(fromSources.map(({ field, value }) => [field, value]));
  return {
    figures: { ...statedFigures(values), ...inForce } as ValuesInForce['figures'],
    answered: [...new Set([...answeredFigures(values, confirmed), ...Object.keys(inForce)])],
    typed: Object.fromEntries(fromSources.map(typedOf)) as TypedFigures,
    settled: settled.map(plainSettlement),
  };
}
