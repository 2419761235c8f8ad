import type { Readable } from 'node:stream';
import type { StoredFile } from '@groundwork/contracts';
import { ObjectNotFound, type ObjectStorage } from '@groundwork/platform-storage';
import type { FastifyReply } from 'fastify';
import { routeNotFound } from '../gateway.errors.ts';

/** Whatever a file holds, the browser never takes it for a page of ours. */
export const neverAPage = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'",
  'cache-control': 'private, no-store',
};

const asciiName = (name: string) => name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
const encodedName = (name: string) =>
  encodeURIComponent(name.replace(/\p{Surrogate}/gu, '_')).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16)}`,
  );

const disposition = (name: string) =>
  `attachment; filename="${asciiName(name)}"; filename*=UTF-8''${encodedName(name)}`;

async function contentOf(storage: ObjectStorage, { storageKey }: StoredFile) {
  try {
    return await storage.get(storageKey);
  } catch (error) {
    throw error instanceof ObjectNotFound ? routeNotFound() : error;
  }
}

/** The file as it was uploaded, for keeping and not for showing. */
export async function sendDownload(
  reply: FastifyReply,
  storage: ObjectStorage,
  file: StoredFile,
  opened: (content: Readable) => Readable = (content) => content,
): Promise<void> {
  const content = opened(await contentOf(storage, file));
  void reply
    .headers({ ...neverAPage, 'content-disposition': disposition(file.originalName) })
    .type('application/octet-stream')
    .send(content);
}

/** A picture we drew ourselves. */
export async function sendPicture(
  reply: FastifyReply,
  storage: ObjectStorage,
  file: StoredFile,
): Promise<void> {
  const content = await contentOf(storage, file);
  void reply.headers(neverAPage).type('image/png').send(content);
}
