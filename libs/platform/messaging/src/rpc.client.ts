import { randomUUID } from 'node:crypto';
import type { ReplyOf, RequestOf, RpcContract } from '@groundwork/contracts';
import { DomainError, fromProblem, unavailable } from '@groundwork/platform-errors';
import { currentTraceparent, runInSpan } from '@groundwork/platform-observability';
import { systemClock } from '@groundwork/platform-time';
import { headers, type NatsConnection } from '@nats-io/transport-node';
import type { SignCall } from './acting.ts';
import { ConnectionWatch } from './connection-watch.ts';
import { deadlineHeader, nestFrame, passHeader, payloadLimit, type RpcReply, traceHeader } from './wire.ts';

export class RpcClient {
  private readonly watch: ConnectionWatch;

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
    const service = contract.subject.split('.')[1] ?? 'service';
    const body = frameOf(contract.subject, request);
    const work = { name: `call ${contract.subject}`, kind: 'client' } as const;
    const pass = this.sign(contract, request, deadlineMs);
    const send = () => this.send(contract.subject, { body, pass }, deadlineMs);
    const response = await runInSpan(work, send).catch((error: unknown) => {
      throw unavailable(`The ${service} service`, error);
    });
    if (!response) throw unavailable(`The ${service} service`);
    if (!response.ok) throw fromProblem(response.problem);
    return response.data as ReplyOf<C>;
  }

  private async send(
    subject: string,
    { body, pass }: { body: string; pass: string },
    timeout: number,
  ): Promise<RpcReply | undefined> {
    const requestHeaders = headers();
    requestHeaders.set(traceHeader, currentTraceparent());
    requestHeaders.set(deadlineHeader, String(systemClock.now().getTime() + timeout));
    requestHeaders.set(passHeader, pass);
    const message = await this.watch.whileConnected(() =>
      this.connection.request(subject, body, { timeout, headers: requestHeaders }),
    );
    return nestFrame.parse(message.json()).response;
  }
}

function frameOf(subject: string, data: unknown): string {
  const frame = JSON.stringify({ pattern: subject, data, id: randomUUID() });
  if (Buffer.byteLength(frame) > payloadLimit) {
    throw new DomainError('too-large', 'REQUEST_TOO_LARGE', 'That is more than can be sent at once.');
  }
  return frame;
}
