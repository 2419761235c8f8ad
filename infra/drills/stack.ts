import { atMost, type Figure, figure } from '../bench/figures.ts';
import { type Ground, Missing } from '../bench/ground.ts';
import { LOOPBACK, reserveInternal } from '../local/ports.ts';
import { print, secondsSince, step } from '../local/progress.ts';
import { Balancer } from './balancer.ts';
import { ComposeStack } from './compose-stack.ts';
import { Owner } from './owner.ts';
import { restoreStack } from './stack-restore.ts';
import { trySettings } from './stack-settings.ts';
import { upgradeStack } from './stack-upgrade.ts';
import { tryWalls } from './stack-walls.ts';

const KILLED = {
  apart: ['scoring', 'documents-worker', 'nats', 'postgres', 'gateway'],
  small: ['nats', 'postgres', 'application'],
};

async function startStack(stack: ComposeStack): Promise<Figure> {
  const since = performance.now();
  await step('Starting the stack', () => stack.start());
  return atMost('seconds until the stack is healthy', Number(secondsSince(since)), 300);
}

async function killServices(stack: ComposeStack, url: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  const owner = await Owner.signUp(url);
  const first = await owner.uploadUntilScored();
  figures.push(figure('seconds until an upload reached the score', Number(first.seconds)));
  for (const service of KILLED[stack.shape])
    figures.push(atMost(`${service} killed: seconds until healthy`, await stack.kill(service), 120));
  const second = await (await Owner.signUp(url)).uploadUntilScored();
  figures.push(figure('seconds of an upload afterwards', Number(second.seconds)));
  print(`The first owner is still signed in, with a score of ${await owner.score()}`);
  print(await stack.memory());
  const complaints = await stack.complaints();
  for (const [what, count] of complaints) print(`  ${count} × ${what}`);
  const sum = [...complaints.values()].reduce((total, count) => total + count, 0);
  return [...figures, figure('warnings and errors in all logs', sum)];
}

async function freePorts() {
  const [web, balanced] = [await reserveInternal(), await reserveInternal()];
  await web.release();
  await balanced.release();
  return { port: web.port, next: web.port + 1, balanced: balanced.port };
}

export async function measure(ground: Ground): Promise<Figure[]> {
  if (ground.short) throw new Missing('the images take minutes to build');
  const { port, next, balanced } = await freePorts();
  const shape = ground.run.args.includes('small') ? 'small' : 'apart';
  const stack = new ComposeStack(`${port}-${next}`, shape);
  const balancer = new Balancer();
  balancer.add(port);
  balancer.add(next);
  await balancer.listen(balanced);
  const url = `http://${LOOPBACK}:${balanced}`;
  ground.life.onStop(() => {
    balancer.close();
    if (!ground.run.args.includes('keep')) stack.removeAll();
    return Promise.resolve();
  });
  if (!ground.run.args.includes('no-build')) await stack.build();
  print(await stack.sizes());
  const parts = {
    settings: () => trySettings(stack, url, ground.instance),
    walls: () => tryWalls(stack),
    kills: () => killServices(stack, url),
    upgrade: () => upgradeStack(stack, url, port),
    restore: () => restoreStack(stack, url, ground.instance.folder),
  };
  const named = Object.entries(parts).filter(([name]) => ground.run.args.includes(name));
  const figures = [await startStack(stack)];
  for (const [, part] of named.length > 0 ? named : Object.entries(parts)) figures.push(...(await part()));
  return figures;
}
