import { z } from 'zod';

const longestSide = 8192;
const mostPixels = 17_000_000;
const mostLetters = 16_000_000;

const side = z.int().min(1).max(longestSide);

/** `amount`: the letters of amounts only. As a single line, digits lose their point more often. */
export const recognitionMode = z.enum(['lines', 'free', 'amount']);
export type RecognitionMode = z.infer<typeof recognitionMode>;

const words = z.string().max(mostLetters).optional();

/** Pixels only. The recognizer writes the header of the picture, so its library opens no other format. */
export const recognitionPass = z
  .object({ mode: recognitionMode, width: side, height: side, data: z.instanceof(Buffer), words })
  .refine(({ width, height, data }) => data.length === width * height && data.length <= mostPixels);
export type RecognitionPass = z.infer<typeof recognitionPass>;

export const recognizerAnswer = z.object({ pass: z.int(), tsv: z.string().max(mostLetters).nullable() });
export type RecognizerAnswer = z.infer<typeof recognizerAnswer>;

export interface RecognitionReply {
  readonly request: number;
  readonly tsv: string | null;
  readonly isTooHeavy: boolean;
  readonly usedMs: number;
}
