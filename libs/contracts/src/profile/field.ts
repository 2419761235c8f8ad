export const profileTabs = ['personal', 'business', 'financial', 'banking', 'loan', 'additional'] as const;
export type ProfileTab = (typeof profileTabs)[number];

export const tabLabels: Record<ProfileTab, string> = {
  personal: 'Personal',
  business: 'Business',
  financial: 'Financial',
  banking: 'Banking',
  loan: 'Loan Request',
  additional: 'Additional',
};

/**
 * text ≤ 200 characters, longText ≤ 5,000; whole takes no fraction, decimal two places;
 * months is [] or exactly twelve whole numbers; select allows '' beside its options.
 */
export type FieldKind = 'text' | 'longText' | 'whole' | 'decimal' | 'boolean' | 'date' | 'select' | 'months';

/** secret: encrypted and masked on read; encrypted: at rest only; personal: never leaves profile in an event. */
export type Sensitivity = 'secret' | 'encrypted' | 'personal' | 'open';

/** Where improving a figure leads: more is better, less is better, or the score does not ask. */
export type Direction = 'up' | 'down' | 'none';

/** What a number counts. */
export type Unit = 'money' | 'percent' | 'ratio' | 'count';

export interface FieldOptions {
  required?: true;
  mandatory?: true;
  counted?: true;
  placeholder?: string;
  sensitivity?: Sensitivity;
  direction?: Direction;
  unit?: Unit;
  min?: number;
  max?: number;
  zeroOr?: true;
  options?: readonly string[];
  /** Offered by the form; the server takes any text. */
  suggestions?: readonly string[];
  notInFuture?: true;
}

export interface Field extends FieldOptions {
  name: string;
  label: string;
  tab: ProfileTab;
  kind: FieldKind;
}

export const figureLimit = 1e12;
export const textLimit = 200;
export const longTextLimit = 5000;

type Described<N extends string> = Field & { name: N };

/** One builder per kind, so that a catalogue file reads as a list of fields. */
export function fieldsOf(tab: ProfileTab) {
  const make =
    (kind: FieldKind, preset: FieldOptions = {}) =>
    <N extends string>(name: N, label: string, options: FieldOptions = {}): Described<N> => ({
      name,
      label,
      tab,
      kind,
      ...preset,
      ...options,
    });
  return {
    text: make('text', { sensitivity: 'open' }),
    personal: make('text', { sensitivity: 'personal' }),
    longText: make('longText', { sensitivity: 'personal' }),
    amount: make('whole', { unit: 'money', min: 0, max: figureLimit }),
    signedAmount: make('whole', { unit: 'money', min: -figureLimit, max: figureLimit }),
    count: make('whole', { unit: 'count', min: 0, max: figureLimit }),
    percent: make('decimal', { unit: 'percent', min: 0, max: 100 }),
    signedPercent: make('decimal', { unit: 'percent', min: -figureLimit, max: figureLimit }),
    ratio: make('decimal', { unit: 'ratio', min: 0, max: figureLimit }),
    date: make('date', { notInFuture: true }),
    yesNo: make('boolean'),
    select: make('select'),
    history: make('text', { suggestions: ['none', 'resolved', 'open'], direction: 'none' }),
    months: make('months', { unit: 'money', min: 0, max: figureLimit }),
  };
}
