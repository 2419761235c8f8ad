import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { SiteSettings } from '../features/read-site-config/site-settings.ts';
import type { GatewayConfig } from '../gateway.config.ts';
import { acceptForms, acceptJson } from './accept-json.ts';
import { closeUnusedConnections } from './close-unused-connections.ts';
import { serveWeb } from './serve-web.ts';
import { traceRequests } from './trace-requests.ts';
import { refuseBadAddress, refuseUnreadable } from './unreadable-requests.ts';

const contentSecurityPolicy = {
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    // antd writes its style rules at run time
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    objectSrc: ["'none'"],
    frameAncestors: ["'none'"],
    upgradeInsecureRequests: null,
  },
};

export function createAdapter(): FastifyAdapter {
  return new FastifyAdapter({
    requestTimeout: 120_000,
    trustProxy: false,
    clientErrorHandler: refuseUnreadable,
    frameworkErrors: refuseBadAddress,
    genReqId: (request: IncomingMessage) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    },
  });
}

export async function configureHttp(app: NestFastifyApplication, config: GatewayConfig): Promise<void> {
  const server = app.getHttpAdapter().getInstance();
  closeUnusedConnections(server);
  traceRequests(server);
  acceptJson(server);
  await app.register(helmet, { contentSecurityPolicy });
  await app.register(cookie as never);
  await app.register(multipart as never);
  acceptForms(server);
  await serveWeb(server, config.WEB_ROOT, app.get(SiteSettings));
}
