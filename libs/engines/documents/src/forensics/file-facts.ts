import { z } from 'zod';

const placed = { page: z.number().int() };

/** What the file itself says about how it came to be, beside the words one reads. */
export const fileFacts = z.object({
  producer: z.string().nullable(),
  creator: z.string().nullable(),
  /** Opens for everybody, but its maker restricted what may be done with it. */
  ownerPassword: z.boolean(),
  /** Fields of a form, and how many have a value. */
  fields: z.object({ all: z.number().int(), filled: z.number().int() }),
  /** Text on a page that a later revision of the file replaced. */
  changes: z.array(z.object({ ...placed, before: z.string().nullable(), after: z.string().nullable() })),
  /** Text that something drawn later covers, and what now stands there. */
  covered: z.array(z.object({ ...placed, text: z.string(), by: z.string().nullable() })),
  /** Text drawn so that nobody sees it, on a page that is no scan. */
  invisible: z.array(z.object({ ...placed, text: z.string() })),
  /** Notes and stamps that hide the text below them. */
  annotations: z.array(z.object({ ...placed, text: z.string(), over: z.string() })),
});
export type FileFacts = z.infer<typeof fileFacts>;

export const emptyFileFacts: FileFacts = {
  producer: null,
  creator: null,
  ownerPassword: false,
  fields: { all: 0, filled: 0 },
  changes: [],
  covered: [],
  invisible: [],
  annotations: [],
};
