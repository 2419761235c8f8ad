import type { Equation } from '../reports/equation.ts';

export interface Evidence {
  phrases: readonly string[];
  weight: number;
  /** `head`: the first lines, where a phrase is a title. `holder`: the words of the holder's name. `own`: the name of the account that is read, among several. */
  place?: 'head' | 'holder' | 'own';
}

/** A fact inside a sentence: the first group of a pattern, on a line or on it and the next ones. The best pattern is first. */
export interface FactRule {
  pattern: RegExp | readonly RegExp[];
  as: 'text' | 'day' | 'number' | 'amount';
  least?: number;
  most?: number;
}

export interface FigureRule {
  name: string;
  label: string;
  labels: readonly RegExp[];
  required: boolean;
  /** Names of a sum before the figure. A row with one of them counts where no other row has a name of the figure. */
  otherwise?: readonly RegExp[];
  fact?: FactRule;
  columns?: readonly RegExp[];
  totals?: RegExp;
  /** A column that makes the figure unclear. */
  unless?: RegExp;
  isRowTotal?: boolean;
}

export interface KindDefinition {
  category: string;
  subcategory: string;
  /** `slip`: boxes without numbered lines. `letter`: single facts, no sums. */
  layout: 'form' | 'statement' | 'report' | 'slip' | 'letter';
  issuedBy: 'authority' | 'bank' | 'owner';
  requiredPhrases?: readonly string[];
  evidence: readonly Evidence[];
  figures: readonly FigureRule[];
  profileFields?: Readonly<Record<string, string>>;
  /** The weight of other figures for the same period. Owners amend returns; a bank issues one statement. */
  samePeriodWeight?: number;
  annualSalesFigure?: string;
  equations?: readonly Equation[];
  totals?: readonly Pick<FigureRule, 'name' | 'labels'>[];
  /** The rows add up to a total. `both`: an amount of each row is the sum of the others, too. */
  tableSums?: 'columns' | 'both';
  sumOfMonths?: string;
  /** Such a document fills no place of its category. `private`: nothing of it is stored either. */
  supporting?: 'known' | 'private';
}

export const defineKind = <const Definition extends KindDefinition>(definition: Definition): Definition =>
  definition;

/** Recognition loses spaces, so each space is optional. A label never has two in a row. */
export const labelPatterns = (...phrases: readonly string[]): RegExp[] =>
  phrases.map((phrase) => new RegExp(phrase.replaceAll(' ', ' ?'), 'i'));

export const upToWords = (most: number, word = '\\w+'): string => `${word}(?:\\s${word}){0,${most - 1}}`;

export const figureRule = (
  name: string,
  label: string,
  labels: readonly string[],
  required = true,
  otherwise: readonly string[] = [],
): FigureRule => ({
  name,
  label,
  labels: labelPatterns(...labels, ...otherwise),
  required,
  otherwise: labelPatterns(...otherwise),
});

export const factRule = (name: string, label: string, fact: FactRule, required = true): FigureRule => ({
  name,
  label,
  labels: [],
  required,
  fact,
});

export const columnRule = (
  name: string,
  label: string,
  table: Pick<FigureRule, 'columns' | 'totals' | 'unless' | 'isRowTotal'>,
  required = true,
): FigureRule => ({ name, label, labels: [], required, ...table });

export const totalRule = (
  name: string,
  ...labels: readonly string[]
): Pick<FigureRule, 'name' | 'labels'> => ({
  name,
  labels: labelPatterns(...labels),
});

export const textEvidence = (weight: number, ...phrases: readonly string[]): Evidence => ({
  phrases,
  weight,
});
export const titleEvidence = (weight: number, ...phrases: readonly string[]): Evidence => ({
  phrases,
  weight,
  place: 'head',
});
export const ownEvidence = (weight: number, ...phrases: readonly string[]): Evidence => ({
  phrases,
  weight,
  place: 'own',
});
export const holderEvidence = (weight: number, ...phrases: readonly string[]): Evidence => ({
  phrases,
  weight,
  place: 'holder',
});
