import { createHash } from 'node:crypto';
import type { DocumentCategory } from '@groundwork/contracts';
import type { Random } from './random.ts';

export interface TruthRow {
  readonly day: string;
  readonly text: string;
  readonly amount: number;
  readonly balance: number | null;
  readonly page: number;
}

export interface Forged {
  readonly field: string;
  readonly real: number;
  readonly printed: number;
}

/** What the paper prints. Figures have the product's name where it has one, `more` has the others. Amounts are dollars. */
export interface Truth {
  readonly kind: string;
  readonly category: DocumentCategory;
  readonly issuer: string | null;
  readonly holder: string | null;
  readonly period: { readonly from: string | null; readonly to: string } | null;
  readonly taxYear: number | null;
  readonly figures: Readonly<Record<string, number>>;
  readonly more: Readonly<Record<string, number | string>>;
  readonly rows: readonly TruthRow[];
  readonly empty: readonly string[];
  readonly forged: Forged | null;
}

export const forgeries = ['amount', 'digit'] as const;
export type Forgery = (typeof forgeries)[number];

export interface Sheet {
  readonly html: string;
  readonly truth: Truth;
}

export interface Request {
  readonly random: Random;
  readonly forgery: Forgery | null;
}

export interface Layout {
  readonly name: string;
  readonly forgeable: boolean;
  readonly make: (request: Request) => Sheet;
}

export const halves = ['open', 'locked'] as const;
export type Half = (typeof halves)[number];

/** The name alone decides, so no change of a layout moves it to the other half. */
export const halfOf = (name: string): Half =>
  (createHash('sha256').update(`papers:${name}`).digest()[0] ?? 0) % 2 === 0 ? 'open' : 'locked';

export const dollars = (cents: number): number => Math.round(cents) / 100;

const nothing = {
  issuer: null,
  holder: null,
  period: null,
  taxYear: null,
  figures: {},
  more: {},
  rows: [],
  empty: [],
  forged: null,
};

export const truthOf = (truth: Pick<Truth, 'kind' | 'category'> & Partial<Truth>): Truth => ({
  ...nothing,
  ...truth,
});
