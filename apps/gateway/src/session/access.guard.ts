import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { type Access, isEntitled, type RouteContract } from '@groundwork/contracts';
import { actFor, beginRequest } from '@groundwork/platform-messaging';
import { annotateTrace } from '@groundwork/platform-observability';
import { HealthController } from '@groundwork/platform-service';
import { Reflector } from '@nestjs/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { foreignOrigin, planNeeded, roleNeeded, signInNeeded } from '../gateway.errors.ts';
import { ROUTE } from '../http/route.decorator.ts';
import { callerOf, hasCaller, storeCaller } from './caller.adapter.ts';
import { readToken } from './session-cookie.adapter.ts';
import { Sessions } from './sessions.adapter.ts';

export const PUBLIC_ORIGIN = Symbol('public origin');

interface Requirements {
  access: Exclude<Access, 'public'>;
  needs: RouteContract['needs'];
}

@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: Sessions,
    @Inject(PUBLIC_ORIGIN) private readonly origin: string,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getClass() === HealthController) return true;
    const route = this.reflector.get<RouteContract | undefined>(ROUTE, context.getHandler());
    if (!route) throw new Error(`${context.getHandler().name} declares no route`);
    await this.admitTo(route, context.switchToHttp().getRequest());
    return true;
  }

  async admitTo({ access, needs }: RouteContract, request: FastifyRequest): Promise<void> {
    if (access !== 'public' && !hasCaller(request)) await this.admit(request, { access, needs });
  }

  private async admit(request: FastifyRequest, { access, needs }: Requirements): Promise<void> {
    const credential = readToken(request);
    if (!credential) throw signInNeeded();
    if (credential.by === 'cookie') this.rejectForeignWrite(request);
    const user = await this.sessions.userOf(credential.token);
    if (!user) throw signInNeeded();
    if (access !== 'user' && user.role !== access) throw roleNeeded();
    if (needs && !isEntitled(user.subscriptionPlan, needs)) throw planNeeded(needs);
    annotateTrace({ userId: user.id });
    storeCaller(request, { user, token: credential.token });
    actFor({ ...callerOf(request).acting, role: user.role });
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
  server.addHook('onRequest', async (request) => {
    const { contract } = request.routeOptions.config;
    if (contract) await guard.admitTo(contract, request);
  });
}
