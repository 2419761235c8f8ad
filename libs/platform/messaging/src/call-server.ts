import { endsWithin } from '@groundwork/platform-time';
import type { NatsConnection, Subscription } from '@nats-io/transport-node';
import { ServerNats } from '@nestjs/microservices';
import { guardCalls } from './acting.ts';
import type { CallGuard } from './call-guard.ts';
import { connectionOptions } from './nats-connection.ts';
import { Wake } from './wake.ts';

const drainMs = 5000;

type Publish = (response: unknown) => unknown;

/** Nest's server drops the calls in progress when it closes; this one replies to them first. */
export class CallServer extends ServerNats {
  private readonly callSubscriptions: Subscription[] = [];
  private readonly wake = new Wake();
  private openCalls = 0;
  private client: NatsConnection | undefined;

  constructor(
    url: string,
    private readonly service: string,
    private readonly guard: CallGuard,
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
    }
  }

  async subscribed(): Promise<void> {
    await this.client?.flush();
  }

  override handleMessage(...message: Parameters<ServerNats['handleMessage']>): Promise<unknown> {
    return guardCalls(this.guard, () => super.handleMessage(...message));
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

  override async close(): Promise<void> {
    if (this.client?.isClosed()) return;
    await endsWithin(drainMs, this.finish());
    await super.close();
  }

  private async finish(): Promise<void> {
    await Promise.all(this.callSubscriptions.map((subscription) => subscription.drain()));
    while (this.openCalls > 0) await this.wake.within(drainMs);
    await this.client?.flush();
  }
}
