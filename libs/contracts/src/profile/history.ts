import { z } from 'zod';
import { changeId, userId } from '../ids.ts';

const shown = z.union([z.string(), z.number(), z.boolean(), z.array(z.number())]);

/** The fields of one save. A secret or encrypted field is listed without its values. */
export const profileChange = z.object({
  id: changeId,
  at: z.iso.datetime(),
  changedBy: userId,
  fields: z.array(z.object({ field: z.string(), from: shown.nullable(), to: shown.nullable() })),
});
export type ProfileChange = z.infer<typeof profileChange>;
