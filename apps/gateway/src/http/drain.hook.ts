import type { IncomingMessage } from 'node:http';
import { networkOf, networksOf } from '@groundwork/platform-config';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { GatewayConfig } from '../gateway.config.ts';
import { hasCaller } from '../session/caller.adapter.ts';

/** No client sends more by mistake, so the connection may break. */
const maxBytes = 256 * 1024 * 1024;
/** More than the largest upload, so that an owner whose session ended reads that. */
const kilobytesOfStrangers = 32 * 1024;
const perSeconds = 10;
/** A client that pauses longer waits for the response. */
const pauseMs = 5000;

function drain(body: IncomingMessage): Promise<void> {
  if (body.complete || body.destroyed) return Promise.resolve();
  body.unpipe();
  return new Promise((resolve) => {
    let readBytes = 0;
    const done = () => {
      clearTimeout(pause);
      body.off('data', count);
      resolve();
    };
    const pause = setTimeout(done, pauseMs);
    const count = (chunk: Buffer) => {
      readBytes += chunk.length;
      pause.refresh();
      if (readBytes > maxBytes) done();
    };
    body.on('data', count).once('end', done).once('close', done).once('error', done);
    body.resume();
  });
}

const kilobytesOf = ({ headers }: FastifyRequest) =>
  Math.ceil(Number(headers['content-length'] ?? 1024 * 1024) / 1024);

/** A browser that still sends its body cannot read the response. Reading the bodies of a flood would take all time. */
export function readBodiesFirst(server: FastifyInstance, { EXEMPT_NETWORKS }: GatewayConfig): void {
  const budget = new RateLimiterMemory({ points: kilobytesOfStrangers, duration: perSeconds });
  const isExempt = networksOf(EXEMPT_NETWORKS);

  const mayFinish = async (request: FastifyRequest): Promise<boolean> => {
    if (hasCaller(request) || isExempt(request.ip)) return true;
    return budget.consume(networkOf(request.ip), kilobytesOf(request)).then(
      () => true,
      () => false,
    );
  };

  server.addHook('onSend', async (request, reply, payload) => {
    const { raw } = request;
    if (!raw.complete && (await mayFinish(request))) await drain(raw);
    // another request cannot follow an incomplete body
    if (!raw.complete) void reply.header('connection', 'close');
    return payload;
  });
}
