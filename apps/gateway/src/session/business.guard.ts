import {
  type AdmittedBusiness,
  type BusinessAccess,
  callerKindOf,
  includes,
  isOfBusiness,
  type RouteContract,
  type User,
} from '@groundwork/contracts';
import { actFor } from '@groundwork/platform-messaging';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { areaNeeded, ownerNeeded } from '../gateway.errors.ts';
import { AccessLines } from './access-lines.adapter.ts';
import { Businesses } from './businesses.adapter.ts';
import { callerOf, storeBusiness } from './caller.adapter.ts';

export type BusinessRoute = RouteContract & { access: BusinessAccess };

export const isBusinessRoute = (route: RouteContract): route is BusinessRoute => isOfBusiness(route.access);

type NeededOfBusiness = Extract<ReturnType<typeof callerKindOf>, { of: 'business' }>;

function requireAccess(business: AdmittedBusiness, access: BusinessAccess): NeededOfBusiness {
  const needed = callerKindOf(access);
  if (needed.of !== 'business') throw new Error(`${access} is not about a business`);
  if ('role' in needed) {
    if (business.role !== 'owner') throw ownerNeeded();
    return needed;
  }
  if (!includes(business.areas[needed.area], needed.level)) throw areaNeeded(needed.area, needed.level);
  return needed;
}

const underGrant = ({ role, grantId, practice }: AdmittedBusiness) =>
  role !== 'owner' && grantId && { grant: { grantId, ...(practice && { practiceId: practice.id }) } };

@Injectable()
export class BusinessGuard {
  constructor(
    private readonly businesses: Businesses,
    private readonly lines: AccessLines,
  ) {}

  async admit(request: FastifyRequest, user: User, { access }: BusinessRoute): Promise<AdmittedBusiness> {
    const business = await this.businesses.admit(user.id, request);
    const caller = storeBusiness(request, business, access);
    const needed = requireAccess(business, access);
    if ('role' in needed) return business;
    actFor({ ...caller.acting, role: user.role, ...underGrant(business) });
    if (needed.level === 'view') await this.lines.write(caller, needed.area);
    return business;
  }

  /** An upload can last for minutes, and the access can end meanwhile. */
  async admitAgain(request: FastifyRequest): Promise<void> {
    const { user, access } = callerOf(request);
    if (access === undefined) throw new Error('The call is not about a business');
    requireAccess(await this.businesses.admit(user.id, request), access);
  }
}
