import { z } from 'zod';
import { documentCategory, documentStatus, documentSubcategory } from './documents.ts';
import { dayPeriod } from './evidence.ts';
import { documentId } from './ids.ts';

/** The document without its name and its text. */
export const documentState = z.object({
  documentId,
  category: documentCategory,
  /** `category` is provisional. Absent in messages of an older version. */
  categoryOpen: z.boolean().optional(),
  subcategory: documentSubcategory.nullable(),
  status: documentStatus,
  fraudScore: z.number().nullable(),
  confidence: z.number().nullable(),
  signals: z.array(z.string()),
  sha256: z.string(),
  /** Absent in messages of an older version. */
  reviewRequired: z.boolean().optional(),
  figures: z
    .array(
      z.object({
        name: z.string(),
        value: z.number(),
        page: z.number().int().optional(),
        confidence: z.number(),
        corrected: z.boolean().optional(),
      }),
    )
    .optional(),
  period: dayPeriod.nullable().optional(),
  taxYear: z.string().nullable().optional(),
  rowsKey: z.string().nullable().optional(),
});
export type DocumentState = z.infer<typeof documentState>;
