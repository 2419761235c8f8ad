import 'reflect-metadata';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type ConfigFragment,
  type ConfigOf,
  ConfigError,
  loadConfig,
  serverConfig,
} from '@groundwork/platform-config';
import { CallGuard, CallServer, type natsConfig } from '@groundwork/platform-messaging';
import {
  configureLog,
  countLoopPauses,
  log,
  NestLogger,
  Readiness,
  startProcessMetrics,
  startTracing,
  stopTracing,
  toggleDebug,
} from '@groundwork/platform-observability';
import { Clock, systemClock } from '@groundwork/platform-time';
import { type DynamicModule, Global, type INestApplicationContext, Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { MicroserviceOptions } from '@nestjs/microservices';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { HealthModule } from './health.module.ts';
import { watchLoop } from './loop-watch.ts';

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

export async function startService<F extends ConfigFragment>(
  options: BootOptions<F>,
  environment?: Record<string, string | undefined>,
): Promise<NestFastifyApplication> {
  const config = loadConfig({ ...serverConfig, ...options.config }, environment) as ConfigOf<F> &
    ServerConfig;
  configureLog(options.service, config.LOG_LEVEL);
  startProcessMetrics(options.service, config.BUILD_VERSION);
  await startTracing(options.service, config);
  const root: DynamicModule = {
    module: ServiceRoot,
    imports: [HealthModule, options.module(config)],
    providers: [{ provide: Clock, useValue: options.clock ?? systemClock }],
    exports: [Clock],
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
  await app.init();
  await serveCalls(app, options.service, config);
  await app.listen(config.PORT, config.HOST);
  log().info({ address: await app.getUrl() }, `${options.service} is up`);
  return app;
}

const usesNats = (config: object): config is ConfigOf<typeof natsConfig> => 'NATS_URL' in config;

async function serveCalls(app: NestFastifyApplication, service: string, config: object): Promise<void> {
  if (!usesNats(config)) return;
  const calls = new CallServer(config.NATS_URL, service, new CallGuard(config));
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

function stopOnSignal(app: NestFastifyApplication, config: ServerConfig): void {
  const stop = (signal: string) => {
    log().info({ signal }, 'Stopping');
    const limitSeconds = config.STOP_DELAY_SECONDS + config.DRAIN_SECONDS;
    setTimeout(() => {
      log().warn('Stopping takes too long; the process ends');
      process.exit(1);
    }, limitSeconds * 1000).unref();
    stopService(app, config)
      .then(stopTracing)
      .then(
        () => process.exit(0),
        (error: unknown) => {
          log().error({ err: error }, 'Stopping failed');
          process.exit(1);
        },
      );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

/** Node would print the error without redaction. */
function logAndExit(error: unknown): void {
  log().fatal({ err: error }, 'Uncaught error');
  process.exit(1);
}

export async function boot<F extends ConfigFragment>(options: BootOptions<F>): Promise<void> {
  try {
    process.on('uncaughtException', logAndExit);
    watchLoop(options.service);
    const app = await startService(options);
    countLoopPauses();
    stopOnSignal(app, loadConfig(serverConfig));
    process.on('SIGUSR2', toggleDebug);
  } catch (error) {
    if (error instanceof ConfigError) process.stderr.write(`${options.service}: ${error.message}\n`);
    else log().fatal({ err: error }, `${options.service} could not start`);
    process.exit(1);
  }
}
