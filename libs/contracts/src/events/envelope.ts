import { z } from 'zod';
import { actorId, eventId, userId } from '../ids.ts';

export interface EventContract<T extends string = string, S extends z.ZodType = z.ZodType> {
  type: T;
  version: number;
  subject: string;
  data: S;
}

export function defineEvent<T extends string, S extends z.ZodType>(
  type: T,
  version: number,
  data: S,
): EventContract<T, S> {
  return { type, version, subject: `evt.${type}.v${version}`, data };
}

/** The person whose action caused an event, or the system. */
export const eventActor = z.union([actorId, z.literal('system')]);
export type EventActor = z.infer<typeof eventActor>;

export const eventEnvelope = z.object({
  id: eventId,
  type: z.string(),
  version: z.number().int(),
  occurredAt: z.iso.datetime(),
  aggregateId: z.string(),
  /** Grows with each change of the aggregate; a consumer drops older events. */
  aggregateVersion: z.number().int(),
  userId,
  /** Absent in messages of the previous version. */
  actorId: eventActor.optional(),
  correlationId: z.string(),
  causationId: z.string().nullable(),
  data: z.unknown(),
});

export type EventEnvelope<D = unknown> = Omit<z.infer<typeof eventEnvelope>, 'data'> & { data: D };
export type EventOf<C extends EventContract> = EventEnvelope<z.infer<C['data']>>;
