export type Category = 'tax_documents' | 'bank_statements' | 'financial_reports';
export type Subcategory =
  | 'form_1040'
  | 'schedule_c'
  | 'form_1120'
  | 'state_tax_return'
  | 'business_checking'
  | 'business_savings'
  | 'personal_checking'
  | 'merchant_account'
  | 'profit_loss'
  | 'balance_sheet'
  | 'cash_flow'
  | 'financial_projections';

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

/** What a kind of document says about itself, and the figures it must show. */
export interface Kind {
  category: Category;
  subcategory: Subcategory;
  /** Without one of these it is something else that mentions the same things. */
  needs?: readonly string[];
  evidence: readonly Evidence[];
  figures: readonly FigureRule[];
}

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
