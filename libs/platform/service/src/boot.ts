import 'reflect-metadata';
import {
  type ConfigFragment,
  type ConfigOf,
  ConfigError,
  loadConfig,
  serverConfig,
} from '@groundwork/platform-config';
import { CallServer } from '@groundwork/platform-messaging';
import {
  configureLog,
  log,
  NestLogger,
  Readiness,
  startProcessMetrics,
  startTracing,
  stopTracing,
} from '@groundwork/platform-observability';
import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { MicroserviceOptions } from '@nestjs/microservices';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { HealthModule } from './health.module.ts';

type ServerConfig = ConfigOf<typeof serverConfig>;

export interface BootOptions<F extends ConfigFragment> {
  service: string;
  config: F;
  module: (config: ConfigOf<F> & ServerConfig) => DynamicModule | Type;
  /** The gateway serves the public and needs an adapter of its own. */
  adapter?: (config: ConfigOf<F> & ServerConfig) => FastifyAdapter;
  configure?: (app: NestFastifyApplication, config: ConfigOf<F> & ServerConfig) => Promise<void>;
}

@Module({})
class ServiceRoot {}

const drainSeconds = 10;

/** The service, listening. Tests start it in their own process with an environment of their own. */
export async function startService<F extends ConfigFragment>(
  options: BootOptions<F>,
  environment?: Record<string, string | undefined>,
): Promise<NestFastifyApplication> {
  const config = loadConfig({ ...serverConfig, ...options.config }, environment) as ConfigOf<F> &
    ServerConfig;
  configureLog(options.service, config.LOG_LEVEL);
  startProcessMetrics(options.service);
  await startTracing(options.service, config);
  const root: DynamicModule = { module: ServiceRoot, imports: [HealthModule, options.module(config)] };
  const adapter = options.adapter?.(config) ?? new FastifyAdapter();
  const app = await NestFactory.create<NestFastifyApplication>(root, adapter, {
    logger: new NestLogger(),
    abortOnError: false,
    // the gateway brings its own; nobody else takes bodies
    bodyParser: false,
    forceCloseConnections: false,
  });
  await options.configure?.(app, config);
  await answerCalls(app, options.service, config);
  await app.listen(config.PORT, config.HOST);
  log().info({ address: await app.getUrl() }, `${options.service} is up`);
  return app;
}

async function answerCalls(app: NestFastifyApplication, service: string, config: object): Promise<void> {
  if (!('NATS_URL' in config) || typeof config.NATS_URL !== 'string') return;
  app.connectMicroservice<MicroserviceOptions>({ strategy: new CallServer(config.NATS_URL, service) });
  await app.startAllMicroservices();
}

function stopOnSignal(app: NestFastifyApplication): void {
  const stop = (signal: string) => {
    log().info({ signal }, 'Stopping');
    app.get(Readiness).stop();
    setTimeout(() => process.exit(1), drainSeconds * 1000).unref();
    const closed = app.close().then(stopTracing);
    closed.then(
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

/** Starts one service: configuration, log, metrics, health, calls over NATS, and a clean stop. */
export async function boot<F extends ConfigFragment>(options: BootOptions<F>): Promise<void> {
  try {
    stopOnSignal(await startService(options));
  } catch (error) {
    if (error instanceof ConfigError) process.stderr.write(`${options.service}: ${error.message}\n`);
    else log().fatal({ err: error }, `${options.service} could not start`);
    process.exit(1);
  }
}
