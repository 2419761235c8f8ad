import { z } from 'zod';
import { documentCategory, documentStatus, documentSubcategory, mostFindings } from './documents.ts';
import { dayPeriod, holderState } from './evidence.ts';
import { documentId } from './ids.ts';
import { nameText, documentText } from './texts.ts';

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
  signals: z.array(documentText()).max(mostFindings),
  sha256: nameText,
  /** Absent in messages of an older version. */
  reviewRequired: z.boolean().optional(),
  figures: z
    .array(
      z.object({
        name: documentText(),
        value: z.number(),
        page: z.number().int().optional(),
        confidence: z.number(),
        corrected: z.boolean().optional(),
        paperSum: z.number().optional(),
      }),
    )
    .max(mostFindings)
    .optional(),
  period: dayPeriod.nullable().optional(),
  taxYear: documentText().nullable().optional(),
  rowsKey: nameText.nullable().optional(),
  /** Whether the printed name is that of the owner. The name itself is in no event. */
  holder: holderState.nullable().optional(),
  isSample: z.boolean().optional(),
  /** Texts that decide what the document proves. The EIN is a digest. */
  texts: z.partialRecord(z.enum(['bureau', 'reportDate', 'expires', 'ein']), documentText()).optional(),
});
export type DocumentState = z.infer<typeof documentState>;
