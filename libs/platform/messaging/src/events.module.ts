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
import { type JetStreamManager, jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { DataSource, type EntityManager } from 'typeorm';
import { BeforeReply } from './before-reply.ts';
import { EventConsumer } from './event-consumer.ts';
import { EventFilter } from './event-filter.ts';
import { applyStreamSettings, requireReplicas, type StreamSettings } from './event-stream.ts';
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

interface EventsConfig {
  DATABASE_URL: string;
  OUTBOX_RETENTION_DAYS: number;
  EVENT_RETENTION_DAYS: number;
  EVENT_STREAM_MB: number;
  EVENT_STREAM_REPLICAS: number;
}

type Effect = (event: EventEnvelope, manager: EntityManager) => Promise<void>;

@Injectable()
class EventsLifecycle implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly parts: { start(): void; stop(): Promise<void> }[] = [];

  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(NATS_CONNECTION) private readonly connection: NatsConnection,
    @Inject(DiscoveryService) private readonly discovery: DiscoveryService,
    @Inject(BeforeReply) private readonly beforeReply: BeforeReply,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { service, databaseUrl, outboxDays, stream } = this.settings;
    if (stream.replicas > 1) await requireReplicas(await this.manager(), stream);
    const relay = new OutboxRelay(this.dataSource, this.connection, databaseUrl, service);
    this.beforeReply.add((owed, msLeft) => relay.publishOwed(owed, msLeft));
    this.parts.push(
      relay,
      new Upkeep(this.dataSource, outboxDays, stream.days, async () =>
        applyStreamSettings(await this.manager(), stream),
      ),
      ...this.consumers(),
    );
    for (const part of this.parts) part.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.parts.map((part) => part.stop()));
  }

  private manager(): Promise<JetStreamManager> {
    return jetstreamManager(this.connection, { checkAPI: false });
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
  static forService(service: string, config: EventsConfig): DynamicModule {
    const settings: Settings = {
      service,
      databaseUrl: config.DATABASE_URL,
      outboxDays: config.OUTBOX_RETENTION_DAYS,
      stream: {
        days: config.EVENT_RETENTION_DAYS,
        megabytes: config.EVENT_STREAM_MB,
        replicas: config.EVENT_STREAM_REPLICAS,
      },
    };
    return {
      module: EventsModule,
      imports: [DiscoveryModule],
      providers: [{ provide: SETTINGS, useValue: settings }, EventsLifecycle],
    };
  }
}
