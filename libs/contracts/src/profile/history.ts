import { z } from 'zod';
import { changeId, userId } from '../ids.ts';

const shown = z.union([z.string(), z.number(), z.boolean(), z.array(z.number())]);

/** One save: which fields it changed. Secret and encrypted values are told as changed, never as values. */
export const profileChange = z.object({
  id: changeId,
  at: z.iso.datetime(),
  changedBy: userId,
  fields: z.array(z.object({ field: z.string(), from: shown.nullable(), to: shown.nullable() })),
});
export type ProfileChange = z.infer<typeof profileChange>;
