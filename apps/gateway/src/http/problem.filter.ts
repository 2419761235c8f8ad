import { type ArgumentsHost, Catch, type ExceptionFilter, NotFoundException } from '@nestjs/common';
import { type ProblemBody, routes } from '@groundwork/contracts';
import { httpStatusOf, toProblem } from '@groundwork/platform-errors';
import { log } from '@groundwork/platform-observability';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ZodError } from 'zod';
import { methodNotAllowed } from '../gateway.errors.ts';
import { translateServerFault } from './known-fault.ts';
import { isPage, SEND_PAGE } from './serve-web.ts';

/** Which methods an address takes, whatever stands for its `:id`. */
const addresses = Object.values(routes).map(({ path, method }) => ({
  pattern: new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/:\w+/g, '[^/]+')}$`),
  methods: method === 'GET' ? ['GET', 'HEAD'] : [method],
}));
const methodsOf = (url: string): string[] =>
  addresses.filter(({ pattern }) => pattern.test(url.split('?')[0] ?? '')).flatMap(({ methods }) => methods);

const report = (incidentId: string, error: unknown) => {
  log().error({ err: error, incidentId }, 'A request failed unexpectedly');
};

/** The one place where an error becomes an answer. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (error instanceof NotFoundException && isPage(request) && reply.server.hasReplyDecorator(SEND_PAGE)) {
      void reply.sendPage();
    } else {
      sendProblem(request, reply, error);
    }
  }
}

function sendProblem(request: FastifyRequest, reply: FastifyReply, error: unknown): void {
  if (reply.sent || reply.raw.headersSent) return;
  const { kind, retryAfterSeconds, ...body } = toProblem(known(request, reply, error), report);
  if (retryAfterSeconds !== undefined) void reply.header('retry-after', String(retryAfterSeconds));
  void reply
    .status(httpStatusOf[kind])
    .type('application/json')
    .send(body satisfies ProblemBody);
}

/** Input is judged where it comes in: what fails here is a neighbour's answer. */
const misfit = (error: ZodError) => new Error('An answer does not fit its contract', { cause: error });

function known(request: FastifyRequest, reply: FastifyReply, error: unknown): unknown {
  const translated = translateServerFault(error instanceof ZodError ? misfit(error) : error);
  const allowed = methodsOf(request.url);
  if (allowed.length === 0 || allowed.includes(request.method)) return translated;
  void reply.header('allow', allowed.join(', '));
  return methodNotAllowed();
}
