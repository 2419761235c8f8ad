import {
  type DynamicModule,
  Global,
  Inject,
  Injectable,
  Module,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Readiness } from '@groundwork/platform-observability';
import type { NatsConnection } from '@nats-io/transport-node';
import { signerOf } from './acting.ts';
import { EventFeed } from './event-feed.ts';
import { LivePublisher } from './live.ts';
import { connectNats } from './nats-connection.ts';
import { RpcClient } from './rpc.client.ts';

export const NATS_CONNECTION = Symbol('NATS connection');

@Injectable()
class MessagingLifecycle implements OnApplicationShutdown {
  constructor(
    @Inject(NATS_CONNECTION) private readonly connection: NatsConnection,
    @Inject(Readiness) readiness: Readiness,
  ) {
    readiness.add('nats', async () => {
      await connection.flush();
    });
  }

  async onApplicationShutdown(): Promise<void> {
    if (!this.connection.isClosed()) await this.connection.close();
  }
}

const onConnection = <T>(provide: new (connection: NatsConnection) => T) => ({
  provide,
  inject: [NATS_CONNECTION],
  useFactory: (connection: NatsConnection) => new provide(connection),
});

@Global()
@Module({})
export class MessagingModule {
  static forService(
    service: string,
    config: { NATS_URL: string; CALL_SECONDS: number; CALL_KEY: string },
  ): DynamicModule {
    return {
      module: MessagingModule,
      providers: [
        { provide: NATS_CONNECTION, useFactory: () => connectNats(config.NATS_URL, service) },
        {
          provide: RpcClient,
          inject: [NATS_CONNECTION],
          useFactory: (connection: NatsConnection) =>
            new RpcClient(connection, config.CALL_SECONDS * 1000, signerOf(service, config.CALL_KEY)),
        },
        onConnection(EventFeed),
        onConnection(LivePublisher),
        MessagingLifecycle,
      ],
      exports: [NATS_CONNECTION, RpcClient, EventFeed, LivePublisher],
    };
  }
}
