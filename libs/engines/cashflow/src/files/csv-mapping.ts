import { z } from 'zod';
import { delimiters } from './decode.ts';

const column = z.int().min(0).max(200);

export const csvMapping = z.object({
  hasHeader: z.boolean(),
  delimiter: z.enum(delimiters),
  skipLines: z.int().min(0).max(1000),
  columns: z.object({
    date: column,
    description: z.array(column).min(1).max(10),
    amount: column.optional(),
    debit: column.optional(),
    credit: column.optional(),
    balance: column.optional(),
    kind: column.optional(),
    status: column.optional(),
    currency: column.optional(),
    id: column.optional(),
  }),
  dateOrder: z.enum(['ymd', 'mdy', 'dmy']).nullable(),
  decimal: z.enum(['.', ',']).nullable(),
  sign: z.enum(['as_is', 'reversed', 'by_kind']),
});
export type CsvMapping = z.infer<typeof csvMapping>;
export type CsvColumns = CsvMapping['columns'];

const outWords = /\b(debit|dr|withdrawal)\b/i;
const inWords = /\b(credit|cr|deposit)\b/i;

export function directionOf(cell: string): 'in' | 'out' | null {
  const [isOut, isIn] = [outWords.test(cell), inWords.test(cell)];
  if (isOut === isIn) return null;
  return isOut ? 'out' : 'in';
}
