export interface FieldSamples {
  readonly shape: string;
  readonly valid: readonly string[];
  readonly invalid: readonly string[];
  readonly reads?: 'positive' | 'figure' | 'date' | 'text';
  /** True if events publish it to the engines. */
  readonly travels: boolean;
}

const invalidTexts = ['5', 'true'];
const invalidAmounts = ['-1', '0.5', "'many'"];

export const samples = {
  text: {
    shape: "kind: 'text'",
    valid: ["'two of them'"],
    invalid: invalidTexts,
    reads: 'text',
    travels: true,
  },
  personal: {
    shape: "kind: 'text'",
    valid: ["'two of them'"],
    invalid: invalidTexts,
    reads: 'text',
    travels: false,
  },
  longText: {
    shape: "kind: 'longText'",
    valid: ["'two\\nlines'"],
    invalid: invalidTexts,
    reads: 'text',
    travels: false,
  },
  amount: {
    shape: "kind: 'whole', unit: 'money'",
    valid: ['0', '1200'],
    invalid: invalidAmounts,
    reads: 'positive',
    travels: true,
  },
  signedAmount: {
    shape: "kind: 'whole', unit: 'money'",
    valid: ['-1200', '1200'],
    invalid: ['0.5', "'many'"],
    reads: 'figure',
    travels: true,
  },
  count: {
    shape: "kind: 'whole', unit: 'count'",
    valid: ['0', '12'],
    invalid: invalidAmounts,
    reads: 'positive',
    travels: true,
  },
  optionalCount: {
    shape: "kind: 'optionalWhole', unit: 'count'",
    valid: ['0', '12'],
    invalid: invalidAmounts,
    reads: 'figure',
    travels: true,
  },
  percent: {
    shape: "kind: 'decimal', unit: 'percent'",
    valid: ['0', '33.33', '100'],
    invalid: ['-1', '101'],
    reads: 'positive',
    travels: true,
  },
  signedPercent: {
    shape: "kind: 'decimal', unit: 'percent'",
    valid: ['-12.5', '250'],
    invalid: ['0.125', "'many'"],
    reads: 'figure',
    travels: true,
  },
  ratio: {
    shape: "kind: 'decimal', unit: 'ratio'",
    valid: ['0', '1.25'],
    invalid: ['-1', '0.125'],
    reads: 'positive',
    travels: true,
  },
  date: {
    shape: "kind: 'date'",
    valid: ["'2024-02-29'"],
    invalid: ["'2023-02-29'", "'9999-12-31'"],
    reads: 'date',
    travels: true,
  },
  yesNo: { shape: "kind: 'boolean'", valid: ['true', 'false'], invalid: ["'yes'"], travels: true },
  select: {
    shape: "kind: 'select'",
    valid: [],
    invalid: ["'none of these'"],
    reads: 'text',
    travels: true,
  },
  months: {
    shape: "kind: 'months'",
    valid: ['[]', '[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]'],
    invalid: ['[1]'],
    travels: false,
  },
} as const satisfies Record<string, FieldSamples>;

export type FieldBuilder = keyof typeof samples;
