import type { ReplyOf, RpcContract } from '@groundwork/contracts';
import { toProblem } from '@groundwork/platform-errors';
import type { Msg, NatsConnection } from '@nats-io/transport-node';
import type { z } from 'zod';

type Answer<C extends RpcContract> = (
  request: z.output<C['request']>,
) => z.input<C['reply']> | Promise<z.input<C['reply']>>;

interface Answering {
  answer: Answer<RpcContract>;
  stop: () => void;
}

/** A neighbour that exists only on the wire: it holds both sides to the contract, and goes away when told. */
export class FakeService {
  private readonly calls = new Map<string, Answering>();

  constructor(private readonly connection: NatsConnection) {}

  /** Answers this call from now on. A call that is on its way meets the new answer: a new subscription would miss it. */
  on<C extends RpcContract>(contract: C, answer: Answer<C>): this {
    const answering = this.calls.get(contract.subject) ?? this.subscribe(contract);
    answering.answer = answer as Answer<RpcContract>;
    return this;
  }

  /** Nobody answers this call any more. */
  goAway(...contracts: RpcContract[]): void {
    for (const { subject } of contracts) {
      this.calls.get(subject)?.stop();
      this.calls.delete(subject);
    }
  }

  private subscribe(contract: RpcContract): Answering {
    const subscription = this.connection.subscribe(contract.subject, {
      callback: (_, message) => void reply(contract, answering.answer, message),
    });
    const answering: Answering = { answer: () => undefined, stop: () => subscription.unsubscribe() };
    this.calls.set(contract.subject, answering);
    return answering;
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
