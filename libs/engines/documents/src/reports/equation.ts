import { labelPatterns } from '../kinds/kind.ts';
import type { equations } from '../documents.wording.ts';

export interface Equation {
  code: keyof typeof equations;
  result: readonly RegExp[];
  terms: readonly { labels: readonly RegExp[]; sign: 1 | -1; optional?: boolean }[];
}

export const term = (sign: 1 | -1, ...phrases: readonly string[]) => ({
  labels: labelPatterns(...phrases),
  sign,
});
export const optionalTerm = (sign: 1 | -1, ...phrases: readonly string[]) => ({
  ...term(sign, ...phrases),
  optional: true,
});
