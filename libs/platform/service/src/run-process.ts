import { ConfigError, type ConfigOf, loadConfig, serverConfig } from '@groundwork/platform-config';
import { amongNeighbors } from '@groundwork/platform-messaging';
import {
  configureLog,
  countLoopPauses,
  log,
  Readiness,
  startProcessMetrics,
  stopTracing,
  toggleDebug,
} from '@groundwork/platform-observability';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { z } from 'zod';
import { listen, type Service, stopService } from './boot.ts';
import { watchLoop } from './loop-watch.ts';

type ServerConfig = ConfigOf<typeof serverConfig>;

type Running = readonly [listener: NestFastifyApplication, ...neighbors: NestFastifyApplication[]];

async function startOne(service: Service): Promise<NestFastifyApplication> {
  try {
    return await service.start();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (error instanceof ConfigError) throw new ConfigError(`${service.name}: ${reason}`);
    throw new Error(`${service.name}: ${reason}`, { cause: error });
  }
}

async function startAll(services: readonly Service[], listener: Service): Promise<Running> {
  const others = services.filter((service) => service !== listener);
  const [app, ...neighbors] = await Promise.all([
    startOne(listener),
    ...others.map((service) => startOne(service)),
  ]);
  for (const neighbor of neighbors) app.get(Readiness).include(neighbor.get(Readiness));
  return [app, ...neighbors];
}

async function stopAll([listener, ...neighbors]: Running, config: ServerConfig): Promise<void> {
  await stopService(listener, config);
  await Promise.all(neighbors.map((neighbor) => neighbor.close()));
  await stopTracing();
}

function stopOnSignal(running: Running, config: ServerConfig): void {
  const stop = (signal: string) => {
    log().info({ signal }, 'Stopping');
    const limitSeconds = config.STOP_DELAY_SECONDS + config.DRAIN_SECONDS;
    setTimeout(() => {
      log().warn('Stopping takes too long; the process ends');
      process.exit(1);
    }, limitSeconds * 1000).unref();
    stopAll(running, config).then(
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

type LoadService = (name: string) => Promise<{ service: Service }>;

const targetConfig = {
  TARGET: z
    .string()
    .default('all')
    .describe('The services that this process runs: all, or names with commas'),
};

function targetsAmong(names: readonly string[]): readonly string[] {
  const { TARGET } = loadConfig(targetConfig);
  const chosen = TARGET === 'all' ? names : TARGET.split(',').map((name) => name.trim());
  const unknown = chosen.filter((name) => !names.includes(name));
  if (unknown.length > 0)
    throw new ConfigError(
      `TARGET names no service of this build: ${unknown.join(', ')}. It has ${names.join(', ')}.`,
    );
  const twice = chosen.filter((name, index) => chosen.indexOf(name) !== index);
  if (twice.length > 0) throw new ConfigError(`TARGET names a service twice: ${twice.join(', ')}.`);
  return chosen;
}

async function start(names: readonly string[], load: LoadService): Promise<void> {
  const services = await Promise.all(targetsAmong(names).map(async (name) => (await load(name)).service));
  const listener = services.find(({ isPublic }) => isPublic) ?? services[0];
  if (!listener) throw new ConfigError('There is no service to start.');
  const name = services.length === 1 ? listener.name : 'groundwork';
  startProcessMetrics(name);
  watchLoop(name);
  const running = await amongNeighbors(new Map(), () => startAll(services, listener));
  const config = loadConfig(serverConfig);
  await listen(running[0], listener.name, config);
  configureLog(name, config.LOG_LEVEL);
  countLoopPauses();
  stopOnSignal(running, config);
}

export async function runProcess(names: readonly string[], load: LoadService): Promise<void> {
  process.on('uncaughtException', logAndExit);
  process.on('SIGUSR2', toggleDebug);
  try {
    await start(names, load);
  } catch (error) {
    if (error instanceof ConfigError) process.stderr.write(`${error.message}\n`);
    else log().fatal({ err: error }, 'Could not start');
    process.exit(1);
  }
}
