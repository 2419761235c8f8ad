import { type ArgumentsHost, Catch, type ExceptionFilter, Inject, NotFoundException } from '@nestjs/common';
import { type Problem, type ProblemBody, routes } from '@groundwork/contracts';
import { httpStatusOf, toProblem } from '@groundwork/platform-errors';
import { log } from '@groundwork/platform-observability';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ZodError } from 'zod';
import type { GatewayConfig } from '../gateway.config.ts';
import { methodNotAllowed } from '../gateway.errors.ts';
import { isDeclared } from '../domain/declared-refusals.rules.ts';
import { translateServerFault } from './server-fault.mapper.ts';
import { isPage, SEND_PAGE } from './serve-web.hook.ts';

const addresses = Object.values(routes).map(({ path, method }) => ({
  pattern: new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/:\w+/g, '[^/]+')}$`),
  methods: method === 'GET' ? ['GET', 'HEAD'] : [method],
}));
const methodsOf = (url: string): string[] =>
  addresses
    .filter(({ pattern }) => pattern.test(url.split(/[?#]/)[0] ?? ''))
    .flatMap(({ methods }) => methods);

export const UNDECLARED_REFUSALS = Symbol('undeclared refusals');

const report = (incidentId: string, error: unknown) => {
  log().error({ err: error, incidentId }, 'A request failed unexpectedly');
};

@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(
    @Inject(UNDECLARED_REFUSALS) private readonly undeclared: GatewayConfig['UNDECLARED_REFUSALS'],
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (error instanceof NotFoundException && isPage(request) && reply.server.hasReplyDecorator(SEND_PAGE)) {
      void reply.sendPage();
    } else {
      this.sendProblem(request, reply, error);
    }
  }

  private sendProblem(request: FastifyRequest, reply: FastifyReply, error: unknown): void {
    if (reply.sent || reply.raw.headersSent) return;
    const problem = toProblem(toKnownError(request, reply, error), report);
    const { kind, retryAfterSeconds, ...body } = this.ensureDeclared(request, problem);
    if (retryAfterSeconds !== undefined) void reply.header('retry-after', String(retryAfterSeconds));
    void reply
      .status(httpStatusOf[kind])
      .type('application/json')
      .send(body satisfies ProblemBody);
  }

  private ensureDeclared(request: FastifyRequest, problem: Problem): Problem {
    const address = `${request.method} ${request.routeOptions.url ?? ''}`;
    if (isDeclared(address, problem)) return problem;
    const fault = `The contract of ${address} declares no ${problem.kind} ${problem.code}`;
    if (this.undeclared === 'reject') return toProblem(new Error(fault), report);
    log().warn(fault);
    return problem;
  }
}

/** The edge validates input, so a later ZodError is the reply of a service. */
const toMismatch = (error: ZodError) => new Error('A reply does not match its contract', { cause: error });

function toKnownError(request: FastifyRequest, reply: FastifyReply, error: unknown): unknown {
  const translated = translateServerFault(error instanceof ZodError ? toMismatch(error) : error);
  const allowed = methodsOf(request.url);
  if (allowed.length === 0 || allowed.includes(request.method)) return translated;
  void reply.header('allow', allowed.join(', '));
  return methodNotAllowed();
}
