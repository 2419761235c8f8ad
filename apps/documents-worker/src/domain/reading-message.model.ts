import {
  analysisResult,
  documentStage,
  type LearnedLabel,
  pageProgress,
  type PageRange,
  statementRows,
} from '@groundwork/contracts';
import { z } from 'zod';
import { type DrawTask, drawnPicture } from './drawn-page.model.ts';
import { recognitionPass } from './recognition-pass.model.ts';

export interface ReadingTask {
  /** The reader stops at a scan, and at the processor time of the quick lane. */
  isQuick?: boolean;
  mediaType: string;
  category: string;
  pageRange?: PageRange | null | undefined;
  /** What the corrections of the owner teach. */
  learned?: readonly LearnedLabel[];
}

/** What a reader receives: one file after the other, the next one after its result. */
export interface FileMessage {
  readonly task: ReadingTask | DrawTask;
  readonly content: Buffer;
}

export const isDrawTask = (task: ReadingTask | DrawTask): task is DrawTask => 'pages' in task;

export const isFileMessage = (message: unknown): message is FileMessage =>
  typeof message === 'object' && message !== null && 'content' in message;

const largestPicture = 16_000_000;

export const readingMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('step') }),
  z.object({ type: z.literal('pages'), pages: z.int() }),
  z.object({ type: z.literal('stage'), stage: documentStage, progress: pageProgress.optional() }),
  z.object({
    type: z.literal('picture'),
    page: z.number().int().min(1),
    png: z.base64().max(largestPicture),
  }),
  z.object({ type: z.literal('rows'), rows: statementRows }),
  z.object({ type: z.literal('recognize'), request: z.int(), pass: recognitionPass }),
  drawnPicture.extend({ type: z.literal('drawn') }),
  z.object({ type: z.literal('drawn-all'), isWhole: z.boolean() }),
  z.object({ type: z.literal('not-quick') }),
  z.object({ type: z.literal('result'), result: analysisResult }),
]);
export type ReadingMessage = z.infer<typeof readingMessage>;
