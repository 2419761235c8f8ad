import {
  type BeforeApplicationShutdown,
  type DynamicModule,
  Inject,
  Injectable,
  Module,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { EventEnvelope } from '@groundwork/contracts';
import { DiscoveryModule, DiscoveryService } from '@nestjs/core';
import { jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { DataSource, type EntityManager } from 'typeorm';
import { EventConsumer } from './event-consumer.ts';
import { EventFilter } from './event-filter.ts';
import { applyStreamSettings, type StreamSettings } from './event-stream.ts';
import { NATS_CONNECTION } from './messaging.module.ts';
import { eventHandlersOf } from './on-event.ts';
import { OutboxRelay } from './outbox-relay.ts';
import { Upkeep } from './upkeep.ts';

const SETTINGS = Symbol('events settings');

interface Settings {
  service: string;
  databaseUrl: string;
  outboxDays: number;
  stream: StreamSettings;
}

type Effect = (event: EventEnvelope, manager: EntityManager) => Promise<void>;

@Injectable()
class EventsLifecycle implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly parts: { start(): void; stop(): Promise<void> }[] = [];

  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(NATS_CONNECTION) private readonly connection: NatsConnection,
    @Inject(DiscoveryService) private readonly discovery: DiscoveryService,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  onApplicationBootstrap(): void {
    const { service, databaseUrl, outboxDays, stream } = this.settings;
    this.parts.push(
      new OutboxRelay(this.dataSource, this.connection, databaseUrl, service),
      new Upkeep(this.dataSource, outboxDays, stream.days, () => this.applyStreamSettings(stream)),
      ...this.consumers(),
    );
    for (const part of this.parts) part.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.parts.map((part) => part.stop()));
  }

  private async applyStreamSettings(stream: StreamSettings): Promise<void> {
    await applyStreamSettings(await jetstreamManager(this.connection, { checkAPI: false }), stream);
  }

  private consumers(): EventConsumer[] {
    const instances = this.discovery.getProviders().map((wrapper) => wrapper.instance as unknown);
    const filters = instances.filter((instance) => instance instanceof EventFilter);
    return instances.flatMap((instance) => {
      if (typeof instance !== 'object' || instance === null) return [];
      const handlers = [...eventHandlersOf(Object.getPrototypeOf(instance) as object)];
      return handlers.flatMap(([method, marks]) => {
        const effect: Effect = (event, manager) =>
          (instance as Record<string, Effect>)[method]?.call(instance, event, manager) ?? Promise.resolve();
        return marks.map(
          (mark) => new EventConsumer(this.dataSource, this.connection, mark, effect, filters),
        );
      });
    });
  }
}

@Module({})
export class EventsModule {
  static forService(
    service: string,
    config: {
      DATABASE_URL: string;
      OUTBOX_RETENTION_DAYS: number;
      EVENT_RETENTION_DAYS: number;
      EVENT_REPLICAS?: number | undefined;
    },
  ): DynamicModule {
    const settings: Settings = {
      service,
      databaseUrl: config.DATABASE_URL,
      outboxDays: config.OUTBOX_RETENTION_DAYS,
      stream: { days: config.EVENT_RETENTION_DAYS, replicas: config.EVENT_REPLICAS },
    };
    return {
      module: EventsModule,
      imports: [DiscoveryModule],
      providers: [{ provide: SETTINGS, useValue: settings }, EventsLifecycle],
    };
  }
}
