import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import { installedApp, pages, routes, type SiteConfig } from '@groundwork/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReadSiteConfig } from '../features/read-site-config/read-site-config.query.ts';
import { isApiPath, isClearAddress } from '../domain/address.rules.ts';
import { renderAppPage, writeNonce } from '../domain/app-page.view.ts';
import { hiddenHead, sharedHead } from '../domain/page-head.view.ts';
import { kindOf, type PageKind, pageOf } from '../domain/page-kind.rules.ts';
import { webManifest } from '../domain/web-manifest.view.ts';
import { acceptsGzip, compression } from './compress-answers.hook.ts';
import {
  allowFrame,
  allowPayments,
  allowStylesOfThisDocument,
  limitToPath,
} from './content-security.adapter.ts';
import { drawingFolder, missingPage, PageDrawings } from './page-drawing.adapter.ts';
import { servePublicFiles } from './public-files.hook.ts';

declare module 'fastify' {
  interface FastifyReply {
    sendPage(): Promise<void>;
  }
}

const swaggerFolder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

export const docsAssets = '/api/docs/assets/';
export const SEND_PAGE = 'sendPage';

interface WebSettings {
  WEB_ROOT: string;
  PUBLIC_URL: string;
  BUILD_VERSION: string;
}

export async function serveWeb(
  server: FastifyInstance,
  settings: WebSettings,
  siteConfig: ReadSiteConfig,
  isSignedIn: (request: FastifyRequest) => boolean,
): Promise<void> {
  const { WEB_ROOT: root } = settings;
  await server.register(fastifyStatic, { root: swaggerFolder, prefix: docsAssets, decorateReply: false });
  if (!existsSync(join(root, 'index.html'))) return;
  await server.register(fastifyStatic, {
    root,
    index: false,
    wildcard: false,
    preCompressed: true,
    decorateReply: false,
    globIgnore: ['index.html', `${drawingFolder}/**`],
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(root, 'assets'));
      void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const pageFor = await createPageCache(settings);
  const { host: ownHost } = new URL(settings.PUBLIC_URL);
  server.decorateReply(SEND_PAGE, async function (this: FastifyReply) {
    const config = await siteConfig.forHost(this.request.hostname);
    const page = pageOf(this.request.url);
    const kind = kindOf(page);
    if (page === pages.subscribe && config.publishableKey !== null) allowPayments(this);
    if (page === pages.home && config.videoUrl !== null) allowFrame(this, new URL(config.videoUrl).origin);
    if (page === pages.verify) limitToPath(this, hostOf(this.request, ownHost), routes.signingKeys.path);
    if (kind === 'missing') void this.status(404);
    if (kind !== 'drawn') void this.header('x-robots-tag', 'noindex');
    const isPassing = page === pages.home && isSignedIn(this.request);
    const html = await pageFor(config, page, isPassing ? 'private' : kind);
    send(this, writeNonce(html, allowStylesOfThisDocument(this)));
  });
  server.get(pages.home, (_request, reply) => reply.sendPage());
  server.get(installedApp.manifest, async (request, reply) => {
    void reply.header('cache-control', 'no-cache').type('application/manifest+json');
    return webManifest(await siteConfig.forHost(request.hostname));
  });
  servePublicFiles(server, settings.PUBLIC_URL, siteConfig);
}

/** A header can have any text: only the form of a host enters the policy. */
function hostOf({ host }: FastifyRequest, ownHost: string): string {
  return /^[\w.-]+(:\d+)?$/.test(host) ? host : ownHost;
}

function stylesIn(root: string): ReadonlyMap<string, string> {
  const assets = join(root, 'assets');
  const names = existsSync(assets) ? readdirSync(assets).filter((name) => name.endsWith('.css')) : [];
  return new Map(names.map((name) => [`assets/${name}`, readFileSync(join(assets, name), 'utf8')]));
}

type PageFor = (config: SiteConfig, page: string, kind: PageKind) => Promise<string>;

async function createPageCache({ WEB_ROOT, PUBLIC_URL, BUILD_VERSION }: WebSettings): Promise<PageFor> {
  const index = readFileSync(join(WEB_ROOT, 'index.html'), 'utf8');
  const drawings = await PageDrawings.load(WEB_ROOT);
  const styles = stylesIn(WEB_ROOT);
  const pagesByConfig = new WeakMap<SiteConfig, Map<string, Promise<string>>>();

  async function render(config: SiteConfig, page: string, kind: PageKind): Promise<string> {
    const texts = drawings.textsOf(page, config);
    const head = kind === 'drawn' ? sharedHead(page, texts, config, PUBLIC_URL) : hiddenHead;
    const drawing = await (kind === 'private' ? drawings.frame(config) : drawings.page(page, config));
    return renderAppPage(index, config, BUILD_VERSION, { texts, head, drawing, styles });
  }

  return (config, page, kind) => {
    const cached = pagesByConfig.get(config) ?? new Map<string, Promise<string>>();
    pagesByConfig.set(config, cached);
    const name = { drawn: page, private: pages.dashboard, missing: missingPage }[kind];
    const html = cached.get(name) ?? render(config, name, kind);
    cached.set(name, html);
    return html;
  };
}

function send(reply: FastifyReply, page: string): void {
  const isCompressed = acceptsGzip(reply.request);
  void reply
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding')
    .type('text/html; charset=utf-8');
  if (isCompressed) void reply.header('content-encoding', 'gzip');
  void reply.send(isCompressed ? gzipSync(page, compression) : Buffer.from(page));
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
