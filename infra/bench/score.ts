import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { currentRules, figuresOfProfile, score, type ScoreInput } from '@groundwork/engine-scoring';
import { Owner } from '../drills/owner.ts';
import { steadily } from '../drills/steadily.ts';
import { checkout } from '../local/checkout.mjs';
import { LOOPBACK, reserveInternal } from '../local/ports.ts';
import { at, atLeast, atMost, type Figure, figure, timed } from './figures.ts';
import type { Ground } from './ground.ts';

const DASHBOARDS_A_SECOND = 50;
const TARGETS = { scores: 20_000, visible: 100, dashboard: 40 };

interface Golden {
  readonly cases: readonly (Omit<ScoreInput, 'figures'> & { readonly profile: Record<string, unknown> })[];
}

function scoresPerSecond(forMs: number): number {
  const file = join(checkout, 'libs/engines/scoring/src/rulesets/1.0/golden-profiles.golden.json');
  const { cases } = JSON.parse(readFileSync(file, 'utf8')) as Golden;
  const inputs = Array.from({ length: 1000 }, (_, n): ScoreInput => {
    const { profile, ...rest } = cases[n % cases.length] ?? { profile: {}, documents: [], accounts: [] };
    const changed = { ...profile, personalCreditScore: 300 + (n % 550), annualRevenueCurrent: n * 1000 };
    return { ...rest, figures: figuresOfProfile(changed) };
  });
  const run = (ms: number) => {
    const start = performance.now();
    let count = 0;
    while (performance.now() - start < ms) {
      for (const input of inputs) score(input, '2026-11-20', currentRules);
      count += inputs.length;
    }
    return (count * 1000) / (performance.now() - start);
  };
  run(forMs / 6);
  return run(forMs);
}

async function timesUntilVisible(url: string, saves: number): Promise<number[]> {
  const owner = await Owner.signUp(url);
  const messages = owner.messages();
  const times: number[] = [];
  for (let n = 0; n < saves; n += 1) {
    // The target is for an idle system: the work after the last save has to end.
    await pause(300);
    const [personalCreditScore, expected] = n % 2 === 0 ? [760, 135] : [600, 42];
    const start = performance.now();
    const saved = owner.request('/api/business-profile', { personalCreditScore });
    while ((await messages.next()).value !== 'score.changed');
    const total = await owner.score();
    times.push(performance.now() - start);
    if (total !== expected) throw new Error(`An old score was shown: ${total}`);
    await saved;
  }
  await messages.return();
  return times;
}

const dashboardTimes = (url: string, owners: readonly Owner[], forMs: number): Promise<number[]> =>
  steadily(DASHBOARDS_A_SECOND, forMs, (n) => {
    const { token } = owners[n % owners.length] ?? { token: '' };
    return timed(() => new Owner(url, token).request('/api/dashboard'));
  });

async function startMonolith({ life }: Ground, postgres: string): Promise<string> {
  const { port, release } = await reserveInternal();
  await release();
  const monolith = fork(join(import.meta.dirname, 'monolith.ts'), {
    cwd: checkout,
    env: { ...process.env, PORT: String(port), DATABASE_ADMIN_URL: postgres },
  });
  life.onStop(async () => void monolith.kill());
  const [message] = (await Promise.race([once(monolith, 'message'), once(monolith, 'exit')])) as unknown[];
  if (message !== 'ready') throw new Error(`The monolith ended with code ${String(message)}`);
  return `http://${LOOPBACK}:${port}`;
}

/** With figures: an empty dashboard costs less. */
async function filledOwners(url: string, count: number): Promise<Owner[]> {
  const owners: Owner[] = [];
  for (let n = 1; n <= count; n += 1) {
    const owner = await Owner.signUp(url);
    await owner.request('/api/business-profile', {
      personalCreditScore: 600 + n,
      annualRevenueCurrent: n * 90_000,
      operatingCashFlow: 60_000,
      loanRequestAmount: 90_000,
      monthlyDebtPayments: 2000,
      dateStarted: '2019-03-01',
    });
    owners.push(owner);
  }
  await pause(1000);
  return owners;
}

export async function measure(ground: Ground): Promise<Figure[]> {
  const { url, facts } = await ground.system();
  const scores = scoresPerSecond(ground.count(3000, 300));
  const saves = ground.count(120, 2);
  const visible = await timesUntilVisible(url, saves);
  const owners = await filledOwners(url, ground.count(10, 2));
  const monolithUrl = await startMonolith(ground, facts.urls.postgres);
  const forMs = ground.count(20_000, 200);
  // Each in turn, so that a busy moment of the machine falls on both.
  const times: Record<'services' | 'monolith', number[]> = { services: [], monolith: [] };
  for (let round = 0; round < 2; round += 1) {
    times.services.push(...(await dashboardTimes(url, owners, forMs)));
    times.monolith.push(...(await dashboardTimes(monolithUrl, owners, forMs)));
  }
  const [ours, single] = [at(times.services, 0.95), at(times.monolith, 0.95)];
  console.log(`${cpus().length} cores; ${saves} saves, ${times.services.length} dashboards each`);
  return [
    atLeast('scores a second, one core', scores, TARGETS.scores),
    figure('saved → new score, p50 ms', at(visible, 0.5)),
    atMost('saved → new score, p95 ms', at(visible, 0.95), TARGETS.visible),
    figure('dashboard at 50/s, p50 ms', at(times.services, 0.5)),
    atMost('dashboard at 50/s, p95 ms', ours, TARGETS.dashboard),
    figure('monolith at 50/s, p50 ms', at(times.monolith, 0.5)),
    figure('monolith at 50/s, p95 ms', single),
    figure('dashboard p95 / monolith p95', ours / single),
  ];
}
