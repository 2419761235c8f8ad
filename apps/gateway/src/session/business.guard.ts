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
import { storeBusiness } from './caller.adapter.ts';

export type BusinessRoute = RouteContract & { access: BusinessAccess };

export const isBusinessRoute = (route: RouteContract): route is BusinessRoute => isOfBusiness(route.access);

@Injectable()
export class BusinessGuard {
  constructor(
    private readonly businesses: Businesses,
    private readonly lines: AccessLines,
  ) {}

  async admit(request: FastifyRequest, user: User, { access }: BusinessRoute): Promise<AdmittedBusiness> {
    const business = await this.businesses.admit(user.id, request);
    const caller = storeBusiness(request, business);
    const needed = callerKindOf(access);
    if (needed.of !== 'business') throw new Error(`${access} is not about a business`);
    if ('role' in needed) {
      if (business.role !== 'owner') throw ownerNeeded();
      return business;
    }
    const { area, level } = needed;
    if (!includes(business.areas[area], level)) throw areaNeeded(area, level);
    actFor({ ...caller.acting, role: user.role });
    if (level === 'view') await this.lines.write(caller, area);
    return business;
  }
}
