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

/** text ≤ 200 characters, longText ≤ 5,000; whole: no fraction; optionalWhole: null until answered; decimal: two places; months: [] or twelve whole numbers; select also accepts ''. */
export type FieldKind =
  'text' | 'longText' | 'whole' | 'optionalWhole' | 'decimal' | 'boolean' | 'date' | 'select' | 'months';

/** secret: encrypted and masked in replies; encrypted: in storage only; personal: never in an event. */
export type Sensitivity = 'secret' | 'encrypted' | 'personal' | 'open';

export type TextFormat = 'ssn' | 'ein' | 'email' | 'phone' | 'address' | 'naics';

/** The direction of improvement: more, less, or none. */
export type Direction = 'up' | 'down' | 'none';

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
  /** Suggestions of the form; the server accepts any text. */
  suggestions?: readonly string[];
  notInFuture?: true;
  format?: TextFormat;
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
    optionalCount: make('optionalWhole', { unit: 'count', min: 0, max: figureLimit }),
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
