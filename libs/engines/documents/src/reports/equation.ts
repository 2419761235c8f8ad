import { labelled } from '../kinds/kind.ts';
import type { equations } from '../documents.wording.ts';

export interface Equation {
  code: keyof typeof equations;
  result: readonly RegExp[];
  /** Labels and how each counts; one that is missing makes no equation unless it may be. */
  terms: readonly { labels: readonly RegExp[]; sign: 1 | -1; optional?: boolean }[];
}

export const term = (sign: 1 | -1, ...phrases: readonly string[]) => ({ labels: labelled(...phrases), sign });
export const maybe = (sign: 1 | -1, ...phrases: readonly string[]) => ({
  ...term(sign, ...phrases),
  optional: true,
});
