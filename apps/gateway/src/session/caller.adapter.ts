import { type Acting, actingForSelf, type User } from '@groundwork/contracts';
import type { FastifyRequest } from 'fastify';
import type { Credential } from './session-cookie.adapter.ts';

export interface Caller extends Credential {
  user: User;
  isRenewalDue: boolean;
  acting: Acting;
}

const callers = new WeakMap<FastifyRequest, Caller>();

export function storeCaller(request: FastifyRequest, caller: Omit<Caller, 'acting'>): void {
  callers.set(request, { ...caller, acting: actingForSelf(caller.user.id) });
}

export const hasCaller = (request: FastifyRequest): boolean => callers.has(request);

export function callerOf(request: FastifyRequest): Caller {
  const caller = callers.get(request);
  if (!caller) throw new Error('A public route has no caller');
  return caller;
}
