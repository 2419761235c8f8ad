import { fill } from '../../libs/wording/src/fill.ts';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildEverything } from './build.ts';
import { instanceAt } from './instance.ts';
import { Life, live } from './life.ts';
import type { startOptions } from './options.mjs';
import { LOOPBACK, reserveFrom } from './ports.ts';
import { print, secondsSince, step } from './progress.ts';
import { provisionServers } from './provision.ts';
import { loadSecrets } from './secrets.ts';
import { migrate, startServices } from './system.ts';
import { startTexts } from './local.wording.ts';

const sampleSiteConfig = join(import.meta.dirname, 'sample-site-config.json');

type Options = ReturnType<typeof startOptions>;

interface Steps {
  readonly stamp: string;
  readonly build: string;
  readonly prepare: () => Promise<unknown>;
  readonly start: () => Promise<unknown>;
}

/** A database that this build prepared before has nothing left to change, so the services start meanwhile. */
async function prepareAndStart({ stamp, build, prepare, start }: Steps): Promise<void> {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === build) {
    await Promise.all([prepare(), start()]);
    return;
  }
  await prepare();
  writeFileSync(stamp, build);
  await start();
}

async function bringUp(life: Life, options: Options): Promise<void> {
  const since = performance.now();
  const { instance, supervisor } = life;
  await life.begin(options);
  const secrets = loadSecrets(instance);
  const web = await reserveFrom(options.port);
  const publicUrl = `http://${LOOPBACK}:${web.port}`;
  life.at(publicUrl);
  if (web.port !== options.port)
    print(fill(startTexts.portTaken, { port: String(options.port), other: String(web.port) }));

  const ground = { instance, secrets, durable: true };
  const [urls, build] = await Promise.all([
    step('Starting the servers', () => provisionServers(ground, supervisor)),
    step('Building', () => buildEverything(join(instance.logs, 'build.log'))),
  ]);
  const inherited = {
    SITE_CONFIG: sampleSiteConfig,
    STAFF_TWO_STEP: 'optional',
    SAMPLE_DATA: 'true',
    ...process.env,
  };
  const facts = { urls, secrets, publicUrl, inherited };
  const shape = options.apart ? 'apart' : 'small';
  const prepare = () =>
    step('Preparing the database', () => migrate(facts, join(instance.logs, 'migrate.log')));
  const start = () => step('Starting the services', () => startServices({ facts, web, supervisor, shape }));
  await prepareAndStart({ stamp: join(instance.folder, 'prepared'), build, prepare, start });

  print(`\n${fill(startTexts.ready, { url: publicUrl })}`);
  print(fill(startTexts.demo, secrets.demoOwner));
  print(`${fill(startTexts.hint, { seconds: secondsSince(since), logs: instance.logs })}\n`);
}

export async function startDevelopment(options: Options): Promise<void> {
  const life = new Life(instanceAt('dev', options.data));
  await live(life, 0, async () => {
    await bringUp(life, options);
    return undefined;
  });
}
