import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { checkout } from '../local/checkout.mjs';
import { chromiumPath } from './browser.ts';
import { atLeast, atMost, type Figure } from './figures.ts';
import type { Ground } from './ground.ts';

const MOST_SCRIPT_KIB = 105;
const TARGETS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
const AUDITS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];
const FLAGS = '--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage';

interface Loaded {
  readonly url: string;
  readonly resourceType: string;
  readonly transferSize: number;
}

interface Report {
  readonly categories: Readonly<Record<string, { score: number }>>;
  readonly audits: Readonly<Record<string, { displayValue?: string; details?: { items: Loaded[] } }>>;
}

/** On a busy machine the browser's trace may fail: then it is made again. */
async function reportOf(url: string, chromium: string, tries = 3): Promise<Report> {
  const lighthouse = join(checkout, 'node_modules/.bin/lighthouse');
  const options = { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 64 * 1024 * 1024 };
  const args = [url, '--quiet', '--output=json', `--chrome-flags=${FLAGS}`];
  try {
    const { stdout } = await promisify(execFile)(lighthouse, args, options);
    return JSON.parse(stdout) as Report;
  } catch (error) {
    if (tries > 1) return reportOf(url, chromium, tries - 1);
    throw new Error(`Lighthouse could not measure ${url}`, { cause: error });
  }
}

const scoreOf = (report: Report, category: string) =>
  Math.round((report.categories[category]?.score ?? 0) * 100);

function requestsOf(report: Report, url: string) {
  const all = report.audits['network-requests']?.details?.items ?? [];
  const scripts = all.filter(({ resourceType }) => resourceType === 'Script');
  const foreign = all.filter((request) => new URL(request.url).origin !== new URL(url).origin);
  return { bytes: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0), foreign: foreign.length };
}

export async function measure(ground: Ground): Promise<Figure[]> {
  const url = ground.run.args[0] ?? `${(await ground.running()).url}/`;
  const chromium = await chromiumPath();
  const runs = ground.short ? 1 : 3;
  const reports = [];
  for (let run = 0; run < runs; run += 1) reports.push(await reportOf(url, chromium));
  reports.sort((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'));
  const middle = reports[Math.floor(runs / 2)];
  if (middle === undefined) throw new Error('No run was made.');

  const all = reports.map((report) => scoreOf(report, 'performance')).join(', ');
  console.log(`${url}: Lighthouse, a slow phone, the middle of ${runs} runs (performance ${all})`);
  for (const name of AUDITS) console.log(`  ${name.padEnd(26)} ${middle.audits[name]?.displayValue}`);
  const { bytes, foreign } = requestsOf(middle, url);
  return [
    ...Object.entries(TARGETS).map(([category, target]) =>
      atLeast(`landing page: ${category}`, scoreOf(middle, category), target),
    ),
    atMost('landing page: scripts as sent, KiB', bytes / 1024, MOST_SCRIPT_KIB),
    atMost('landing page: requests to other hosts', foreign, 0),
  ];
}
