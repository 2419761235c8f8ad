import { AsyncResource } from 'node:async_hooks';
import { endsWithin } from '@groundwork/platform-time';
import type { NatsConnection, Subscription } from '@nats-io/transport-node';
import { NatsContext, ServerNats } from '@nestjs/microservices';
import { receiveCall } from './acting.ts';
import type { BeforeReply } from './before-reply.ts';
import type { CallGuard } from './call-guard.ts';
import { connectionOptions } from './nats-connection.ts';
import { type CallHeaders, shortCalls } from './short-calls.ts';
import { Wake } from './wake.ts';
import type { RpcReply } from './wire.ts';

const drainMs = 5000;

type Publish = (response: unknown) => unknown;

/** Nest's server drops the calls in progress when it closes; this one replies to them first. */
export class CallServer extends ServerNats {
  private readonly callSubscriptions: Subscription[] = [];
  private readonly wake = new Wake();
  private openCalls = 0;
  private client: NatsConnection | undefined;
  private readonly neighbors = shortCalls();
  /** A short call sees nothing of its caller but the request and the headers. */
  private readonly own = new AsyncResource('CallServer');

  constructor(
    url: string,
    private readonly service: string,
    readonly guard: CallGuard,
    readonly beforeReply: BeforeReply,
  ) {
    super(connectionOptions(url, `${service} calls`));
  }

  override bindEvents(client: NatsConnection): void {
    this.client = client;
    for (const subject of this.messageHandlers.keys()) {
      const handler = this.getMessageHandler(subject) as (error: Error | null, message: unknown) => void;
      this.callSubscriptions.push(
        client.subscribe(subject, { queue: this.service, callback: handler.bind(this) }),
      );
      this.neighbors?.set(subject, (request, headers) =>
        this.own.runInAsyncScope(() => this.answerNeighbor(subject, request, headers)),
      );
    }
  }

  async subscribed(): Promise<void> {
    await this.client?.flush();
  }

  override handleMessage(...message: Parameters<ServerNats['handleMessage']>): Promise<unknown> {
    return receiveCall(this, () => super.handleMessage(...message));
  }

  override getPublisher(...call: Parameters<ServerNats['getPublisher']>): Publish {
    const publish = super.getPublisher(...call) as Publish;
    this.openCalls += 1;
    let isOpen = true;
    return (response) => {
      if (isOpen) this.openCalls -= 1;
      isOpen = false;
      this.wake.now();
      return publish(response);
    };
  }

  private async answerNeighbor(subject: string, request: unknown, headers: CallHeaders): Promise<RpcReply> {
    const handler = this.getHandlerByPattern(subject);
    if (!handler) throw new Error(`Nothing answers ${subject}`);
    this.openCalls += 1;
    try {
      const context = new NatsContext([subject, headers]);
      return (await receiveCall(this, () => handler(request, context))) as RpcReply;
    } finally {
      this.openCalls -= 1;
      this.wake.now();
    }
  }

  override async close(): Promise<void> {
    if (this.client?.isClosed()) return;
    for (const subject of this.messageHandlers.keys()) this.neighbors?.delete(subject);
    await endsWithin(drainMs, this.finish());
    await super.close();
  }

  private async finish(): Promise<void> {
    await Promise.all(this.callSubscriptions.map((subscription) => subscription.drain()));
    while (this.openCalls > 0) await this.wake.within(drainMs);
    await this.client?.flush();
  }
}
