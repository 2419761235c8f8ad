import type { ReplyOf, RpcContract } from '@groundwork/contracts';
import { toProblem } from '@groundwork/platform-errors';
import type { Msg, NatsConnection } from '@nats-io/transport-node';
import type { z } from 'zod';

type Answer<C extends RpcContract> = (
  request: z.output<C['request']>,
) => z.input<C['reply']> | Promise<z.input<C['reply']>>;

/** A neighbour that exists only on the wire: it holds both sides to the contract, and goes away when told. */
export class FakeService {
  private readonly stops = new Map<string, () => void>();

  constructor(private readonly connection: NatsConnection) {}

  /** Answers this call from now on, instead of whatever it answered before. */
  on<C extends RpcContract>(contract: C, answer: Answer<C>): this {
    this.goAway(contract);
    const subscription = this.connection.subscribe(contract.subject, {
      callback: (_, message) => void reply(contract, answer as Answer<RpcContract>, message),
    });
    this.stops.set(contract.subject, () => subscription.unsubscribe());
    return this;
  }

  /** Nobody answers this call any more. */
  goAway(...contracts: RpcContract[]): void {
    for (const { subject } of contracts) this.stops.get(subject)?.();
  }
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
