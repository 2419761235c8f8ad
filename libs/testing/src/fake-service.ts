import type { ReplyOf, RpcContract } from '@groundwork/contracts';
import { toProblem } from '@groundwork/platform-errors';
import { headers, type Msg, type NatsConnection } from '@nats-io/transport-node';
import type { z } from 'zod';

type Answer<C extends RpcContract> = (
  request: z.output<C['request']>,
) => z.input<C['reply']> | Promise<z.input<C['reply']>>;

interface Subscribed {
  contract: RpcContract;
  /** None while the service is away. */
  answer: Answer<RpcContract> | undefined;
}

/**
 * A neighbour that exists only on the wire: it holds both sides to the contract, and goes away when told. A call has
 * one subscription for good, so one that is on its way meets the present answer; a new subscription would miss it.
 */
export class FakeService {
  private readonly calls = new Map<string, Subscribed>();

  constructor(private readonly connection: NatsConnection) {}

  /** Answers this call from now on. */
  on<C extends RpcContract>(contract: C, answer: Answer<C>): this {
    this.subscribed(contract).answer = answer;
    return this;
  }

  /** Nobody answers these calls any more: the caller gets what NATS replies where nobody subscribed. */
  goAway(...contracts: RpcContract[]): void {
    for (const contract of contracts) this.subscribed(contract).answer = undefined;
  }

  private subscribed(contract: RpcContract): Subscribed {
    const known = this.calls.get(contract.subject);
    if (known) return known;
    const call: Subscribed = { contract, answer: undefined };
    this.calls.set(contract.subject, call);
    this.connection.subscribe(contract.subject, { callback: (_, message) => void respond(call, message) });
    return call;
  }
}

const noResponders = headers(503, 'No Responders');

async function respond({ contract, answer }: Subscribed, message: Msg): Promise<void> {
  if (answer) await reply(contract, answer, message);
  else message.respond('', { headers: noResponders });
}

async function reply<C extends RpcContract>(contract: C, answer: Answer<C>, message: Msg): Promise<void> {
  const { id, data } = message.json<{ id: string; data: unknown }>();
  const respond = (response: object) => message.respond(JSON.stringify({ response, isDisposed: true, id }));
  try {
    const request = contract.request.parse(data) as z.output<C['request']>;
    respond({ ok: true, data: contract.reply.parse(await answer(request)) as ReplyOf<C> });
  } catch (error) {
    respond({ ok: false, problem: toProblem(error, () => undefined) });
  }
}
