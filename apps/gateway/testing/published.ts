import { randomUUID } from 'node:crypto';
import { type EventContract, type EventEnvelope, eventId, type UserId } from '@groundwork/contracts';
import type { NatsConnection } from '@nats-io/transport-node';
import type { z } from 'zod';

export async function publishEvent<C extends EventContract>(
  nats: NatsConnection,
  { type, version, subject, data: schema }: C,
  userId: UserId,
  data: z.input<C['data']>,
  aggregateVersion = 1,
): Promise<void> {
  const envelope: EventEnvelope = {
    id: eventId.parse(randomUUID()),
    type,
    version,
    occurredAt: new Date().toISOString(),
    aggregateId: userId,
    aggregateVersion,
    userId,
    correlationId: randomUUID(),
    causationId: null,
    data: schema.parse(data),
  };
  nats.publish(subject, JSON.stringify(envelope));
  await nats.flush();
}
