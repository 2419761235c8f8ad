import type { IncomingMessage } from 'node:http';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import { routes } from '@groundwork/contracts';
import { networksIn } from '@groundwork/platform-config';
import { RpcClient } from '@groundwork/platform-messaging';
import { Readiness } from '@groundwork/platform-observability';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { ReadSiteConfig } from '../features/read-site-config/read-site-config.query.ts';
import type { GatewayConfig } from '../gateway.config.ts';
import { AccessGuard, admitBeforeBody } from '../session/access.guard.ts';
import { SessionCookies } from '../session/session-cookie.adapter.ts';
import { Sessions } from '../session/sessions.adapter.ts';
import { admitRequests } from './admit-requests.hook.ts';
import { acceptBytes, acceptForms, acceptJson } from './accept-json.hook.ts';
import { compressAnswers } from './compress-answers.hook.ts';
import { helmetOptions, permissionsPolicy } from './content-security.adapter.ts';
import { readBodiesFirst } from './drain.hook.ts';
import { finishAndClose } from './finish-and-close.hook.ts';
import { prepareInputs } from './input.decorator.ts';
import { addPlainUnits } from './plain-units.hook.ts';
import { rejectUnclearAddresses } from './reject-unclear-address.hook.ts';
import { serveWeb } from './serve-web.hook.ts';
import { endIdleConnections, headerLimits, keepAddresses } from './slow-clients.hook.ts';
import { spendBudgets } from './spend-budget.hook.ts';
import { throttleRequests } from './throttle-requests.hook.ts';
import { traceRequests } from './trace-requests.hook.ts';
import { rejectBadAddress, rejectExpectation, rejectUnreadable } from './unreadable-requests.adapter.ts';

const maxParamLength = 200;
const idleTimesForUpload = 60;
const maxRequestsPerSocket = 1000;

export function createAdapter(config: GatewayConfig): FastifyAdapter {
  const proxies = networksIn(config.TRUSTED_PROXIES);
  const idleMs = config.IDLE_SECONDS * 1000;
  return new FastifyAdapter({
    http: headerLimits(idleMs),
    requestTimeout: idleMs * idleTimesForUpload,
    maxRequestsPerSocket,
    connectionTimeout: idleMs,
    trustProxy: proxies.length > 0 ? proxies : false,
    // a stopping gateway still responds to new requests
    return503OnClosing: false,
    clientErrorHandler: rejectUnreadable,
    frameworkErrors: rejectBadAddress,
    routerOptions: { maxParamLength },
    genReqId: (request: IncomingMessage) => {
      const requestId = request.headers['x-request-id'];
      return typeof requestId === 'string' && /^[\w-]{8,64}$/.test(requestId) ? requestId : '';
    },
  });
}

export async function configureHttp(
  app: NestFastifyApplication,
  config: GatewayConfig & { BUILD_VERSION: string },
): Promise<void> {
  const server = app.getHttpAdapter().getInstance();
  finishAndClose(server, app.get(Readiness));
  server.server.maxConnections = config.MAX_CONNECTIONS;
  endIdleConnections(server);
  keepAddresses(server);
  readBodiesFirst(server, config);
  server.server.on('checkExpectation', rejectExpectation);
  traceRequests(server);
  acceptJson(server);
  await app.register(helmet, helmetOptions);
  server.addHook('onRequest', (_request, reply, done) => {
    void reply.header('permissions-policy', permissionsPolicy);
    done();
  });
  await app.register(cookie as never);
  const callers = { sessions: app.get(Sessions), cookies: app.get(SessionCookies) };
  throttleRequests(server, callers, config);
  admitRequests(server, callers, config);
  rejectUnclearAddresses(server);
  admitBeforeBody(server, app.get(AccessGuard));
  spendBudgets(server, app.get(RpcClient));
  addPlainUnits(server);
  compressAnswers(server);
  await app.register(multipart as never);
  acceptForms(server);
  acceptBytes(server);
  prepareInputs(Object.values(routes));
  await serveWeb(server, config, app.get(ReadSiteConfig), (request) => callers.cookies.hasSession(request));
}
