import { type Acting, actingForSelf, type User } from '@groundwork/contracts';
import type { FastifyRequest } from 'fastify';

export interface Caller {
  user: User;
  token: string;
  acting: Acting;
}

const callers = new WeakMap<FastifyRequest, Caller>();

export function storeCaller(request: FastifyRequest, caller: Pick<Caller, 'user' | 'token'>): void {
  callers.set(request, { ...caller, acting: actingForSelf(caller.user.id) });
}

export const hasCaller = (request: FastifyRequest): boolean => callers.has(request);

export function callerOf(request: FastifyRequest): Caller {
  const caller = callers.get(request);
  if (!caller) throw new Error('A public route has no caller');
  return caller;
}
