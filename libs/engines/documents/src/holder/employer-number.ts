import { factFigure } from '../facts.ts';
import type { Line } from '../page.ts';

/** The papers of an authority whose number is that of the holder, not of an employer or a payer. */
const kindsWithNumber = [
  'ein_letter',
  'schedule_c',
  'form_1120',
  'form_1120s',
  'form_1065',
  'form_941',
  'form_1099_k',
];

const number =
  /(?<!firm['’]s )\b(?:employer(?:['’]s)? (?:identification|id) (?:number|no\.?)|ein|payee['’]?s? (?:tin|taxpayer identification n\w+))\b\D{0,40}(?<!\d)(\d{2} ?- ?\d{7})(?!\d)/i;

export function employerNumber(subcategory: string, lines: readonly Line[]): string | null {
  if (!kindsWithNumber.includes(subcategory)) return null;
  const rule = {
    name: 'ein',
    label: '',
    labels: [],
    required: false,
    fact: { pattern: number, as: 'text' },
  } as const;
  return factFigure(rule, lines, 1)[0]?.text?.replace(/\D/g, '') ?? null;
}
