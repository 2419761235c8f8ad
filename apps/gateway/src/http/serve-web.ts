import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const swaggerFolder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

export const docsAssets = '/api/docs/assets/';

/** Built files by name, for ever where the name holds a hash; every other page is the one app. */
export async function serveWeb(server: FastifyInstance, root: string): Promise<void> {
  await server.register(fastifyStatic, { root: swaggerFolder, prefix: docsAssets, decorateReply: false });
  if (!existsSync(join(root, 'index.html'))) return;
  await server.register(fastifyStatic, {
    root,
    index: false,
    wildcard: false,
    setHeaders: (reply, path) => {
      const lasting = path.startsWith(join(root, 'assets'));
      void reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  server.get('/', (_request, reply) => reply.type('text/html').sendFile('index.html'));
}

export const isApi = (request: FastifyRequest): boolean => /^\/api([/?]|$)/.test(request.url);

/** An address no route answers, asked for by a person: the app has a page for it. */
export const isPage = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') && !/^\/(api|assets)([/?]|$)/.test(request.url);
