import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { type Access, isEntitled, type RouteContract } from '@groundwork/contracts';
import { actFor, beginRequest } from '@groundwork/platform-messaging';
import { annotateTrace } from '@groundwork/platform-observability';
import { HealthController } from '@groundwork/platform-service';
import { Reflector } from '@nestjs/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  foreignOrigin,
  identityUnconfirmed,
  planNeeded,
  roleNeeded,
  signInNeeded,
} from '../gateway.errors.ts';
import { ROUTE } from '../http/route.decorator.ts';
import { callerOf, hasCaller, storeCaller } from './caller.adapter.ts';
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
    if (access !== 'user' && user.role !== access) throw roleNeeded();
    if (fresh) await this.rejectOldSession(credential);
    if (needs && !isEntitled(user.subscriptionPlan, needs)) throw planNeeded(needs);
    annotateTrace({ userId: user.id });
    const { token, binding } = credential;
    storeCaller(request, { user: this.staffTwoStep.mark(user), token, binding, isRenewalDue });
    actFor({ ...callerOf(request).acting, role: user.role });
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

/** Nest runs its guards after Fastify has read and parsed the body. */
export function admitBeforeBody(server: FastifyInstance, guard: AccessGuard): void {
  server.addHook('onRequest', (_request, _reply, done) => {
    beginRequest(done);
  });
  server.addHook('onRequest', async (request, reply) => {
    const { contract } = request.routeOptions.config;
    if (contract) await guard.admitTo(contract, request);
    if (hasCaller(request) && callerOf(request).isRenewalDue) void reply.header('session-renewal', 'due');
  });
}
