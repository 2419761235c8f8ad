import { analysisResult, documentStage } from '@groundwork/contracts';
import { z } from 'zod';

export interface ReadingTask {
  file: string;
  mediaType: string;
  category: string;
}

/** What the reading process says to the worker. */
export const readingMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('stage'), stage: documentStage }),
  z.object({ type: z.literal('result'), result: analysisResult }),
]);
export type ReadingMessage = z.infer<typeof readingMessage>;
