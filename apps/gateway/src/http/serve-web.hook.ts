import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import { installedApp, pages, type SiteConfig } from '@groundwork/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReadSiteConfig } from '../features/read-site-config/read-site-config.query.ts';
import { isApiPath, isClearAddress } from '../domain/address.rules.ts';
import { renderAppPage, writeNonce } from '../domain/app-page.view.ts';
import { webManifest } from '../domain/web-manifest.view.ts';
import { allowFrame, allowPayments, allowStylesOfThisDocument } from './content-security.adapter.ts';

declare module 'fastify' {
  interface FastifyReply {
    sendPage(): Promise<void>;
  }
}

const swaggerFolder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

export const docsAssets = '/api/docs/assets/';
export const SEND_PAGE = 'sendPage';

export async function serveWeb(
  server: FastifyInstance,
  { WEB_ROOT: root, BUILD_VERSION: version }: { WEB_ROOT: string; BUILD_VERSION: string },
  siteConfig: ReadSiteConfig,
): Promise<void> {
  await server.register(fastifyStatic, { root: swaggerFolder, prefix: docsAssets, decorateReply: false });
  const index = join(root, 'index.html');
  if (!existsSync(index)) return;
  await server.register(fastifyStatic, {
    root,
    index: false,
    wildcard: false,
    preCompressed: true,
    decorateReply: false,
    globIgnore: ['index.html'],
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(root, 'assets'));
      void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const pageFor = createPageCache(readFileSync(index, 'utf8'), version);
  server.decorateReply(SEND_PAGE, async function (this: FastifyReply) {
    const config = await siteConfig.run();
    const [path = ''] = this.request.url.split('?');
    const page = path.replace(/(.)\/$/, '$1');
    if (page === pages.subscribe && config.publishableKey !== null) allowPayments(this);
    if (path === pages.home && config.videoUrl !== null) allowFrame(this, new URL(config.videoUrl).origin);
    send(this, writeNonce(pageFor(config), allowStylesOfThisDocument(this)));
  });
  server.get(pages.home, (_request, reply) => reply.sendPage());
  server.get(installedApp.manifest, async (_request, reply) => {
    void reply.header('cache-control', 'no-cache').type('application/manifest+json');
    return webManifest(await siteConfig.run());
  });
}

function createPageCache(html: string, version: string): (config: SiteConfig) => string {
  const pagesByConfig = new WeakMap<SiteConfig, string>();
  return (config) => {
    const page = pagesByConfig.get(config) ?? renderAppPage(html, config, version);
    pagesByConfig.set(config, page);
    return page;
  };
}

function send(reply: FastifyReply, page: string): void {
  const compressed = /\bgzip\b/.test(reply.request.headers['accept-encoding'] ?? '');
  void reply
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding')
    .type('text/html; charset=utf-8');
  if (compressed) void reply.header('content-encoding', 'gzip');
  void reply.send(compressed ? gzipSync(page, { level: 1 }) : Buffer.from(page));
}

/** The raw address has many spellings, the matched route has one. */
export function isApi(request: FastifyRequest): boolean {
  const { url: route } = request.routeOptions;
  if (!request.is404 && route !== undefined) return isApiPath(route);
  const { url = '' } = request.raw;
  return !isClearAddress(url) || isApiPath(url);
}

export const isPage = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !isApi(request) &&
  !/^\/assets([/?]|$)/.test(request.url);
