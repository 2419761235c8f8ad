import { randomUUID } from 'node:crypto';
import type { ReplyOf, RequestOf, RpcContract } from '@groundwork/contracts';
import { DomainError, fromProblem, unavailable } from '@groundwork/platform-errors';
import { currentTraceparent, runInSpan } from '@groundwork/platform-observability';
import { deadline, systemClock } from '@groundwork/platform-time';
import { headers, type NatsConnection } from '@nats-io/transport-node';
import type { SignCall } from './acting.ts';
import { ConnectionWatch } from './connection-watch.ts';
import { copyAsJson } from './json-copy.ts';
import { shortCalls } from './short-calls.ts';
import { deadlineHeader, nestFrame, passHeader, payloadLimit, type RpcReply, traceHeader } from './wire.ts';

export class RpcClient {
  private readonly watch: ConnectionWatch;
  private readonly neighbors = shortCalls();

  constructor(
    private readonly connection: NatsConnection,
    private readonly deadlineMs: number,
    private readonly sign: SignCall,
  ) {
    this.watch = new ConnectionWatch(connection);
  }

  async call<C extends RpcContract>(
    contract: C,
    request: RequestOf<C>,
    deadlineMs = this.deadlineMs,
  ): Promise<ReplyOf<C>> {
    const { subject } = contract;
    const service = subject.split('.')[1] ?? 'service';
    const send = this.sender(subject, request, deadlineMs);
    const work = { name: `call ${subject}`, kind: 'client' } as const;
    const pass = this.sign(contract, request, deadlineMs);
    const response = await runInSpan(work, () => send(headersOf(pass, deadlineMs))).catch(
      (error: unknown) => {
        throw unavailable(`The ${service} service`, error);
      },
    );
    if (!response) throw unavailable(`The ${service} service`);
    if (!response.ok) throw fromProblem(response.problem);
    return response.data as ReplyOf<C>;
  }

  private sender(subject: string, request: unknown, timeout: number): Send {
    const neighbor = this.neighbors?.get(subject);
    if (!neighbor) return this.overNats(frameOf(subject, request), subject, timeout);
    const { copy, mostBytes } = copyAsJson(request);
    if (mostBytes > payloadLimit / 2) frameOf(subject, request);
    return (carried) => deadline('The call', timeout, neighbor(copy, new Map(carried)));
  }

  private overNats(body: string, subject: string, timeout: number): Send {
    return async (carried) => {
      const requestHeaders = headers();
      for (const [name, value] of carried) requestHeaders.set(name, value);
      const message = await this.watch.whileConnected(() =>
        this.connection.request(subject, body, { timeout, headers: requestHeaders }),
      );
      return nestFrame.parse(message.json()).response;
    };
  }
}

type Carried = readonly (readonly [string, string])[];
type Send = (carried: Carried) => Promise<RpcReply | undefined>;

const headersOf = (pass: string, timeout: number): Carried => [
  [traceHeader, currentTraceparent()],
  [deadlineHeader, String(systemClock.now().getTime() + timeout)],
  [passHeader, pass],
];

function frameOf(subject: string, data: unknown): string {
  const frame = JSON.stringify({ pattern: subject, data, id: randomUUID() });
  if (Buffer.byteLength(frame) > payloadLimit) {
    throw new DomainError('too-large', 'REQUEST_TOO_LARGE', 'That is more than can be sent at once.');
  }
  return frame;
}
