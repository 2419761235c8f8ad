import type { EventContract, EventEnvelope } from '@groundwork/contracts';
import { jetstream } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { v7 as newId } from 'uuid';
import type { z } from 'zod';

export interface SentEvent<D> {
  userId: string;
  aggregateId: string;
  aggregateVersion: number;
  data: D;
  id?: string;
}

/** Puts an event on the stream as a relay would, as often as it is called. */
export async function sendEvent<C extends EventContract>(
  connection: NatsConnection,
  contract: C,
  { id = newId(), ...event }: SentEvent<z.input<C['data']>>,
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
  // a service that has only just started may still be making the stream
  const patiently = { retries: 40 };
  await jetstream(connection).publish(contract.subject, JSON.stringify(envelope), patiently);
  return id;
}
