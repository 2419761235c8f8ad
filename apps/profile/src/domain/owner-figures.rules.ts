import {
  answeredFields,
  answeredFigures,
  type EvidenceState,
  fieldCatalog,
  type FiguresState,
  figuresOf as statedFigures,
  presenceFlags,
  typedSource,
} from '@groundwork/contracts';
import {
  addDays,
  type Figure,
  figureRules,
  figuresOf,
  type FigureWitness,
  type Settlement,
} from '@groundwork/engine-evidence';
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
  const witnesses = (evidence.figures ?? evidence.witnesses) as readonly FigureWitness[];
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

export function figuresState(
  { answers: { values, confirmed } }: OwnerFigures,
  figures: readonly Figure[],
  fields: readonly string[],
): FiguresState {
  const fromSources = figures.filter(({ value, valueFrom }) => value !== null && valueFrom !== typedSource);
  const inForce = Object.fromEntries(fromSources.map(({ field, value }) => [field, value]));
  return {
    fields: [...fields],
    figures: { ...statedFigures(values), ...inForce } as FiguresState['figures'],
    answered: [...new Set([...answeredFigures(values, confirmed), ...Object.keys(inForce)])],
  };
}
