import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ProblemBody } from '@groundwork/contracts';
import { toProblem } from '@groundwork/platform-errors';
import { currentTraceparent, log, openSpan, traceIdOf } from '@groundwork/platform-observability';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { unreadableRequest } from '../gateway.errors.ts';

interface Refusal {
  status: string;
  body: ProblemBody;
}

const { code, message } = toProblem(unreadableRequest(), () => undefined);
const unreadable: Refusal = { status: '400 Bad Request', body: { code, message } };

const byFault: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    body: { code: 'HEADERS_TOO_LARGE', message: 'The request headers are too large' },
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    body: { code: 'REQUEST_TIMEOUT', message: 'The request took too long' },
  },
};

const unmetExpectation: Refusal = {
  status: '417 Expectation Failed',
  body: { code: 'EXPECTATION_FAILED', message: 'What the request expects cannot be met' },
};

function noteRefusal({ status, body }: Refusal): string {
  const span = openSpan(undefined, { name: 'refuse unread', kind: 'server' });
  const id = span.run(() => {
    log().info({ status, code: body.code }, 'Refused unread');
    return traceIdOf(currentTraceparent());
  });
  span.end({}, false);
  return id;
}

const headersOf = (refusal: Refusal) => ({
  'Content-Type': 'application/json',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'X-Request-Id': noteRefusal(refusal),
});

/** Without this listener, Node responds with an empty body. */
export function refuseExpectation(request: IncomingMessage, response: ServerResponse): void {
  const text = JSON.stringify(unmetExpectation.body);
  const headers = { ...headersOf(unmetExpectation), 'Content-Length': text.length, Connection: 'close' };
  response.writeHead(417, headers).end(text);
  request.resume();
}

export function refuseUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const refusal = byFault[error.code ?? ''] ?? unreadable;
  const text = JSON.stringify(refusal.body);
  const headers = { ...headersOf(refusal), 'Content-Length': String(text.length), Connection: 'close' };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${refusal.status}\r\n${head.join('\r\n')}\r\n\r\n${text}`, () => socket.destroySoon());
}

/** An address that cannot be decoded reaches no route and no hook, so its headers are set here. */
export function refuseBadAddress(_error: Error, _request: FastifyRequest, reply: FastifyReply): void {
  void reply.status(400).headers(headersOf(unreadable)).send(unreadable.body);
}
