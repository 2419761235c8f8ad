import type { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import type { DomainError } from '@groundwork/platform-errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bodyTooComplex, bodyTooLarge, malformedJson, unsupportedMediaType } from '../gateway.errors.ts';
import { JsonScanner } from './json-scanner.reader.ts';
import { rejectLate } from './slow-clients.hook.ts';

const smallLimit = 16 * 1024;
const largeLimit = 4 * 1024 * 1024;
const rawLimit = 256 * 1024;
const maxDrainedBytes = 256 * 1024 * 1024;

/** A slow sender needs no session, so the time is limited. */
const jsonMs = 120_000;

const faults = { 'too complex': bodyTooComplex, 'not storable': malformedJson };

/** Reads a body to its end: a client that still sends cannot read the response. */
async function readText(
  body: Readable,
  socket: Socket,
  { limit, check }: { limit: number; check: (chunk: Buffer) => DomainError | undefined },
): Promise<string> {
  const timer = setTimeout(rejectLate, jsonMs, socket);
  const chunks: Buffer[] = [];
  let size = 0;
  let fault: DomainError | undefined;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > limit) fault = bodyTooLarge();
      fault ??= check(chunk);
      if (fault) chunks.length = 0;
      else chunks.push(chunk);
      if (size > maxDrainedBytes) break;
    }
  } finally {
    clearTimeout(timer);
  }
  if (fault) throw fault;
  return Buffer.concat(chunks).toString();
}

const readRaw = (body: Readable, socket: Socket) =>
  readText(body, socket, { limit: rawLimit, check: () => undefined });

function readJson(body: Readable, socket: Socket, limit: number): Promise<string> {
  const scanner = new JsonScanner();
  const check = (chunk: Buffer) => {
    const fault = scanner.scan(chunk);
    return fault && faults[fault]();
  };
  return readText(body, socket, { limit, check });
}

/** The helper of the specification sends a JSON content type also without a body. */
export function acceptJson(server: FastifyInstance): void {
  const parseJson = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', async (request: FastifyRequest, body: Readable) => {
    if (request.is404) return undefined;
    const { contract } = request.routeOptions.config;
    const { socket } = request.raw;
    if (contract?.consumes === 'text/plain') return readRaw(body, socket);
    const text = await readJson(body, socket, contract?.largeBody ? largeLimit : smallLimit);
    if (text === '') return undefined;
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
    const acceptsForms = request.routeOptions.config.contract?.consumes === 'multipart/form-data';
    const isMisplaced = request.isMultipart() && !request.is404 && !acceptsForms;
    done(isMisplaced ? unsupportedMediaType() : undefined);
  });
}
