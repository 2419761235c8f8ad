import type { Client, ClientQuery } from '@groundwork/contracts';
import { z } from 'zod';
import { foreignCursor } from '@groundwork/platform-errors';

export type ClientSort = NonNullable<ClientQuery['sort']>;

const place = z.tuple([z.string().max(200), z.uuid()]);
export type ClientPlace = z.infer<typeof place>;

const numberKey = z.string().regex(/^\d{1,10}$/);
const keyOf: Readonly<Record<ClientSort, z.ZodType<string>>> = {
  name: z.string(),
  stated: numberKey,
  proven: numberKey,
  missing: numberKey,
  due: z.union([z.literal('infinity'), z.iso.date()]),
};

export const clientCursor = (key: string, id: Client['businessId']): string =>
  Buffer.from(JSON.stringify([key, id])).toString('base64url');

/** The key belongs to the column of the sort: the database would reject another one. */
export function placeOf(cursor: string, sort: ClientSort): ClientPlace {
  const [key, id] = parsed(cursor);
  if (!keyOf[sort].safeParse(key).success) throw foreignCursor();
  return [key, id];
}

function parsed(cursor: string): ClientPlace {
  try {
    return place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw foreignCursor();
  }
}
