import { networkOf, networksOf } from '@groundwork/platform-config';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { GatewayConfig } from '../gateway.config.ts';
import { tooManyRequests } from '../gateway.errors.ts';
import type { SessionCookies } from '../session/session-cookie.adapter.ts';
import type { Sessions } from '../session/sessions.adapter.ts';
import { isApi } from './serve-web.hook.ts';

/** An unknown token counts for its address, so identity never receives a flood of forged tokens. */
export function throttleRequests(
  server: FastifyInstance,
  { sessions, cookies }: { sessions: Sessions; cookies: SessionCookies },
  config: GatewayConfig,
): void {
  const limiter = new RateLimiterMemory({ points: config.REQUESTS_PER_SECOND, duration: 1 });
  const isExempt = networksOf(config.EXEMPT_NETWORKS);

  const keyOf = (request: FastifyRequest) => {
    const credential = cookies.read(request);
    const user = credential && sessions.cachedUser(credential);
    return user ? `user ${user.id}` : `host ${networkOf(request.ip)}`;
  };

  server.addHook('onRequest', async (request) => {
    if (!isApi(request) || isExempt(request.ip)) return;
    await limiter.consume(keyOf(request)).catch((rejection: unknown) => {
      if (!(rejection instanceof RateLimiterRes)) throw rejection;
      throw tooManyRequests(Math.ceil(rejection.msBeforeNext / 1000));
    });
  });
}
