import type { Equation } from '../reports/equation.ts';

export interface Evidence {
  phrases: readonly string[];
  weight: number;
  /** `head`: the first lines, where a phrase is a title. `holder`: the words of the holder's name. */
  place?: 'head' | 'holder';
}

export interface FigureRule {
  name: string;
  label: string;
  labels: readonly RegExp[];
  required: boolean;
}

export interface KindDefinition {
  category: string;
  subcategory: string;
  layout: 'form' | 'statement' | 'report';
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
}

export const defineKind = <const Definition extends KindDefinition>(definition: Definition): Definition =>
  definition;

/** Recognition loses spaces, so each space is optional. */
export const labelPatterns = (...phrases: readonly string[]): RegExp[] =>
  phrases.map((phrase) => new RegExp(phrase.replaceAll(' ', '\\s*'), 'i'));

export const figureRule = (
  name: string,
  label: string,
  labels: readonly string[],
  required = true,
): FigureRule => ({
  name,
  label,
  labels: labelPatterns(...labels),
  required,
});

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
export const holderEvidence = (weight: number, ...phrases: readonly string[]): Evidence => ({
  phrases,
  weight,
  place: 'holder',
});
