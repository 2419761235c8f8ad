import { endsWithin } from '@groundwork/platform-time';
import type { NatsConnection, Subscription } from '@nats-io/transport-node';
import { ServerNats } from '@nestjs/microservices';
import { connectionOptions } from './nats-connection.ts';
import { Wake } from './wake.ts';

const drainMs = 5000;

type Publish = (response: unknown) => unknown;

/** Nest's server drops the calls in progress when it closes; this one replies to them first. */
export class CallServer extends ServerNats {
  private readonly taking: Subscription[] = [];
  private readonly answered = new Wake();
  private unanswered = 0;
  private client: NatsConnection | undefined;

  constructor(
    url: string,
    private readonly service: string,
  ) {
    super(connectionOptions(url, `${service} calls`));
  }

  override bindEvents(client: NatsConnection): void {
    this.client = client;
    for (const subject of this.messageHandlers.keys()) {
      const answer = this.getMessageHandler(subject) as (error: Error | null, message: unknown) => void;
      this.taking.push(client.subscribe(subject, { queue: this.service, callback: answer.bind(this) }));
    }
  }

  override getPublisher(...call: Parameters<ServerNats['getPublisher']>): Publish {
    const publish = super.getPublisher(...call) as Publish;
    this.unanswered += 1;
    let waiting = true;
    return (response) => {
      if (waiting) this.unanswered -= 1;
      waiting = false;
      this.answered.now();
      return publish(response);
    };
  }

  override async close(): Promise<void> {
    if (this.client?.isClosed()) return;
    await endsWithin(drainMs, this.finish());
    await super.close();
  }

  private async finish(): Promise<void> {
    await Promise.all(this.taking.map((subscription) => subscription.drain()));
    while (this.unanswered > 0) await this.answered.within(drainMs);
    await this.client?.flush();
  }
}
