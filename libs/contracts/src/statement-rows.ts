import { z } from 'zod';
import { dayPeriod } from './evidence.ts';
import { pageBox } from './page-box.ts';
import { cents } from './plain-units.ts';
import { documentText } from './texts.ts';

/** The rows that the reading of a bank statement found. Money in cents. */
export const statementRows = z.object({
  bank: documentText().nullable(),
  accountEnding: documentText().nullable(),
  period: dayPeriod.nullable(),
  opening: cents.nullable(),
  closing: cents.nullable(),
  openRanges: z.array(dayPeriod.extend({ cents })).max(50).optional(),
  rows: z.array(
    z.object({
      day: z.iso.date(),
      text: documentText(),
      cents,
      balance: cents.nullable(),
      page: z.number().int().min(1),
      box: pageBox.nullable(),
    }),
  ),
});
export type StatementRows = z.infer<typeof statementRows>;

export const statementRowsKey = (id: string, run: number): string => `rows/${id}/v${run}.json`;
