import { setTimeout as sleep } from 'node:timers/promises';
import { atMost, type Figure, figure } from '../bench/figures.ts';
import { LOOPBACK } from '../local/ports.ts';
import { print, secondsSince, step } from '../local/progress.ts';
import type { ComposeStack } from './compose-stack.ts';
import { Load } from './load.ts';
import { Owner } from './owner.ts';

const SERVERS = ['postgres', 'nats', 'redis', 'minio'];
const SCALED = {
  apart: { service: 'documents-worker', count: 3 },
  small: { service: 'application', count: 1 },
};
const REQUESTS_A_SECOND = 40;
const OWNERS = 8;
const STEADY_MS = 5000;
const CONTROL_MS = 30_000;

/** On a busy machine requests fail without an upgrade too. */
async function failuresWithoutUpgrade(url: string): Promise<number> {
  const load = new Load(url, await signUpOwners(url));
  load.start(REQUESTS_A_SECOND);
  await sleep(CONTROL_MS);
  await load.stop();
  return load.failures.length;
}

const signUpOwners = (url: string) => Promise.all(Array.from({ length: OWNERS }, () => Owner.signUp(url)));

async function upgradeUnderLoad(url: string, upgrade: () => Promise<void>) {
  const load = new Load(url, await signUpOwners(url));
  load.start(REQUESTS_A_SECOND);
  await sleep(STEADY_MS);
  const since = performance.now();
  await upgrade();
  const seconds = Number(secondsSince(since));
  await sleep(STEADY_MS);
  await load.stop();
  const { failures, answered } = load;
  for (const { at, path, outcome } of failures.slice(0, 10))
    print(`  ${at} ${path}: ${outcome.slice(0, 160)}`);
  const times = failures.map(({ at }) => Date.parse(at));
  const pause = times.length === 0 ? 0 : (Math.max(...times) - Math.min(...times)) / 1000;
  return { seconds, pause, failed: failures.length, requests: answered + failures.length };
}

const count = (before: readonly string[], after: readonly string[]) =>
  before.filter((id) => !after.includes(id)).length;

export async function upgradeStack(stack: ComposeStack, balancer: string, port: number): Promise<Figure[]> {
  const { service, count: containers } = SCALED[stack.shape];
  await stack.scale(service, containers);
  const servers = await stack.idsOf(...SERVERS);
  const control = await step('No upgrade', () => failuresWithoutUpgrade(balancer));
  const both = await step('An upgrade behind a balancer', () =>
    upgradeUnderLoad(balancer, () => stack.upgrade('try2')),
  );
  stack.set({ PORT: String(port) });
  await step('Changing to one port', () => stack.scale(service, containers));
  const one = await step('An upgrade with one port and no balancer', () =>
    upgradeUnderLoad(`http://${LOOPBACK}:${port}`, () => stack.upgrade('try3')),
  );
  const replaced = count(servers, await stack.idsOf(...SERVERS));
  const left = await stack.idsOf(service);
  return [
    atMost('requests refused in 30 s without an upgrade', control, 0),
    figure('seconds of an upgrade behind a balancer', both.seconds),
    figure('requests meanwhile', both.requests),
    atMost('requests refused', both.failed, 0),
    figure('requests while a container with one port was replaced', one.requests),
    figure('requests refused with one port', one.failed),
    atMost('seconds between the first and the last of them', one.pause, 5),
    atMost('servers recreated', replaced, 0),
    atMost(`containers of ${service} lost`, containers - left.length, 0),
  ];
}
