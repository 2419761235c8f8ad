import type { ReplyOf, RpcContract } from '@groundwork/contracts';
import { toProblem } from '@groundwork/platform-errors';
import { type ActingPerson, passHeader } from '@groundwork/platform-messaging';
import { headers, type Msg, type NatsConnection } from '@nats-io/transport-node';
import type { z } from 'zod';
import { testGuard } from './test-calls.ts';

type Answer<C extends RpcContract> = (
  request: z.output<C['request']>,
  person?: ActingPerson,
) => z.input<C['reply']> | Promise<z.input<C['reply']>>;

interface FakeCall {
  contract: RpcContract;
  answer: Answer<RpcContract> | undefined;
}

/** One subscription per call: a new one would miss a request in transit. */
export class FakeService {
  private readonly calls = new Map<string, FakeCall>();

  constructor(private readonly connection: NatsConnection) {}

  on<C extends RpcContract>(contract: C, answer: Answer<C>): this {
    this.subscribe(contract).answer = answer;
    return this;
  }

  /** Replies like NATS without a subscriber. */
  goAway(...contracts: RpcContract[]): void {
    for (const contract of contracts) this.subscribe(contract).answer = undefined;
  }

  /** Sets the answer of each call that has none. */
  onOthers(answer: Answer<RpcContract>): void {
    for (const call of this.calls.values()) call.answer ??= answer;
  }

  private subscribe(contract: RpcContract): FakeCall {
    const existing = this.calls.get(contract.subject);
    if (existing) return existing;
    const call: FakeCall = { contract, answer: undefined };
    this.calls.set(contract.subject, call);
    this.connection.subscribe(contract.subject, { callback: (_, message) => void respond(call, message) });
    return call;
  }
}

const guard = testGuard();
const noResponders = headers(503, 'No Responders');

async function respond({ contract, answer }: FakeCall, message: Msg): Promise<void> {
  if (answer) await reply(contract, answer, message);
  else message.respond('', { headers: noResponders });
}

async function reply<C extends RpcContract>(contract: C, answer: Answer<C>, message: Msg): Promise<void> {
  const { id, data } = message.json<{ id: string; data: unknown }>();
  const respond = (response: object) => message.respond(JSON.stringify({ response, isDisposed: true, id }));
  try {
    const admission = guard.admit(contract, message.headers?.get(passHeader) || undefined);
    const request = contract.request.parse(data) as z.output<C['request']>;
    if (admission) guard.check(contract, admission, request);
    respond({ ok: true, data: contract.reply.parse(await answer(request, admission?.person)) as ReplyOf<C> });
  } catch (error) {
    respond({ ok: false, problem: toProblem(error, () => undefined) });
  }
}
