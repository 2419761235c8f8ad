import { z } from 'zod';
import { documentCategory, documentStatus, documentSubcategory } from './documents.ts';
import { documentId } from './ids.ts';

/** The whole state of a document as other services may know it: never its name or its text. */
export const documentState = z.object({
  documentId,
  category: documentCategory,
  subcategory: documentSubcategory.nullable(),
  status: documentStatus,
  fraudScore: z.number().nullable(),
  confidence: z.number().nullable(),
  signals: z.array(z.string()),
  sha256: z.string(),
  /** A person has to look at it; a service of an older version does not say. */
  reviewRequired: z.boolean().optional(),
});
export type DocumentState = z.infer<typeof documentState>;
