import type { z } from 'zod';

export interface RpcContract<Q extends z.ZodType = z.ZodType, R extends z.ZodType = z.ZodType> {
  subject: string;
  request: Q;
  reply: R;
}

export function defineRpc<Q extends z.ZodType, R extends z.ZodType>(
  subject: string,
  request: Q,
  reply: R,
): RpcContract<Q, R> {
  return { subject, request, reply };
}

export type RequestOf<C extends RpcContract> = z.input<C['request']>;
export type ReplyOf<C extends RpcContract> = z.output<C['reply']>;
