import { fill } from '@groundwork/wording';
import { z } from 'zod';
import { input } from './input.wording.ts';
import { boundedText, mostCharacters, numberText } from './texts.ts';

const limitRange = fill(input.range, { min: 1, max: 200 });

/** Without a page request a list is complete. */
export const pageQuery = z.object({
  limit: numberText(
    z.number(input.number).int(input.wholeNumber).min(1, limitRange).max(200, limitRange),
  ).optional(),
  cursor: boundedText(mostCharacters.token, input.oneCursor).optional(),
});
export type PageQuery = z.infer<typeof pageQuery>;

export const pageOf = <S extends z.ZodType>(item: S) =>
  z.object({ items: z.array(item), nextCursor: z.string().nullable() });

export interface Page<T> {
  items: T[];
  nextCursor: string | null;
}

export const listOf = <S extends z.ZodType>(item: S) => z.union([z.array(item), pageOf(item)]);

export const succeeded = z.object({ success: z.literal(true) });
