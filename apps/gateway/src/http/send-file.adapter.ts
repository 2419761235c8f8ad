import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { StoredFile } from '@groundwork/contracts';
import type { DocumentFiles } from '@groundwork/platform-storage';
import type { FastifyReply } from 'fastify';
import { parseRange } from '../domain/byte-range.rules.ts';
import { plainName } from '../domain/file-name.rules.ts';
import { contentOrProblem } from '../files/stored-content.reader.ts';
import { rangeNotSatisfiable } from '../gateway.errors.ts';

export const fileHeaders = {
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

export function sendDownload(reply: FastifyReply, originalName: string, content: Readable): void {
  void reply
    .headers({ ...fileHeaders, 'content-disposition': disposition(plainName(originalName)) })
    .type('application/octet-stream')
    .send(content);
}

export function sendPicture(reply: FastifyReply, type: string, content: Readable | Buffer): void {
  void reply.headers(fileHeaders).type(type).send(content);
}

export function sendPublicPicture(reply: FastifyReply, png: Buffer): void {
  const headers = { ...fileHeaders, 'cache-control': 'public, max-age=31536000, immutable' };
  void reply.headers(headers).type('image/png').send(png);
}

/** The bytes under a storage key never change. */
const etagOf = ({ storageKey }: StoredFile) =>
  `"${createHash('sha256').update(storageKey).digest('base64url').slice(0, 22)}"`;

const choosePart = (reply: FastifyReply, header: string) => (size: number) => {
  const range = parseRange(header, size);
  if (range === 'whole') return null;
  if (range !== 'unsatisfiable') return range;
  void reply.header('content-range', `bytes */${size}`);
  throw rangeNotSatisfiable();
};

export async function openWanted(
  files: DocumentFiles,
  file: StoredFile,
  reply: FastifyReply,
): Promise<Readable> {
  const { method, headers } = reply.request;
  const { range: header, 'if-range': condition } = headers;
  const etag = etagOf(file);
  void reply.headers({ etag, 'accept-ranges': 'bytes' });
  const isWhole = method !== 'GET' || header === undefined || (condition !== undefined && condition !== etag);
  if (isWhole) return contentOrProblem(files.open(file));
  const { content, range } = await contentOrProblem(files.openPart(file, choosePart(reply, header)));
  if (!range) return content;
  const { start, length, size } = range;
  const contentRange = `bytes ${start}-${start + length - 1}/${size}`;
  void reply.status(206).headers({ 'content-range': contentRange, 'content-length': length });
  return content;
}
