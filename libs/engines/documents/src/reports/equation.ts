import type { equations } from '../documents.wording.ts';

export interface Term {
  name: string;
  sign: 1 | -1;
  optional?: boolean;
}

export interface Equation {
  code: keyof typeof equations;
  result: string;
  terms: readonly Term[];
  unless?: string;
}

export const plus = (name: string): Term => ({ name, sign: 1 });
export const minus = (name: string): Term => ({ name, sign: -1 });
export const optional = (term: Term): Term => ({ ...term, optional: true });
