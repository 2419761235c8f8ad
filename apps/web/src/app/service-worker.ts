/// <reference lib="webworker" />
import { installedApp, pages } from '@groundwork/contracts/client';
import { putSharedFiles } from '#shared/documents/shared-files.ts';
import { paths } from '#shared/paths.ts';
import { isOwnDocument } from './own-documents.ts';

declare const self: ServiceWorkerGlobalScope;

const pageCache = 'pages';
const assetCache = 'assets';
const mostAssets = 300;
const drawnPages: readonly string[] = pages.drawn;

/** Other addresses share one page without content. */
const hasOwnPage = (path: string): boolean => isOwnDocument(path) || drawnPages.includes(path);

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

async function store(name: string, key: Request | string, response: Response): Promise<void> {
  const cache = await caches.open(name);
  await cache.put(key, response);
  const [oldest, ...others] = await cache.keys();
  if (oldest !== undefined && others.length >= mostAssets) await cache.delete(oldest);
}

async function loadPage(event: FetchEvent, path: string): Promise<Response> {
  const key = hasOwnPage(path) ? path : paths.dashboard();
  try {
    const response = await fetch(event.request);
    const isPage = response.headers.get('content-type')?.startsWith('text/html') === true;
    if (response.ok && isPage) event.waitUntil(store(pageCache, key, response.clone()));
    return response;
  } catch {
    return (await caches.match(key)) ?? Response.error();
  }
}

/** The name of an asset contains the hash of its content. */
async function loadAsset(event: FetchEvent): Promise<Response> {
  const stored = await caches.match(event.request);
  if (stored !== undefined) return stored;
  const response = await fetch(event.request);
  if (response.ok) event.waitUntil(store(assetCache, event.request, response.clone()));
  return response;
}

async function receiveShare(request: Request): Promise<Response> {
  const form = await request.formData().catch(() => new FormData());
  await putSharedFiles(form.getAll(installedApp.sharedField).filter((part) => part instanceof File));
  return Response.redirect(paths.documents({ shared: 'yes' }), 303);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (request.method === 'POST' && pathname === installedApp.share) event.respondWith(receiveShare(request));
  if (request.method !== 'GET') return;
  if (/^.assets./.test(pathname)) event.respondWith(loadAsset(event));
  else if (request.mode === 'navigate' && !/^.(api|schemas)\b/.test(pathname))
    event.respondWith(loadPage(event, pathname));
});
