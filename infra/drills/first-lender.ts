import { join } from 'node:path';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { MailServer } from '@groundwork/testing';
import { withBrowser } from '../bench/browser.ts';
import { atMost, exactly, type Figure, figure } from '../bench/figures.ts';
import { type Ground, Missing } from '../bench/ground.ts';
import { isInUse, reserveInternal } from '../local/ports.ts';
import { print, secondsSince, step } from '../local/progress.ts';
import { serverSpec, tryProgram } from '../local/servers/program.ts';
import { findStripeMock } from '../local/servers/stripe-mock.ts';
import { BareMachine } from './bare-machine.ts';
import { ComposeMachine, hasEngine } from './compose-machine.ts';
import type { Machine } from './machine.ts';
import type { Owner } from './owner.ts';
import { BLOCK_NAMES, namedBlocks, pageText } from './page-blocks.ts';
import { firstLender, firstOwner, Screens } from './page-lenders.ts';
import { nameAdministrators, thirdPerson, tryPayments } from './page-people.ts';
import { PageProxy } from './page-proxy.ts';
import { PageWalk } from './page-walk.ts';

const WEBHOOK_SECRET = 'whsec_drill';
const EVERYWHERE = '0.0.0.0';

interface Outside {
  readonly mail: MailServer;
  readonly stripe: number;
}

async function startOutside({ instance, life }: Ground): Promise<Outside> {
  const path = await findStripeMock(instance.programs);
  const program = path === undefined ? undefined : await tryProgram(path, path, {}, []);
  if (program === undefined) throw new Missing('stripe-mock is missing.');
  const reservation = await reserveInternal();
  const { port } = reservation;
  const args = ['-http-addr', `${EVERYWHERE}:${port}`];
  const own = { name: 'stripe-mock', args, cwd: instance.folder, ready: () => isInUse(port) };
  await life.supervisor.start(serverSpec(program, reservation, own));
  const mail = await MailServer.start(EVERYWHERE);
  life.onStop(() => mail.stop());
  return { mail, stripe: port };
}

async function emptyMachine(ground: Ground, { stripe }: Outside): Promise<Machine> {
  const isBare = ground.run.args.includes('bare') || !(await hasEngine());
  const variables = (host: string) => ({ STRIPE_API_URL: `http://${host}:${stripe}` });
  if (!isBare) return ComposeMachine.empty(ground, variables);
  print('! No container engine is used: processes take the place of containers.');
  return new BareMachine(ground, variables);
}

class Drill {
  readonly figures: Figure[] = [];
  #close: () => void = () => undefined;

  constructor(
    readonly walk: PageWalk,
    readonly outside: Outside,
    readonly proxy: PageProxy,
    readonly port: number,
  ) {}

  #settings(webhookSecret?: string) {
    const { proxies, neighbor } = this.walk.machine;
    return this.walk.writeSettings({
      TRUSTED_PROXIES: proxies,
      SMTP_URL: `smtp://${neighbor}:${this.outside.mail.port}`,
      STRIPE_SECRET_KEY: 'sk_test_drill',
      STRIPE_WEBHOOK_SECRET: webhookSecret,
    });
  }

  /** The gateway may have another port after a start. */
  async #open(): Promise<string> {
    this.#close();
    await this.walk.use('proxy', (block) => this.proxy.load(block));
    const { url, close } = await this.proxy.trusted(this.port);
    this.#close = close;
    return url;
  }

  async start(): Promise<string> {
    await this.#settings();
    await this.walk.do('brand');
    await this.walk.do('start');
    const url = await this.#open();
    print(await this.walk.do('doctor'));
    return url;
  }

  async change(): Promise<string> {
    await this.#settings(WEBHOOK_SECRET);
    const site = join(this.walk.place.folder, 'srv/groundwork/site.json');
    const before = JSON.parse(readFileSync(site, 'utf8')) as object;
    writeFileSync(site, JSON.stringify({ ...before, publishableKey: 'pk_test_drill' }));
    await this.walk.do('change');
    const url = await this.#open();
    const config = (await (await fetch(`${url}/api/config`)).json()) as { productName: string };
    this.figures.push(exactly('brands visible', Number(config.productName === 'Kestrel'), 1));
    return url;
  }

  async restore(owner: Owner): Promise<void> {
    const { score, documents } = { score: await owner.score(), documents: (await owner.documents()).length };
    await this.walk.do('nightly');
    const second = await this.walk.machine.replace();
    const since = performance.now();
    await step('A second machine', () => this.walk.moveTo(second));
    const url = await this.#open();
    const seconds = Number(secondsSince(since));
    const back = owner.at(url);
    const [document] = await back.documents();
    const file = await fetch(`${url}/api/documents/${document?.id}/file`, { headers: back.headers });
    this.figures.push(
      figure('seconds until the second machine answered', seconds),
      exactly('scores that changed by the restore', Number((await back.score()) !== score), 0),
      exactly('documents lost', documents - (await back.documents()).length, 0),
      exactly('files of documents lost', Number(!file.ok), 0),
    );
  }

  end(): void {
    this.#close();
  }
}

async function walkPage(ground: Ground, browser: Browser): Promise<Figure[]> {
  const blocks = namedBlocks(pageText);
  const outside = await startOutside(ground);
  const proxy = await PageProxy.start(ground);
  const reserved = await reserveInternal();
  await reserved.release();
  const host = `localhost:${reserved.port}`;
  const { folder } = ground.instance;
  const walk = new PageWalk(blocks, await emptyMachine(ground, outside), { folder, host });
  const drill = new Drill(walk, outside, proxy, reserved.port);
  ground.life.onStop(() => {
    drill.end();
    return Promise.resolve();
  });
  const { figures } = drill;
  let url = await drill.start();
  const people = await nameAdministrators(url, 'you@example.com', outside.mail);
  figures.push(...people.figures);
  print(await walk.do('doctor'));
  url = await drill.change();
  figures.push(...(await tryPayments(url, WEBHOOK_SECRET)));
  await walk.do('backup');
  const screens = new Screens(browser, `https://${host}`, url, join(folder, 'screens'));
  figures.push(...(await walk.use('lenders', (file) => firstLender(people.admin.at(url), file, screens))));
  const owner = await thirdPerson(url);
  figures.push(...(await firstOwner(owner, screens)));
  const { minutes } = walk;
  await owner.uploadUntilScored();
  await drill.restore(owner);
  walk.report();
  const start = walk.ways.get('start')?.seconds ?? NaN;
  return [
    atMost('minutes from an empty server to the score of the first owner', minutes, 60),
    figure('of these for the start, with the build of the image', start / 60),
    figure('blocks that ran word for word', walk.ways.size - walk.replaced.length),
    figure('blocks replaced by the same work without a container', walk.replaced.length),
    exactly('blocks left out', BLOCK_NAMES.length - walk.ways.size, 0),
    exactly('lines of .env above eight', Math.max(0, blocks.settings.split('\n').length - 8), 0),
    ...figures,
  ];
}

export async function measure(ground: Ground): Promise<Figure[]> {
  if (ground.short && (await hasEngine())) throw new Missing('the image takes minutes to build');
  return withBrowser((browser) => walkPage(ground, browser));
}
