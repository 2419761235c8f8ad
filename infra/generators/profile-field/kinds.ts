/** What a kind of field accepts and rejects, as the generated test tries it. The names are those of `fieldsOf`. */
export interface FieldSamples {
  readonly shape: string;
  readonly accepted: readonly string[];
  readonly rejected: readonly string[];
  /** Of the guidance engine: how a rule reads it. */
  readonly reads?: 'positive' | 'figure' | 'date' | 'text';
  /** Events carry it to the engines. */
  readonly travels: boolean;
}

const textRejected = ['5', 'true'];
const moneyRejected = ['-1', '0.5', "'many'"];

export const samples = {
  text: {
    shape: "kind: 'text'",
    accepted: ["'two of them'"],
    rejected: textRejected,
    reads: 'text',
    travels: true,
  },
  personal: {
    shape: "kind: 'text'",
    accepted: ["'two of them'"],
    rejected: textRejected,
    reads: 'text',
    travels: false,
  },
  longText: {
    shape: "kind: 'longText'",
    accepted: ["'two\\nlines'"],
    rejected: textRejected,
    reads: 'text',
    travels: false,
  },
  amount: {
    shape: "kind: 'whole', unit: 'money'",
    accepted: ['0', '1200'],
    rejected: moneyRejected,
    reads: 'positive',
    travels: true,
  },
  signedAmount: {
    shape: "kind: 'whole', unit: 'money'",
    accepted: ['-1200', '1200'],
    rejected: ['0.5', "'many'"],
    reads: 'figure',
    travels: true,
  },
  count: {
    shape: "kind: 'whole', unit: 'count'",
    accepted: ['0', '12'],
    rejected: moneyRejected,
    reads: 'positive',
    travels: true,
  },
  percent: {
    shape: "kind: 'decimal', unit: 'percent'",
    accepted: ['0', '33.33', '100'],
    rejected: ['-1', '101'],
    reads: 'positive',
    travels: true,
  },
  signedPercent: {
    shape: "kind: 'decimal', unit: 'percent'",
    accepted: ['-12.5', '250'],
    rejected: ['0.125', "'many'"],
    reads: 'figure',
    travels: true,
  },
  ratio: {
    shape: "kind: 'decimal', unit: 'ratio'",
    accepted: ['0', '1.25'],
    rejected: ['-1', '0.125'],
    reads: 'positive',
    travels: true,
  },
  date: {
    shape: "kind: 'date'",
    accepted: ["'2024-02-29'"],
    rejected: ["'2023-02-29'", "'9999-12-31'"],
    reads: 'date',
    travels: true,
  },
  yesNo: { shape: "kind: 'boolean'", accepted: ['true', 'false'], rejected: ["'yes'"], travels: true },
  select: {
    shape: "kind: 'select'",
    accepted: [],
    rejected: ["'none of these'"],
    reads: 'text',
    travels: true,
  },
  months: {
    shape: "kind: 'months'",
    accepted: ['[]', '[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]'],
    rejected: ['[1]'],
    travels: false,
  },
} as const satisfies Record<string, FieldSamples>;

export type FieldBuilder = keyof typeof samples;
