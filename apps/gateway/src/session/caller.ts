import type { User } from '@groundwork/contracts';
import type { FastifyRequest } from 'fastify';

export interface Caller {
  user: User;
  token: string;
}

const callers = new WeakMap<FastifyRequest, Caller>();

export function rememberCaller(request: FastifyRequest, caller: Caller): void {
  callers.set(request, caller);
}

/** The signed-in caller of a route whose contract asks for one. */
export function callerOf(request: FastifyRequest): Caller {
  const caller = callers.get(request);
  if (!caller) throw new Error('A public route has no caller');
  return caller;
}
