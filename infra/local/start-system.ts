import { fill } from '../../libs/wording/src/fill.ts';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freezeDemoFile } from './demo-file.ts';
import { demoPractice } from './demo-practice.ts';
import { instanceAt } from './instance.ts';
import { Life, live } from './life.ts';
import type { startOptions } from './options.mjs';
import { LOOPBACK, reserveFrom } from './ports.ts';
import { print, secondsSince, step } from './progress.ts';
import { provisionServers } from './provision.ts';
import { networksFolder } from './servers/reading-networks.ts';
import { wantsSamples } from './sample-data.ts';
import { loadSecrets } from './secrets.ts';
import { migrate, startServices } from './system.ts';
import { startTexts } from './local.wording.ts';

type Options = ReturnType<typeof startOptions>;

interface Way {
  readonly settings: NodeJS.ProcessEnv;
  readonly build?: (log: string) => Promise<string>;
}

interface Steps {
  readonly stamp: string;
  readonly built: string | undefined;
  readonly prepare: () => Promise<unknown>;
  readonly start: () => Promise<unknown>;
}

/** A database that this build prepared before has nothing left to change, so the services start meanwhile. */
async function prepareAndStart({ stamp, built, prepare, start }: Steps): Promise<void> {
  if (built !== undefined && existsSync(stamp) && readFileSync(stamp, 'utf8') === built) {
    await Promise.all([prepare(), start()]);
    return;
  }
  await prepare();
  writeFileSync(stamp, built ?? '');
  await start();
}

async function bringUp(life: Life, options: Options, { settings, build }: Way): Promise<void> {
  const since = performance.now();
  const { instance, supervisor } = life;
  await life.begin(options);
  const secrets = loadSecrets(instance);
  const web = await reserveFrom(options.port);
  const url = `http://${LOOPBACK}:${web.port}`;
  life.at(url);
  if (web.port !== options.port)
    print(fill(startTexts.portTaken, { port: String(options.port), other: String(web.port) }));

  const ground = { instance, secrets, durable: true };
  const [urls, networks, built] = await Promise.all([
    step('Starting the servers', () => provisionServers(ground, supervisor)),
    networksFolder(instance.programs, process.env),
    build && step('Building', () => build(join(instance.logs, 'build.log'))),
  ]);
  const inherited: NodeJS.ProcessEnv = { ...settings, ...process.env, ...networks };
  const facts = { urls, secrets, publicUrl: inherited['PUBLIC_URL'] || url, inherited };
  const shape = options.apart ? 'apart' : 'small';
  await prepareAndStart({
    stamp: join(instance.folder, 'prepared'),
    built,
    prepare: () => step('Preparing the database', () => migrate(facts, join(instance.logs, 'migrate.log'))),
    start: () => step('Starting the services', () => startServices({ facts, web, supervisor, shape })),
  });

  print(`\n${fill(startTexts.ready, { url })}`);
  if (inherited['NODE_ENV'] !== 'production') {
    print(fill(startTexts.demo, secrets.demoOwner));
    print(fill(startTexts.demoPractice, { ...secrets.demoOwner, email: demoPractice(new Date()).email }));
    const demo = { url, demo: secrets.demoOwner, stamp: join(instance.folder, 'demo-file') };
    if (wantsSamples(inherited['SAMPLE_DATA'])) freezeDemoFile(demo).catch(() => undefined);
  }
  print(`${fill(startTexts.hint, { seconds: secondsSince(since), logs: instance.logs })}\n`);
}

export async function startSystem(options: Options, way: Way): Promise<void> {
  const life = new Life(instanceAt('dev', options.data));
  await live(life, 0, async () => {
    await bringUp(life, options, way);
    return undefined;
  });
}
