const cacheName = 'shared-files';
const nameHeader = 'x-file-name';
const timeHeader = 'x-shared-at';
const longestMs = 3_600_000;
const mostFiles = 20;
const mostBytes = 100 * 1024 * 1024;

/** A form of another site can send files too, so they must not fill the storage of the browser. */
function withinLimits(files: readonly File[]): File[] {
  let bytes = 0;
  return files.slice(0, mostFiles).filter(({ size }) => (bytes += size) <= mostBytes);
}

/** The service worker stores what another app shared. The page takes it when its owner is signed in. */
export async function putSharedFiles(files: readonly File[]): Promise<void> {
  const cache = await caches.open(cacheName);
  const headersOf = (file: File) => ({
    'content-type': file.type,
    [nameHeader]: encodeURIComponent(file.name),
    [timeHeader]: String(Date.now()),
  });
  await Promise.all(
    withinLimits(files).map((file, index) =>
      cache.put(`${cacheName}/${index}`, new Response(file, { headers: headersOf(file) })),
    ),
  );
}

async function fileOf(response: Response): Promise<File[]> {
  if (Date.now() - Number(response.headers.get(timeHeader)) > longestMs) return [];
  const name = decodeURIComponent(response.headers.get(nameHeader) ?? '');
  const content = await response.blob();
  return [new File([content], name, { type: content.type })];
}

export async function takeSharedFiles(): Promise<File[]> {
  const cache = await caches.open(cacheName);
  const responses = await cache.matchAll();
  const files = await Promise.all(responses.map(fileOf));
  await dropSharedFiles();
  return files.flat();
}

export async function dropSharedFiles(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(cacheName);
}
