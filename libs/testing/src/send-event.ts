import type { EventContract, EventEnvelope } from '@groundwork/contracts';
import { jetstream } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { v7 as newId } from 'uuid';
import type { z } from 'zod';

export interface TestEvent<D> {
  userId: string;
  aggregateId: string;
  aggregateVersion: number;
  data: D;
  id?: string;
  actorId?: string;
}

export async function sendEvent<C extends EventContract>(
  connection: NatsConnection,
  contract: C,
  { id = newId(), ...event }: TestEvent<z.input<C['data']>>,
): Promise<string> {
  const envelope = {
    ...event,
    id,
    type: contract.type,
    version: contract.version,
    occurredAt: new Date().toISOString(),
    correlationId: 'test',
    causationId: null,
  } as unknown as EventEnvelope;
  // A service that has just started may still create the stream.
  const retryOptions = { retries: 40 };
  await jetstream(connection).publish(contract.subject, JSON.stringify(envelope), retryOptions);
  return id;
}
