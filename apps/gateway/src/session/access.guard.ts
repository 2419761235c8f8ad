import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import {
  type Access,
  isEntitled,
  roleNeededFor,
  type RouteContract,
  type SubscriptionPlan,
  type User,
} from '@groundwork/contracts';
import { actFor, beginRequest } from '@groundwork/platform-messaging';
import { annotateTrace } from '@groundwork/platform-observability';
import { HealthController } from '@groundwork/platform-service';
import { Reflector } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  foreignOrigin,
  identityUnconfirmed,
  planNeeded,
  roleNeeded,
  signInNeeded,
} from '../gateway.errors.ts';
import { ROUTE } from '../http/route.decorator.ts';
import { BusinessGuard, isBusinessRoute } from './business.guard.ts';
import { businessOf, callerOf, hasCaller, storeCaller } from './caller.adapter.ts';
import { type Credential, SessionCookies } from './session-cookie.adapter.ts';
import { Sessions } from './sessions.adapter.ts';
import { StaffTwoStep } from './staff-two-step.adapter.ts';

export const PUBLIC_ORIGIN = Symbol('public origin');

type Requirements = RouteContract & { access: Exclude<Access, 'public'> };

const isClosed = (route: RouteContract): route is Requirements => route.access !== 'public';

@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: Sessions,
    private readonly cookies: SessionCookies,
    private readonly staffTwoStep: StaffTwoStep,
    private readonly businesses: BusinessGuard,
    @Inject(PUBLIC_ORIGIN) private readonly origin: string,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getClass() === HealthController) return true;
    const route = this.reflector.get<RouteContract | undefined>(ROUTE, context.getHandler());
    if (!route) throw new Error(`${context.getHandler().name} declares no route`);
    await this.admitTo(route, context.switchToHttp().getRequest());
    return true;
  }

  async admitTo(route: RouteContract, request: FastifyRequest): Promise<void> {
    if (isClosed(route) && !hasCaller(request)) await this.admit(request, route);
  }

  private async admit(request: FastifyRequest, route: Requirements): Promise<void> {
    const { access, needs, fresh } = route;
    const credential = this.cookies.read(request);
    if (!credential) throw signInNeeded();
    if (credential.by === 'cookie') this.rejectForeignWrite(request);
    const session = await this.sessions.find(credential);
    if (!session) throw signInNeeded();
    const { user, isRenewalDue } = session;
    this.staffTwoStep.admit(user, route);
    const role = roleNeededFor(access);
    if (role !== 'user' && user.role !== role) throw roleNeeded();
    if (fresh) await this.rejectOldSession(credential);
    annotateTrace({ userId: user.id });
    const { token, binding } = credential;
    storeCaller(request, { user: this.staffTwoStep.mark(user), token, binding, isRenewalDue });
    actFor({ ...callerOf(request).acting, role: user.role });
    const plan = await this.planFor(route, request, user);
    if (needs && !isEntitled(plan, needs)) throw planNeeded(needs);
  }

  private async planFor(route: Requirements, request: FastifyRequest, user: User): Promise<SubscriptionPlan> {
    if (!isBusinessRoute(route)) return user.subscriptionPlan;
    return (await this.businesses.admit(request, user, route)).plan;
  }

  private async rejectOldSession(credential: Credential): Promise<void> {
    if (!(await this.sessions.isFresh(credential))) throw identityUnconfirmed();
  }

  /** A browser adds the cookie to requests of foreign pages, so a write needs our own origin. */
  private rejectForeignWrite(request: FastifyRequest): void {
    if (request.method === 'GET' || request.method === 'HEAD') return;
    const ownOrigins = [this.origin, `${request.protocol}://${request.headers.host ?? ''}`];
    if (!ownOrigins.includes(request.headers.origin ?? '')) throw foreignOrigin();
  }
}

/** A client drops a reply about another business than the one it shows. */
function nameBusiness(request: FastifyRequest, reply: FastifyReply): void {
  const business = businessOf(request);
  if (!business) return;
  void reply.header('x-business-id', business.id).header('vary', 'x-business-id, authorization');
}

/** Nest runs its guards after Fastify has read and parsed the body. */
export function admitBeforeBody(server: FastifyInstance, guard: AccessGuard): void {
  server.addHook('onRequest', (_request, _reply, done) => {
    beginRequest(done);
  });
  server.addHook('onRequest', async (request, reply) => {
    const { contract } = request.routeOptions.config;
    try {
      if (contract) await guard.admitTo(contract, request);
    } finally {
      nameBusiness(request, reply);
    }
    if (hasCaller(request) && callerOf(request).isRenewalDue) void reply.header('session-renewal', 'due');
  });
}
