import { z } from 'zod';
import {
  answeredFields,
  type CatalogField,
  defaultOf,
  fieldCatalog,
  isFilled,
  type ProfileValues,
} from './catalog.ts';
import { mentionsAdvance } from './advance-mention.ts';
import type { ProfileInput } from './input.ts';
import { deniesLoans } from './no-loans.ts';
import { boundedText, fieldNameText, mapOf, mostCharacters } from '../texts.ts';

/** The part of a profile in events: figures, dates, choices and answers for the engines. Names, contacts, addresses, identifiers and free text are excluded; a flag replaces a text that an engine only checks for presence. */
const travels = (field: CatalogField) => (field.sensitivity ?? 'open') === 'open' && field.kind !== 'months';

const traveling = fieldCatalog.filter(travels);

export const presenceFlags = {
  hasEin: 'ein',
  hasBusinessLicense: 'businessLicense',
  hasExistingLoansAnswer: 'existingLoans',
} as const;

const loanFlags = {
  advancesMentioned: mentionsAdvance,
  noLoansStated: deniesLoans,
} as const;

export const mostFigures = 1000;
const figure = z.union([boundedText(mostCharacters.longText), z.number(), z.boolean()]);

export const profileFigures = mapOf(mostFigures, fieldNameText, figure);
export type ProfileFigures = z.infer<typeof profileFigures>;

export const figureNames: readonly string[] = [
  ...traveling.map((field) => field.name),
  ...Object.keys(presenceFlags),
  ...Object.keys(loanFlags),
];

export function figuresOf(profile: ProfileInput): ProfileFigures {
  const figures = traveling.map((field) => {
    const value = profile[field.name];
    return [field.name, value === null ? defaultOf(field) : value] as const;
  });
  const flags = Object.entries(presenceFlags).map(([flag, field]) => {
    const value = profile[field];
    return [flag, value === undefined ? undefined : value !== null && isFilled(value)] as const;
  });
  const { existingLoans } = profile;
  const loans = Object.entries(loanFlags).map(([flag, isStated]) => {
    return [flag, existingLoans === undefined ? undefined : isStated(String(existingLoans ?? ''))] as const;
  });
  const given = [...figures, ...flags, ...loans].filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(given) as ProfileFigures;
}

export const answeredFigures = (values: ProfileValues, confirmed: readonly string[]): string[] =>
  answeredFields(values, confirmed).filter((name) => figureNames.includes(name));

/** The engines only need to know whether there is an existing loan. */
export function figuresForEngines({ hasExistingLoansAnswer, ...figures }: ProfileFigures): ProfileFigures {
  return { ...figures, existingLoans: hasExistingLoansAnswer ? 'answered' : '' };
}

/** Figures without the flag are older: each text about loans answered the debt payments. */
const answersDebt = ({ noLoansStated, hasExistingLoansAnswer = false }: ProfileFigures): boolean =>
  isFilled(noLoansStated ?? hasExistingLoansAnswer);

export function unansweredForEngines(figures: ProfileFigures, answered: readonly string[]): string[] {
  const all = answersDebt(figures) ? [...answered, 'monthlyDebtPayments'] : answered;
  const blank = figureNames.filter((name) => !all.includes(name) && !isFilled(figures[name] ?? ''));
  return blank.map((name) => (name === 'hasExistingLoansAnswer' ? 'existingLoans' : name));
}
