import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { currentRules, figuresOfProfile, score, type ScoreInput } from '@groundwork/engine-scoring';
import { Owner } from '../drills/owner.ts';
import { checkout } from '../local/checkout.mjs';
import { at, atLeast, atMost, type Figure, figure } from './figures.ts';
import type { Ground } from './ground.ts';

const TARGETS = { scores: 20_000, visible: 100 };

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

export async function measure(ground: Ground): Promise<Figure[]> {
  const { url } = await ground.system();
  const scores = scoresPerSecond(ground.count(3000, 300));
  const saves = ground.count(120, 2);
  const visible = await timesUntilVisible(url, saves);
  console.log(`${cpus().length} cores; ${saves} saves`);
  return [
    atLeast('scores a second, one core', scores, TARGETS.scores),
    figure('saved → new score, p50 ms', at(visible, 0.5)),
    atMost('saved → new score, p95 ms', at(visible, 0.95), TARGETS.visible),
  ];
}
