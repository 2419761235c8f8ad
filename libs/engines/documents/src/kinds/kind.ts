import type { Equation } from '../reports/equation.ts';

/** One of these phrases adds its worth once; a negative worth speaks against the kind. */
export interface Evidence {
  any: readonly string[];
  worth: number;
  /** Where to look: the first lines of a page are a title and not a mention; the holder is one name, word by word. */
  where?: 'head' | 'holder';
}

export interface FigureRule {
  name: string;
  label: string;
  /** Phrases the figure's line has, the best first. */
  labels: readonly RegExp[];
  /** Counts for the confidence; the others are told when they are there. */
  required: boolean;
}

/** All that is known of a kind of document: its phrases, its figures, and how a paper of it is read and checked. */
export interface DescribedKind {
  category: string;
  subcategory: string;
  /** A form has its result in the last column, a statement runs from balance to balance, a report adds up. */
  layout: 'form' | 'statement' | 'report';
  /** A bank prints every amount with cents and changes no file afterwards; an owner may use any program. */
  issuedBy: 'authority' | 'bank' | 'owner';
  /** Without one of these it is something else that mentions the same things. */
  needs?: readonly string[];
  evidence: readonly Evidence[];
  figures: readonly FigureRule[];
  /** Which figure says the same as which field of the profile. */
  profileFields?: Readonly<Record<string, string>>;
  /**
   * How much another paper of the same period with other figures weighs. A return may be amended and a report redrawn;
   * a bank prints one statement of a month.
   */
  otherOfPeriod?: number;
  /** The figure that holds the year's sales, which stand in a return and in a report. */
  yearsSales?: string;
  /** What a report must add up to, by the labels it prints. */
  equations?: readonly Equation[];
}

/** Keeps the names of category and kind as types. */
export const kind = <const Described extends DescribedKind>(described: Described): Described => described;

/** A label as it is printed; recognition loses blanks, so they may be missing. */
export const labelled = (...phrases: readonly string[]): RegExp[] =>
  phrases.map((phrase) => new RegExp(phrase.replaceAll(' ', '\\s*'), 'i'));

export const figure = (
  name: string,
  label: string,
  labels: readonly string[],
  required = true,
): FigureRule => ({
  name,
  label,
  labels: labelled(...labels),
  required,
});

export const says = (worth: number, ...any: readonly string[]): Evidence => ({ any, worth });
export const titled = (worth: number, ...any: readonly string[]): Evidence => ({
  any,
  worth,
  where: 'head',
});
export const heldBy = (worth: number, ...any: readonly string[]): Evidence => ({
  any,
  worth,
  where: 'holder',
});
