import 'reflect-metadata';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type ConfigFragment,
  type ConfigOf,
  ownEnvironment,
  loadConfig,
  serverConfig,
} from '@groundwork/platform-config';
import { BeforeReply, CallGuard, CallServer, type natsConfig } from '@groundwork/platform-messaging';
import {
  configureLog,
  inService,
  log,
  NestLogger,
  Readiness,
  startMetrics,
  startTracing,
} from '@groundwork/platform-observability';
import { Clock, systemClock } from '@groundwork/platform-time';
import { type DynamicModule, Global, type INestApplicationContext, Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { MicroserviceOptions } from '@nestjs/microservices';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { HealthModule } from './health.module.ts';

type ServerConfig = ConfigOf<typeof serverConfig>;

export interface BootOptions<F extends ConfigFragment> {
  service: string;
  config: F;
  module: (config: ConfigOf<F> & ServerConfig) => DynamicModule | Type;
  adapter?: (config: ConfigOf<F> & ServerConfig) => FastifyAdapter;
  clock?: Clock;
  configure?: (app: NestFastifyApplication, config: ConfigOf<F> & ServerConfig) => Promise<void>;
}

@Global()
@Module({})
class ServiceRoot {}

async function createService<F extends ConfigFragment>(
  options: BootOptions<F>,
  config: ConfigOf<F> & ServerConfig,
): Promise<NestFastifyApplication> {
  configureLog(options.service, config.LOG_LEVEL);
  return inService(options.service, async () => {
    startMetrics(options.service, config.BUILD_VERSION);
    await startTracing(options.service, config);
    const app = await createApp(options, config);
    await serveCalls(app, options.service, config);
    return app;
  });
}

export const listen = (
  app: NestFastifyApplication,
  service: string,
  { PORT, HOST }: Pick<ServerConfig, 'PORT' | 'HOST'>,
): Promise<void> =>
  inService(service, async () => {
    await app.listen(PORT, HOST);
    log().info({ address: await app.getUrl() }, `${service} is up`);
  });

const configOf = <F extends ConfigFragment>(
  { config }: BootOptions<F>,
  environment?: Record<string, string | undefined>,
) => loadConfig({ ...serverConfig, ...config }, environment) as ConfigOf<F> & ServerConfig;

export async function startService<F extends ConfigFragment>(
  options: BootOptions<F>,
  environment?: Record<string, string | undefined>,
): Promise<NestFastifyApplication> {
  const config = configOf(options, environment);
  const app = await createService(options, config);
  await listen(app, options.service, config);
  return app;
}

async function createApp<F extends ConfigFragment>(
  options: BootOptions<F>,
  config: ConfigOf<F> & ServerConfig,
): Promise<NestFastifyApplication> {
  const root: DynamicModule = {
    module: ServiceRoot,
    imports: [HealthModule, options.module(config)],
    providers: [{ provide: Clock, useValue: options.clock ?? systemClock }, BeforeReply],
    exports: [Clock, BeforeReply],
  };
  const adapter = options.adapter?.(config) ?? new FastifyAdapter();
  const app = await NestFactory.create<NestFastifyApplication>(root, adapter, {
    logger: new NestLogger(),
    abortOnError: false,
    // The gateway adds a parser of its own; no other service accepts bodies.
    bodyParser: false,
    forceCloseConnections: false,
  });
  app.get(Readiness).version = config.BUILD_VERSION;
  await options.configure?.(app, config);
  return app.init();
}

const usesNats = (config: object): config is ConfigOf<typeof natsConfig> => 'NATS_URL' in config;

async function serveCalls(app: NestFastifyApplication, service: string, config: object): Promise<void> {
  if (!usesNats(config)) return;
  const beforeReply = app.get(BeforeReply);
  const calls = new CallServer(config.NATS_URL, service, new CallGuard(config), beforeReply);
  app.connectMicroservice<MicroserviceOptions>({ strategy: calls });
  await app.startAllMicroservices();
  await calls.subscribed();
}

export async function stopService(
  app: INestApplicationContext,
  { STOP_DELAY_SECONDS }: Pick<ServerConfig, 'STOP_DELAY_SECONDS'>,
): Promise<void> {
  app.get(Readiness).stop();
  await sleep(STOP_DELAY_SECONDS * 1000);
  await app.close();
}

export interface Service {
  name: string;
  isPublic: boolean;
  start: () => Promise<NestFastifyApplication>;
}

export const defineService = <F extends ConfigFragment>(options: BootOptions<F>): Service => ({
  name: options.service,
  isPublic: options.adapter !== undefined,
  start: async () => createService(options, configOf(options, ownEnvironment(options.service))),
});
