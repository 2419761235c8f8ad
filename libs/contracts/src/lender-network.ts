import { fill } from '@groundwork/wording';
import { z } from 'zod';
import { input } from './input.wording.ts';
import { catalogueMode, namedFamily } from './lenders.ts';
import { idText, mostCharacters, numberText, trimmedText } from './texts.ts';

const day = z.iso.date();
const whole = z.number().int();

export const lenderNetwork = z.object({
  mode: catalogueMode,
  activeLenders: whole,
  /** The day of the newest program: confirmed, or else of its source. */
  newest: day.nullable(),
  records: z
    .object({ lenders: whole, loans: whole, asOf: z.object({ '7a': day, '504': day }).partial() })
    .nullable(),
});
export type LenderNetwork = z.infer<typeof lenderNetwork>;

const familyFact = z.object({
  id: z.string(),
  criterion: z.string(),
  value: z.unknown(),
  validFrom: day.nullable(),
  validTo: day.nullable(),
  source: z.string(),
  sourceUrl: z.string().nullable(),
  /** Null until an administrator compares the fact with its source. The fact is in force before. */
  verifiedOn: day.nullable(),
  note: z.string(),
});

export const lenderFamily = z.object({
  code: z.string(),
  name: z.string(),
  version: whole,
  facts: z.array(familyFact),
  /** The days on which a fact begins, or is no longer in force. */
  upcoming: z.array(z.object({ day, factId: z.string(), starts: z.boolean() })),
});
export type LenderFamily = z.infer<typeof lenderFamily>;

export const factToCheck = z.object({
  family: namedFamily,
  inUse: z.boolean(),
  fact: familyFact,
});
export type FactToCheck = z.infer<typeof factToCheck>;

export const factId = idText.min(1);

export const verifyFactBody = z.object({ verifiedOn: z.iso.date(input.dateFormat) });

const mostTitles = 100;

export const naicsQuery = z.object({
  search: trimmedText(mostCharacters.id, input.oneText).toLowerCase().optional(),
  limit: numberText(
    z
      .number(input.wholeNumber)
      .int(input.wholeNumber)
      .min(1, fill(input.leastNumber, { min: 1 }))
      .max(mostTitles, fill(input.mostNumber, { max: mostTitles })),
  ).optional(),
});
export type NaicsQuery = z.infer<typeof naicsQuery>;

export const naicsTitle = z.object({ code: z.string(), title: z.string() });
export type NaicsTitle = z.infer<typeof naicsTitle>;

export const removedSamples = z.object({ removed: whole, version: whole });
export type RemovedSamples = z.infer<typeof removedSamples>;
