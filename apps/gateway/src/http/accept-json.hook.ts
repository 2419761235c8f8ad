import type { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { routes, type RouteContract } from '@groundwork/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bodyTooLarge, malformedJson, unsupportedMediaType } from '../gateway.errors.ts';
import { rejectLate } from './slow-clients.hook.ts';

const jsonLimit = 4 * 1024 * 1024;
const rawLimit = 256 * 1024;
const maxDrainedBytes = 256 * 1024 * 1024;

/** A slow sender needs no session, so the time is limited. */
const jsonMs = 120_000;

const escapeSequence = /\\(?:ud[89ab]\w\w\\ud[c-f]\w\w|u\w{4}|.)/gi;
const zeroOrHalfPair = /\\u(?:0000|d[89a-f]\w\w)/i;

/** PostgreSQL stores neither a zero character nor half a surrogate pair. */
function isStorable(text: string): boolean {
  if (!zeroOrHalfPair.test(text)) return true;
  for (const [escape] of text.matchAll(escapeSequence)) {
    if (escape.length === 6 && zeroOrHalfPair.test(escape)) return false;
  }
  return true;
}

/** Reads a body to its end: a client that still sends cannot read the response. */
async function readText(body: Readable, socket: Socket, limit: number): Promise<string> {
  const timer = setTimeout(rejectLate, jsonMs, socket);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size <= limit) chunks.push(chunk);
      if (size > maxDrainedBytes) break;
    }
  } finally {
    clearTimeout(timer);
  }
  if (size > limit) throw bodyTooLarge();
  return Buffer.concat(chunks).toString();
}

const addressesOf = (consumes: RouteContract['consumes']) =>
  new Set<string | undefined>(
    Object.values(routes)
      .filter((route: RouteContract) => route.consumes === consumes)
      .map(({ path }) => path),
  );

const rawAddresses = addressesOf('text/plain');
const formAddresses = addressesOf('multipart/form-data');

/** The helper of the specification sends a JSON content type also without a body. */
export function acceptJson(server: FastifyInstance): void {
  const parseJson = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', async (request: FastifyRequest, body: Readable) => {
    const isRaw = rawAddresses.has(request.routeOptions.url);
    const text = await readText(body, request.raw.socket, isRaw ? rawLimit : jsonLimit);
    if (isRaw) return text;
    if (text === '') return undefined;
    if (!isStorable(text)) throw malformedJson();
    return new Promise<unknown>((resolve, reject) => {
      void parseJson(request, text, (error, parsed) => {
        if (error) reject(malformedJson());
        else resolve(parsed);
      });
    });
  });
}

/** On another route, a form would count as an empty body. */
export function acceptForms(server: FastifyInstance): void {
  server.addHook('preValidation', (request, _reply, done) => {
    const isMisplaced =
      request.isMultipart() && !request.is404 && !formAddresses.has(request.routeOptions.url);
    done(isMisplaced ? unsupportedMediaType() : undefined);
  });
}
