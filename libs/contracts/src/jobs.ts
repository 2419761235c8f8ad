import { z } from 'zod';
import { pageRange } from './document-parts.ts';
import { documentCategory } from './documents.ts';
import { documentId, userId } from './ids.ts';
import { nameText } from './texts.ts';

/** A job only triggers work: the row of the document contains the state. */
export const analyzeDocumentJob = z.object({
  documentId,
  userId,
  version: z.number().int(),
  storageKey: nameText,
  mediaType: nameText,
  category: documentCategory,
  pageRange: pageRange.nullable().optional(),
  traceparent: nameText,
});
export type AnalyzeDocumentJob = z.infer<typeof analyzeDocumentJob>;

export const analysisLanes = ['quick', 'slow'] as const;
export type AnalysisLane = (typeof analysisLanes)[number];

export const analysisQueues: Readonly<Record<AnalysisLane, string>> = {
  quick: 'document-analysis-quick',
  slow: 'document-analysis',
};

export const documentFileKey = (id: string): string => `files/${id}`;

export const previewKey = (id: string, run: number, page: number): string =>
  `previews/${id}/v${run}/${page}.png`;
