import { randomUUID } from 'node:crypto';
import type { ReplyOf, RpcContract } from '@groundwork/contracts';
import { forCaller } from '@groundwork/platform-database';
import { DomainError, parseInput, toProblem } from '@groundwork/platform-errors';
import { annotateTrace, continueTrace, failSpan, log, rpcSeconds } from '@groundwork/platform-observability';
import { systemClock } from '@groundwork/platform-time';
import { Ctx, MessagePattern, type NatsContext, Payload } from '@nestjs/microservices';
import type { z } from 'zod';
import { currentReception, owedEvents, withAdmission } from './acting.ts';
import type { BeforeReply } from './before-reply.ts';
import type { Admission } from './call-guard.ts';
import { copyAsJson } from './json-copy.ts';
import { deadlineHeader, passHeader, payloadLimit, type RpcReply, traceHeader } from './wire.ts';

type Handler = (this: unknown, request: unknown) => Promise<unknown>;

function headerOf(context: NatsContext | undefined, name: string): string | undefined {
  const headers: unknown = context?.getHeaders();
  if (!headers || typeof headers !== 'object' || !('get' in headers)) return undefined;
  const value = (headers as { get(key: string): string }).get(name);
  return value === '' ? undefined : value;
}

function reportFault(subject: string) {
  return (incidentId: string, error: unknown) => {
    log().error({ err: error, incidentId, subject }, 'A call failed unexpectedly');
  };
}

const usualMs = 3000;

async function beforeDeadline<T>(
  deadline: string | undefined,
  work: (msLeft: number) => Promise<T>,
): Promise<T> {
  if (!deadline) return work(usualMs);
  const msLeft = Number(deadline) - systemClock.now().getTime();
  if (msLeft >= 0) return forCaller(msLeft, () => work(msLeft));
  throw new DomainError('unavailable', 'DEADLINE', 'The answer would come too late. Please try again.', {
    retryAfterSeconds: 2,
  });
}

/** NATS would reject a larger reply, and the caller would wait until its deadline. */
function carriedReply(data: unknown, subject: string): unknown {
  const { copy, mostBytes } = copyAsJson(data);
  if (mostBytes <= payloadLimit) return copy;
  const bytes = Buffer.byteLength(JSON.stringify(copy));
  if (bytes <= payloadLimit) return copy;
  const incidentId = randomUUID();
  log().error({ incidentId, subject, bytes }, `A reply is over the limit of ${payloadLimit} bytes`);
  throw new DomainError('unexpected', 'REPLY_TOO_LARGE', 'The answer is too large to be sent.', {
    incidentId,
  });
}

function annotateActor(request: unknown, { person }: Partial<Admission> = {}): void {
  annotateTrace({ ...person?.grant });
  if (typeof request !== 'object' || request === null || !('actorId' in request)) return;
  annotateTrace({ actorId: String(request.actorId) });
}

/** After these the call may be still at work, or the database is lost. */
const isUncertain = (error: unknown): boolean =>
  !(error instanceof DomainError) || error.kind === 'unavailable' || error.kind === 'unexpected';

async function withOwedEvents(
  beforeReply: BeforeReply,
  deadline: string | undefined,
  call: () => Promise<unknown>,
): Promise<unknown> {
  const [outcome] = await Promise.allSettled([beforeDeadline(deadline, call)]);
  const isRejected = outcome.status === 'rejected';
  const owed = owedEvents();
  if (owed.length > 0 && !(isRejected && isUncertain(outcome.reason)))
    await beforeDeadline(deadline, (msLeft) => beforeReply.run(owed, msLeft));
  if (isRejected) throw outcome.reason;
  return outcome.value;
}

interface Received {
  raw: unknown;
  pass: string | undefined;
  deadline: string | undefined;
}

async function answer(
  contract: RpcContract,
  call: (request: unknown) => Promise<unknown>,
  { raw, pass, deadline }: Received,
): Promise<RpcReply> {
  const stop = rpcSeconds.startTimer({ subject: contract.subject });
  try {
    const { guard, beforeReply } = currentReception();
    const admission = guard.admit(contract, pass);
    const request = parseInput(contract.request, raw);
    if (admission) guard.check(contract, admission, request);
    annotateActor(request, admission);
    const data = await withAdmission(admission, () =>
      withOwedEvents(beforeReply, deadline, () => call(request)),
    );
    const reply: RpcReply = { ok: true, data: carriedReply(data, contract.subject) };
    stop({ outcome: 'ok' });
    return reply;
  } catch (error) {
    const problem = toProblem(error, reportFault(contract.subject));
    stop({ outcome: problem.kind });
    if (problem.kind === 'unexpected' || problem.kind === 'unavailable') failSpan(problem.code);
    return { ok: false, problem };
  }
}

export function Rpc<C extends RpcContract>(contract: C) {
  return <M extends (request: z.output<C['request']>) => Promise<ReplyOf<C>>>(
    target: object,
    key: string,
    descriptor: TypedPropertyDescriptor<M>,
  ): void => {
    const handler = descriptor.value as Handler | undefined;
    if (!handler) return;
    const edge = async function edge(this: unknown, raw: unknown, context?: NatsContext): Promise<RpcReply> {
      const work = { name: contract.subject, kind: 'server' } as const;
      return continueTrace(headerOf(context, traceHeader), work, () =>
        answer(contract, (request) => handler.call(this, request), {
          raw,
          pass: headerOf(context, passHeader),
          deadline: headerOf(context, deadlineHeader),
        }),
      );
    };
    Object.assign(descriptor, { value: edge });
    // Nest passes the payload alone without these two.
    Payload()(target, key, 0);
    Ctx()(target, key, 1);
    MessagePattern(contract.subject)(target, key, descriptor as PropertyDescriptor);
  };
}
