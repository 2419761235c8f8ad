import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ProblemBody } from '@groundwork/contracts';
import { toProblem } from '@groundwork/platform-errors';
import { currentTraceparent, log, openSpan, traceIdOf } from '@groundwork/platform-observability';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { unreadableRequest } from '../gateway.errors.ts';
import { errors } from '../gateway.wording.ts';

interface Rejection {
  status: string;
  body: ProblemBody;
}

const { code, message } = toProblem(unreadableRequest(), () => undefined);
const unreadable: Rejection = { status: '400 Bad Request', body: { code, message } };

const byFault: Record<string, Rejection> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    body: { code: 'HEADERS_TOO_LARGE', message: errors.headersTooLarge },
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    body: { code: 'REQUEST_TIMEOUT', message: errors.requestTimeout },
  },
};

const unmetExpectation: Rejection = {
  status: '417 Expectation Failed',
  body: { code: 'EXPECTATION_FAILED', message: errors.expectationFailed },
};

function logRejection({ status, body }: Rejection): string {
  const span = openSpan(undefined, { name: 'reject unreadable request', kind: 'server' });
  const id = span.run(() => {
    log().info({ status, code: body.code }, 'Rejected an unreadable request');
    return traceIdOf(currentTraceparent());
  });
  span.end({}, false);
  return id;
}

const headersOf = (rejection: Rejection) => ({
  'Content-Type': 'application/json',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'X-Request-Id': logRejection(rejection),
});

/** Without this listener, Node responds with an empty body. */
export function rejectExpectation(request: IncomingMessage, response: ServerResponse): void {
  const text = JSON.stringify(unmetExpectation.body);
  const headers = {
    ...headersOf(unmetExpectation),
    'Content-Length': Buffer.byteLength(text),
    Connection: 'close',
  };
  response.writeHead(417, headers).end(text);
  request.resume();
}

export function rejectUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const rejection = byFault[error.code ?? ''] ?? unreadable;
  const text = JSON.stringify(rejection.body);
  const headers = {
    ...headersOf(rejection),
    'Content-Length': String(Buffer.byteLength(text)),
    Connection: 'close',
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${rejection.status}\r\n${head.join('\r\n')}\r\n\r\n${text}`, () =>
    socket.destroySoon(),
  );
}

/** An address that cannot be decoded reaches no route and no hook, so its headers are set here. */
export function rejectBadAddress(_error: Error, _request: FastifyRequest, reply: FastifyReply): void {
  void reply.status(400).headers(headersOf(unreadable)).send(unreadable.body);
}
