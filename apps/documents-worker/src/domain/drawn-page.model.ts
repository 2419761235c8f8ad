import type { OwnNumbers } from '@groundwork/contracts';
import { z } from 'zod';

export interface DrawTask {
  readonly mediaType: string;
  readonly pages: readonly number[];
  readonly masking: OwnNumbers | null;
}

/** A word of the text layer, in shares of the page. */
export const placedWord = z.object({
  text: z.string(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});
export type PlacedWord = z.infer<typeof placedWord>;

const largestPicture = 24_000_000;

export const drawnPicture = z.object({
  page: z.number().int().min(1),
  jpeg: z.base64().max(largestPicture),
  width: z.number().positive(),
  height: z.number().positive(),
  words: z.array(placedWord),
  recognition: z.number().min(0).max(1),
  hits: z.number().int(),
});
export type DrawnPicture = z.infer<typeof drawnPicture>;
