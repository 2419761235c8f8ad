import { z } from 'zod';

/** A list is whole unless a page of it is asked for. */
export const pageQuery = z.object({
  limit: z.coerce
    .number('Enter a number')
    .int('Enter a whole number')
    .min(1, 'Enter a number from 1 to 200')
    .max(200, 'Enter a number from 1 to 200')
    .optional(),
  cursor: z.string('Enter one cursor').max(200, 'At most 200 characters').optional(),
});
export type PageQuery = z.infer<typeof pageQuery>;

export const pageOf = <S extends z.ZodType>(item: S) =>
  z.object({ items: z.array(item), nextCursor: z.string().nullable() });

export interface Page<T> {
  items: T[];
  nextCursor: string | null;
}

/** What a list answers: all of it, or the page that was asked for. */
export const listOf = <S extends z.ZodType>(item: S) => z.union([z.array(item), pageOf(item)]);

export const succeeded = z.object({ success: z.literal(true) });
