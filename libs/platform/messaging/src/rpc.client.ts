import { randomUUID } from 'node:crypto';
import type { ReplyOf, RequestOf, RpcContract } from '@groundwork/contracts';
import { fromProblem, unavailable } from '@groundwork/platform-errors';
import { currentTraceparent, runInSpan } from '@groundwork/platform-observability';
import { headers, type NatsConnection } from '@nats-io/transport-node';
import { deadlineHeader, nestFrame, type RpcReply, traceHeader } from './rpc-wire.ts';

const defaultDeadlineMs = 2000;

/** Calls another service. Whatever keeps the answer away is "unavailable"; a refusal comes back as thrown there. */
export class RpcClient {
  constructor(private readonly connection: NatsConnection) {}

  async call<C extends RpcContract>(
    contract: C,
    request: RequestOf<C>,
    deadlineMs = defaultDeadlineMs,
  ): Promise<ReplyOf<C>> {
    const service = contract.subject.split('.')[1] ?? 'service';
    const work = { name: `call ${contract.subject}`, kind: 'client' } as const;
    const response = await runInSpan(work, () => this.send(contract.subject, request, deadlineMs)).catch(
      (error: unknown) => {
        throw unavailable(`The ${service} service`, error);
      },
    );
    if (!response) throw unavailable(`The ${service} service`);
    if (!response.ok) throw fromProblem(response.problem);
    return response.data as ReplyOf<C>;
  }

  private async send(subject: string, data: unknown, timeout: number): Promise<RpcReply | undefined> {
    const carried = headers();
    carried.set(traceHeader, currentTraceparent());
    carried.set(deadlineHeader, String(Date.now() + timeout));
    const body = JSON.stringify({ pattern: subject, data, id: randomUUID() });
    const message = await this.connection.request(subject, body, { timeout, headers: carried });
    return nestFrame.parse(message.json()).response;
  }
}
