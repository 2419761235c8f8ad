import { z } from 'zod';

const placed = { page: z.number().int() };

export const fileFacts = z.object({
  producer: z.string().nullable(),
  creator: z.string().nullable(),
  ownerPassword: z.boolean(),
  fields: z.object({ all: z.number().int(), filled: z.number().int() }),
  changes: z.array(z.object({ ...placed, before: z.string().nullable(), after: z.string().nullable() })),
  covered: z.array(z.object({ ...placed, text: z.string(), by: z.string().nullable() })),
  invisible: z.array(z.object({ ...placed, text: z.string() })),
  annotations: z.array(z.object({ ...placed, text: z.string(), over: z.string() })),
  spreadsheet: z.object({ documents: z.array(z.string()) }).optional(),
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
