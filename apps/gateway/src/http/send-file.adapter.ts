import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { plainName } from '../domain/file-name.rules.ts';

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
