import type { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { mostBodyBytes } from '@groundwork/contracts';
import type { DomainError } from '@groundwork/platform-errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bodyTooComplex, bodyTooLarge, malformedJson, unsupportedMediaType } from '../gateway.errors.ts';
import { JsonScanner } from './json-scanner.reader.ts';
import { ownTurn } from './own-turn.adapter.ts';
import { rejectLate } from './slow-clients.hook.ts';

/** A slow sender needs no session, so the time is limited. */
const jsonMs = 120_000;

const largeText = 100_000;

const faults = { 'too complex': bodyTooComplex, 'not storable': malformedJson };

interface TextReading {
  limit: number;
  check: (chunk: Buffer) => DomainError | undefined;
}

const abortedBody = () => Object.assign(new Error('The body ended early'), { code: 'ECONNRESET' });

function readText(body: Readable, socket: Socket, { limit, check }: TextReading): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const timer = setTimeout(rejectLate, jsonMs, socket);
    const stop = () => {
      clearTimeout(timer);
      body.off('data', store).pause();
    };
    const fail = (error: Error) => {
      stop();
      reject(error);
    };
    const store = (chunk: Buffer) => {
      size += chunk.length;
      const fault = size > limit ? bodyTooLarge() : check(chunk);
      if (fault) fail(fault);
      else chunks.push(chunk);
    };
    body.on('data', store);
    body.once('error', fail);
    body.once('end', () => {
      stop();
      resolve(Buffer.concat(chunks).toString());
    });
    body.once('close', () => fail(abortedBody()));
  });
}

const readRaw = (body: Readable, socket: Socket, limit: number) =>
  readText(body, socket, { limit, check: () => undefined });

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
    const limit = contract ? mostBodyBytes(contract) : 0;
    if (contract?.consumes === 'text/plain') return readRaw(body, socket, limit);
    const text = await readJson(body, socket, limit);
    if (text === '') return undefined;
    if (text.length > largeText) await ownTurn();
    return new Promise<unknown>((resolve, reject) => {
      void parseJson(request, text, (error, parsed) => {
        if (error) reject(malformedJson());
        else resolve(parsed);
      });
    });
  });
}

export function acceptBytes(server: FastifyInstance): void {
  server.addContentTypeParser('application/octet-stream', (request: FastifyRequest, body: Readable, done) => {
    const acceptsBytes = request.routeOptions.config.contract?.consumes === 'application/octet-stream';
    done(acceptsBytes || request.is404 ? null : unsupportedMediaType(), body);
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
