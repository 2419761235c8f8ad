import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from '../gateway.config.ts';
import { malformedJson } from '../gateway.errors.ts';
import { serveWeb } from './serve-web.ts';
import { traceRequests } from './trace-requests.ts';

const jsonLimit = 4 * 1024 * 1024;

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
    bodyLimit: jsonLimit,
    requestTimeout: 120_000,
    trustProxy: false,
    genReqId: (request: IncomingMessage) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    },
  });
}

export async function configureHttp(app: NestFastifyApplication, config: GatewayConfig): Promise<void> {
  const server = app.getHttpAdapter().getInstance();
  traceRequests(server);
  acceptEmptyJson(server);
  await app.register(helmet, { contentSecurityPolicy });
  await app.register(cookie as never);
  await app.register(multipart as never);
  await serveWeb(server, config.WEB_ROOT);
}

/** The web's helper sends a JSON content type on every call, also without a body. */
function acceptEmptyJson(server: FastifyInstance): void {
  const parseJson = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') {
      done(null, undefined);
      return;
    }
    void parseJson(request, String(body), (error, parsed) => {
      done(error ? malformedJson() : null, parsed);
    });
  });
}
