import { z } from 'zod';
import { documentCategory } from './documents.ts';
import { documentId, userId } from './ids.ts';

/** The queue is never the record: the document row says what is due, a job only says where to look. */
export const analyseDocumentJob = z.object({
  documentId,
  userId,
  version: z.number().int(),
  storageKey: z.string(),
  mediaType: z.string(),
  category: documentCategory,
  traceparent: z.string(),
});
export type AnalyseDocumentJob = z.infer<typeof analyseDocumentJob>;

export const analysisQueue = 'document-analysis';

/** Where the picture of a page lies; each run of the analysis draws its own. */
export const previewKey = (id: string, run: number, page: number): string =>
  `previews/${id}/v${run}/${page}.png`;
