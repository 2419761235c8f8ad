import {
  type Acting,
  actingForSelf,
  actorId,
  type AdmittedBusiness,
  type BusinessAccess,
  type User,
  userId,
} from '@groundwork/contracts';
import type { FastifyRequest } from 'fastify';
import type { Credential } from './session-cookie.adapter.ts';

interface SignedIn extends Credential {
  isRenewalDue: boolean;
  acting: Acting;
}

export interface Caller extends SignedIn {
  user: User;
}

/** A person who acts for a business: `acting` names it, so a handler has no other id to confuse with it. */
export interface BusinessCaller extends SignedIn {
  business: AdmittedBusiness;
  person: Omit<User, 'id'>;
}

type Stored = Caller & Partial<BusinessCaller> & { access?: BusinessAccess };

const callers = new WeakMap<FastifyRequest, Stored>();

export function storeCaller(request: FastifyRequest, caller: Omit<Caller, 'acting'>): void {
  callers.set(request, { ...caller, acting: actingForSelf(caller.user.id) });
}

export function storeBusiness(
  request: FastifyRequest,
  business: AdmittedBusiness,
  access?: BusinessAccess,
): BusinessCaller {
  const caller = callerOf(request);
  const acting = {
    userId: userId.parse(business.id),
    businessId: business.id,
    actorId: actorId.parse(caller.user.id),
  };
  const stored = { ...caller, acting, business, person: caller.user, ...(access && { access }) };
  callers.set(request, stored);
  return stored;
}

export const hasCaller = (request: FastifyRequest): boolean => callers.has(request);

export const businessOf = (request: FastifyRequest): AdmittedBusiness | undefined =>
  callers.get(request)?.business;

export function callerOf(request: FastifyRequest): Stored {
  const caller = callers.get(request);
  if (!caller) throw new Error('A public route has no caller');
  return caller;
}
