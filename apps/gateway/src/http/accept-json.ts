import type { Readable } from 'node:stream';
import { routes, type RouteContract } from '@groundwork/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bodyTooLarge, malformedJson, unsupportedMediaType } from '../gateway.errors.ts';

const jsonLimit = 4 * 1024 * 1024;
const noHonestMistake = 256 * 1024 * 1024;

/** No text of ours may hold it, and PostgreSQL stores none: refused here once for every field. */
const escapedNul = /(?<!\\)(\\\\)*\\u0000/;

/** A refused body is still read to its end: a client that is sending could not read our answer. */
async function readText(body: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= jsonLimit) chunks.push(chunk);
    if (size > noHonestMistake) break;
  }
  if (size > jsonLimit) throw bodyTooLarge();
  return Buffer.concat(chunks).toString();
}

/** JSON only. The web's helper sends a JSON content type on every call, also without a body. */
export function acceptJson(server: FastifyInstance): void {
  const parseJson = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', async (request: FastifyRequest, body: Readable) => {
    const text = await readText(body);
    if (text === '') return undefined;
    if (escapedNul.test(text)) throw malformedJson();
    return new Promise<unknown>((resolve, reject) => {
      void parseJson(request, text, (error, parsed) => {
        if (error) reject(malformedJson());
        else resolve(parsed);
      });
    });
  });
}

const formAddresses = new Set<string | undefined>(
  Object.values(routes)
    .filter((route: RouteContract) => route.consumes === 'multipart/form-data')
    .map(({ path }) => path),
);

/** A form is read by the handler that asked for one; anywhere else it would pass for an empty body. */
export function acceptForms(server: FastifyInstance): void {
  server.addHook('preValidation', (request, _reply, done) => {
    const misplaced = request.isMultipart() && !request.is404 && !formAddresses.has(request.routeOptions.url);
    done(misplaced ? unsupportedMediaType() : undefined);
  });
}
