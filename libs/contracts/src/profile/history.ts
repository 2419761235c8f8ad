import { z } from 'zod';
import { changeId, userId } from '../ids.ts';

const recordedValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.number())]);

/** The fields of one save. A secret or encrypted field is listed without its values. */
export const profileChange = z.object({
  id: changeId,
  at: z.iso.datetime(),
  changedBy: userId,
  fields: z.array(
    z.object({ field: z.string(), from: recordedValue.nullable(), to: recordedValue.nullable() }),
  ),
});
export type ProfileChange = z.infer<typeof profileChange>;
