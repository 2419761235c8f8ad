import type { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { routes, type RouteContract } from '@groundwork/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bodyTooLarge, malformedJson, unsupportedMediaType } from '../gateway.errors.ts';
import { refuseLate } from './slow-clients.hook.ts';

const jsonLimit = 4 * 1024 * 1024;
/** Events of the payment provider are some kilobytes. */
const rawLimit = 256 * 1024;
const noHonestMistake = 256 * 1024 * 1024;

/** Nobody needs longer for four megabytes, and whoever trickles them needs no session to do so. */
const jsonWithinMs = 120_000;

/** One escape in a text: a whole surrogate pair, one character, or a backslash of its own. */
const escapes = /\\(?:ud[89ab]\w\w\\ud[c-f]\w\w|u\w{4}|.)/gi;
const zeroOrHalfPair = /\\u(?:0000|d[89a-f]\w\w)/i;

/** No text of ours may hold a zero or half a pair, and PostgreSQL stores neither: refused here once for every field. */
function isStorable(text: string): boolean {
  if (!zeroOrHalfPair.test(text)) return true;
  for (const [escape] of text.matchAll(escapes)) {
    if (escape.length === 6 && zeroOrHalfPair.test(escape)) return false;
  }
  return true;
}

/** A refused body is still read to its end: a client that is sending could not read our answer. */
async function readText(body: Readable, socket: Socket, limit: number): Promise<string> {
  const late = setTimeout(refuseLate, jsonWithinMs, socket);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size <= limit) chunks.push(chunk);
      if (size > noHonestMistake) break;
    }
  } finally {
    clearTimeout(late);
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

/** What was signed is checked over the very bytes: these bodies are handed on unread. */
const rawAddresses = addressesOf('text/plain');
const formAddresses = addressesOf('multipart/form-data');

/** JSON only. The web's helper sends a JSON content type on every call, also without a body. */
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

/** A form is read by the handler that asked for one; anywhere else it would pass for an empty body. */
export function acceptForms(server: FastifyInstance): void {
  server.addHook('preValidation', (request, _reply, done) => {
    const misplaced = request.isMultipart() && !request.is404 && !formAddresses.has(request.routeOptions.url);
    done(misplaced ? unsupportedMediaType() : undefined);
  });
}
