import type { ReplyOf, RpcContract } from '@groundwork/contracts';
import { DomainError, parseInput, toProblem } from '@groundwork/platform-errors';
import { continueTrace, log, rpcSeconds, runInTrace } from '@groundwork/platform-observability';
import { Ctx, MessagePattern, type NatsContext, Payload } from '@nestjs/microservices';
import type { z } from 'zod';
import { deadlineHeader, type RpcReply, traceHeader } from './rpc-wire.ts';

const replyLimit = 900_000;

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

function refuseIfLate(deadline: string | undefined): void {
  if (deadline && Number(deadline) < Date.now()) {
    throw new DomainError('unavailable', 'DEADLINE', 'The answer would come too late. Please try again.');
  }
}

function checkSize(data: unknown): void {
  const bytes = Buffer.byteLength(JSON.stringify(data ?? null));
  if (bytes > replyLimit) throw new Error(`A reply of ${bytes} bytes is over the limit of ${replyLimit}`);
}

async function answer(
  contract: RpcContract,
  call: (request: unknown) => Promise<unknown>,
  raw: unknown,
): Promise<RpcReply> {
  const stop = rpcSeconds.startTimer({ subject: contract.subject });
  try {
    const data = await call(parseInput(contract.request, raw));
    checkSize(data);
    stop({ outcome: 'ok' });
    return { ok: true, data };
  } catch (error) {
    const problem = toProblem(error, reportFault(contract.subject));
    stop({ outcome: problem.kind });
    return { ok: false, problem };
  }
}

/**
 * Answers one call: the request is checked, the trace goes on, errors travel as typed problems.
 * The method takes the parsed request and returns the reply.
 */
export function Rpc<C extends RpcContract>(contract: C) {
  return <M extends (request: z.output<C['request']>) => Promise<ReplyOf<C>>>(
    target: object,
    key: string,
    descriptor: TypedPropertyDescriptor<M>,
  ): void => {
    const handler = descriptor.value as Handler | undefined;
    if (!handler) return;
    const edge = async function edge(this: unknown, raw: unknown, context?: NatsContext): Promise<RpcReply> {
      const traceparent = continueTrace(headerOf(context, traceHeader));
      return runInTrace({ traceparent }, () =>
        answer(
          contract,
          async (request) => {
            refuseIfLate(headerOf(context, deadlineHeader));
            return handler.call(this, request);
          },
          raw,
        ),
      );
    };
    Object.assign(descriptor, { value: edge });
    // without these two Nest passes the payload alone
    Payload()(target, key, 0);
    Ctx()(target, key, 1);
    MessagePattern(contract.subject)(target, key, descriptor as PropertyDescriptor);
  };
}
