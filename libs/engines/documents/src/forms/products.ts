import { type Amount, amountsOf, centsOf } from '../amounts.ts';
import type { Line } from '../page.ts';
import { idOf, isLineNumber } from './boxes.ts';

export interface Product {
  id: string;
  line: Line;
  at: number;
  base: Amount;
  result: Amount;
  expected: number;
}

const times = /^[×x*✕]$/i;
const rate = /^(?:0?\.\d{2,4}|\d{1,2}(?:\.\d{1,3})?%)$/;

const rateOf = (text: string) => (text.endsWith('%') ? Number.parseFloat(text) / 100 : Number(text));

const textAt = ({ words }: Line, at: number) => words[at]?.text ?? '';

/** A line that multiplies: "5a Taxable wages 92,567.93 × 0.124 = 11,478.42". */
export function productsOf(lines: readonly Line[]): Product[] {
  return lines.flatMap((line) => {
    const at = line.words.findIndex(({ text }) => text === '=');
    const [id, sign, factor] = [0, at - 2, at - 1].map((each) => textAt(line, each)) as [
      string,
      string,
      string,
    ];
    if (!isLineNumber(id) || !rate.test(factor) || !times.test(sign)) return [];
    const amounts = amountsOf(line);
    const base = amounts.find(({ last }) => last === at - 3);
    const result = amounts.find(({ first }) => first === at + 1);
    if (!base || !result) return [];
    const expected = Math.round(centsOf(base.value) * rateOf(factor)) / 100;
    return [{ id: idOf(id), line, at, base, result, expected }];
  });
}
