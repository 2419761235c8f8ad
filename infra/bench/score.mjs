// `npm run bench:score`: how many scores a second one core computes; how long a saved profile takes until the new score
// can be seen; how fast the dashboard answers, beside a monolith that does the same on the same PostgreSQL.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkout, instanceAt } from '../local/instance.mjs';
import { Life, live } from '../local/life.mjs';
import { dataFolder } from '../local/options.mjs';
import { LOOPBACK, reserveInternal } from '../local/ports.mjs';
import { atLeast, atMost, figure, report } from './figures.mjs';
import { ask, at, liveMessages, signUp, startSystem } from './own-system.mjs';

const SCORING_MS = 3000;
const SAVES = 120;
const OWNERS = 10;
const DASHBOARD_RATE = 50;
const DASHBOARD_MS = 20_000;
const TARGETS = { scores: 20_000, visible: 100, dashboard: 40 };

/** @param {number} ms */
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Whole golden profiles in turn, each time with other figures. */
async function scoresPerSecond() {
  const engine = join(checkout, 'libs/engines/scoring');
  const { currentRules, figuresOfProfile, score } = await import(join(engine, 'dist/index.js'));
  /** @type {{ cases: { profile: Record<string, unknown>, documents: object[], accounts: object[] }[] }} */
  const golden = JSON.parse(readFileSync(join(engine, 'src/golden/golden-profiles.golden.json'), 'utf8'));
  const inputs = Array.from({ length: 1000 }, (_, n) => {
    const { profile, documents, accounts } = golden.cases[n % golden.cases.length] ?? {};
    const changed = { ...profile, personalCreditScore: 300 + (n % 550), annualRevenueCurrent: n * 1000 };
    return { figures: figuresOfProfile(changed), documents, accounts };
  });
  /** @param {number} ms */
  const run = (ms) => {
    const start = performance.now();
    let count = 0;
    while (performance.now() - start < ms) {
      for (const input of inputs) score(input, '2026-11-20', currentRules);
      count += inputs.length;
    }
    return (count * 1000) / (performance.now() - start);
  };
  run(500);
  return run(SCORING_MS);
}

/** From the click on Save to the new score: saved, told by the stream, fetched. @param {string} url */
async function timesUntilVisible(url) {
  const token = await signUp(url, 0);
  const messages = liveMessages(url, token);
  const times = [];
  for (let n = 0; n < SAVES; n += 1) {
    // until what followed the last save is over too: the target is for an idle system
    await pause(300);
    const start = performance.now();
    const saved = ask(url, '/api/business-profile', token, { personalCreditScore: n % 2 === 0 ? 760 : 600 });
    for (;;) {
      const { value } = await messages.next();
      if (value.type === 'score.changed') break;
    }
    const { totalScore } = await ask(url, '/api/score', token);
    times.push(performance.now() - start);
    if (totalScore !== (n % 2 === 0 ? 135 : 42)) throw new Error(`An old score was shown: ${totalScore}`);
    await saved;
  }
  await messages.return(undefined);
  return times;
}

/** At a steady rate, whether or not earlier ones were answered. @param {string} url @param {string[]} tokens */
async function dashboardTimes(url, tokens) {
  /** @type {number[]} */
  const times = [];
  const running = [];
  const start = performance.now();
  for (let n = 0; n < (DASHBOARD_MS * DASHBOARD_RATE) / 1000; n += 1) {
    await pause(Math.max(0, start + (n * 1000) / DASHBOARD_RATE - performance.now()));
    const sent = performance.now();
    const answered = ask(url, '/api/dashboard', tokens[n % tokens.length] ?? '').then(() => {
      times.push(performance.now() - sent);
    });
    running.push(answered);
  }
  await Promise.all(running);
  return times;
}

/** @param {Life} life @param {string} postgres */
async function startMonolith(life, postgres) {
  const { port, release } = await reserveInternal();
  await release();
  const monolith = fork(fileURLToPath(new URL('monolith.mjs', import.meta.url)), {
    cwd: checkout,
    env: { ...process.env, PORT: String(port), DATABASE_ADMIN_URL: postgres },
  });
  life.onStop(async () => void monolith.kill());
  await once(monolith, 'message');
  return `http://${LOOPBACK}:${port}`;
}

/** Filled owners: an empty dashboard would say little. @param {string} url */
async function filledOwners(url) {
  const tokens = [];
  for (let n = 1; n <= OWNERS; n += 1) {
    const token = await signUp(url, n);
    const figures = {
      personalCreditScore: 600 + n,
      annualRevenueCurrent: n * 90_000,
      operatingCashFlow: 60_000,
    };
    const more = { loanRequestAmount: 90_000, monthlyDebtPayments: 2000, dateStarted: '2019-03-01' };
    await ask(url, '/api/business-profile', token, { ...figures, ...more });
    tokens.push(token);
  }
  await pause(1000);
  return tokens;
}

const life = new Life(instanceAt('bench', dataFolder(undefined)));
await live(life, 1, async () => {
  const { url, postgres } = await startSystem(life);
  const scores = await scoresPerSecond();
  const visible = await timesUntilVisible(url);
  const tokens = await filledOwners(url);
  const monolithUrl = await startMonolith(life, postgres);
  // each in turn, so that a busy moment of the machine falls on both
  const times = { services: /** @type {number[]} */ ([]), monolith: /** @type {number[]} */ ([]) };
  for (let round = 0; round < 2; round += 1) {
    times.services.push(...(await dashboardTimes(url, tokens)));
    times.monolith.push(...(await dashboardTimes(monolithUrl, tokens)));
  }
  const [ours, single] = [at(times.services, 0.95), at(times.monolith, 0.95)];
  const rows = [
    atLeast('scores a second, one core', scores, TARGETS.scores),
    figure('saved → new score, p50 ms', at(visible, 0.5)),
    atMost('saved → new score, p95 ms', at(visible, 0.95), TARGETS.visible),
    figure('dashboard at 50/s, p50 ms', at(times.services, 0.5)),
    atMost('dashboard at 50/s, p95 ms', ours, TARGETS.dashboard),
    figure('monolith at 50/s, p50 ms', at(times.monolith, 0.5)),
    figure('monolith at 50/s, p95 ms', single),
    figure('dashboard p95 / monolith p95', ours / single),
  ];
  console.log(`${cpus().length} cores; ${SAVES} saves, ${times.services.length} dashboards each`);
  return report('score', rows);
});
