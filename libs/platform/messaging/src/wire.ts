import { problem } from '@groundwork/contracts';
import { z } from 'zod';

export const traceHeader = 'traceparent';
export const deadlineHeader = 'groundwork-deadline';
export const passHeader = 'groundwork-pass';
export const consumerHeader = 'groundwork-consumer';

/** NATS carries 1 MB, headers and frame included. */
export const payloadLimit = 900_000;

export const rpcReply = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), data: z.unknown() }),
  z.object({ ok: z.literal(false), problem }),
]);
export type RpcReply = z.infer<typeof rpcReply>;

export const nestFrame = z.object({ response: rpcReply.optional(), err: z.unknown().optional() });
