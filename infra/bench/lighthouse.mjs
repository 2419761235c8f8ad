// `npm run bench:web`: what Lighthouse says of the landing page on a slow phone, beside its targets.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findChromium } from '../local/chromium.mjs';
import { checkout, instanceAt } from '../local/instance.mjs';
import { dataFolder } from '../local/options.mjs';
import { atLeast, atMost, report } from './figures.mjs';

const RUNS = 3;
const MOST_SCRIPT_KIB = 105;
const TARGETS = { performance: 96, accessibility: 100, 'best-practices': 100, seo: 100 };
const FIGURES = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];
const FLAGS = '--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage';

/**
 * @typedef {object} Report
 * @property {Record<string, { score: number }>} categories
 * @property {Record<string, { numericValue?: number, displayValue?: string, details?: { items: Request[] } }>} audits
 *
 * @typedef {{ url: string, resourceType: string, transferSize: number }} Request
 */

/** The address given, or where `npm start` of this checkout answers. */
function addressToMeasure() {
  const given = process.argv[2];
  if (given !== undefined) return given;
  const { runFile } = instanceAt('dev', dataFolder(undefined));
  try {
    return `${JSON.parse(readFileSync(runFile, 'utf8')).url}/`;
  } catch {
    throw new Error('Nothing runs: start it with "npm start" first, or give an address.');
  }
}

/**
 * On a busy machine the browser's trace may come to nothing: that is no result, so it is asked again.
 * @param {string} url
 * @param {string} chromium
 * @returns {Promise<Report>}
 */
async function measure(url, chromium, tries = 3) {
  const lighthouse = join(checkout, 'node_modules/.bin/lighthouse');
  const options = { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 64 * 1024 * 1024 };
  const args = [url, '--quiet', '--output=json', `--chrome-flags=${FLAGS}`];
  try {
    const { stdout } = await promisify(execFile)(lighthouse, args, options);
    return JSON.parse(stdout);
  } catch (error) {
    if (tries > 1) return measure(url, chromium, tries - 1);
    throw new Error(`Lighthouse could not measure ${url}`, { cause: error });
  }
}

/** @param {Report} report @param {string} category */
const scoreOf = (report, category) => Math.round((report.categories[category]?.score ?? 0) * 100);

/** @param {Report} report @param {string} url */
function requestsOf(report, url) {
  const all = report.audits['network-requests']?.details?.items ?? [];
  const scripts = all.filter(({ resourceType }) => resourceType === 'Script');
  const foreign = all.filter((request) => new URL(request.url).origin !== new URL(url).origin);
  return { bytes: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0), foreign: foreign.length };
}

const url = addressToMeasure();
const chromium = await findChromium('/dev/null');
if (chromium === undefined) throw new Error('No Chromium was found. Install one, or set CHROMIUM_PATH.');
const reports = [];
for (let run = 0; run < RUNS; run += 1) reports.push(await measure(url, chromium));
reports.sort((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'));
const middle = reports[Math.floor(RUNS / 2)] ?? reports[0];
if (middle === undefined) throw new Error('No run was made.');

const all = reports.map((report) => scoreOf(report, 'performance')).join(', ');
console.log(`${url}: Lighthouse, a slow phone, the middle of ${RUNS} runs (performance ${all})`);
for (const figure of FIGURES) console.log(`  ${figure.padEnd(26)} ${middle.audits[figure]?.displayValue}`);
const { bytes, foreign } = requestsOf(middle, url);
process.exitCode = report('lighthouse', [
  ...Object.entries(TARGETS).map(([category, target]) =>
    atLeast(`landing page: ${category}`, scoreOf(middle, category), target),
  ),
  atMost('landing page: scripts as sent, KiB', bytes / 1024, MOST_SCRIPT_KIB),
  atMost('landing page: requests to other hosts', foreign, 0),
]);
