import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { evidenceFolder, type Rejection, type Secret, secretKinds } from '../system/evidence.ts';
import { findSecrets } from './find-secrets.ts';
import { readEvents, readFiles, readJobs, readRows, type StoredText } from './places.ts';

const readVariable = (name: string): string => {
  const value = process.env[name];
  if (value === undefined)
    throw new Error(`${name} is not set: "npm test" sets it and runs this after the journeys`);
  return value;
};
const checkout = join(import.meta.dirname, '../../..');

/** Forms of secret keys and signing secrets at Stripe. */
const paymentKey = /\b(?:[sr]k_(?:live|test)_|whsec_)[A-Za-z0-9]{16,}/;
const withPaymentKey = (traces: StoredText[]) =>
  traces.filter(({ text }) => paymentKey.test(text)).map(({ where }) => where);

const readImageIngredients = (): StoredText[] =>
  ['apps', 'libs', 'infra', 'k8s']
    .flatMap((folder) => readFiles(join(checkout, folder)))
    .filter(({ where }) => !/\/(?:node_modules|test-results)\//.test(where));

const runFile = readVariable('RUN_FILE');
const logs = join(dirname(runFile), 'logs');

function readEvidence<T>(file: string): T[] {
  const lines = readFileSync(join(evidenceFolder(runFile), file), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) => JSON.parse(line) as T);
}

let secrets: Secret[];
let rejections: Rejection[];

beforeAll(() => {
  secrets = readEvidence<Secret>('secrets.jsonl');
  rejections = readEvidence<Rejection>('rejections.jsonl');
});

describe('after the whole run', () => {
  it.each([...secretKinds])('the run uses at least one %s, so a leak of it is detectable', (kind) => {
    expect(secrets.filter((secret) => secret.kind === kind).length).toBeGreaterThan(0);
  });

  it('no log contains a secret', () => {
    const traces = readFiles(logs);
    const lines = traces.flatMap(({ text }) => text.split('\n'));
    const ofGateway = lines.filter((line) => line.includes('"service":"gateway"'));
    expect(ofGateway.join('').length).toBeGreaterThan(10_000);
    expect(findSecrets(traces, secrets)).toEqual([]);
  });

  it('no log of a service contains the form of a social security number', () => {
    const lines = readFiles(logs)
      .filter(({ where }) => where.endsWith('.log'))
      .flatMap(({ where, text }) => text.split('\n').map((line) => ({ where, text: line })))
      .filter(({ text }) => text.startsWith('{"level"'));
    expect(lines.length).toBeGreaterThan(100);
    const matches = lines.filter(({ text }) => /(?<![\w-])\d{3}-\d{2}-\d{4}(?![\w-])/.test(text));
    expect(matches.map(({ where }) => where)).toEqual([]);
  });

  it('no event contains a secret', async () => {
    const events = await readEvents(readVariable('TEST_NATS_URL'));
    expect(events.length).toBeGreaterThan(10);
    expect(findSecrets(events, secrets)).toEqual([]);
  });

  it('no outbox, inbox, dead letter or other row contains a secret in plain text', async () => {
    const rows = await readRows(readVariable('SYSTEM_DATABASE_URL'));
    const tables = new Set(rows.map(({ where }) => where));
    expect([...tables]).toEqual(
      expect.arrayContaining(['identity.outbox', 'profile.outbox', 'documents.outbox', 'scoring.inbox']),
    );
    expect(findSecrets(rows, secrets)).toEqual([]);
  });

  it('no job contains a secret', async () => {
    const jobs = await readJobs(readVariable('TEST_REDIS_URL'));
    expect(jobs.length).toBeGreaterThan(0);
    expect(findSecrets(jobs, secrets)).toEqual([]);
  });

  it('no log and no ingredient of an image contains a secret key of the payment provider', () => {
    const built = readImageIngredients();
    expect(built.some(({ where }) => /apps\/web\/dist\/assets\/.*\.js$/.test(where))).toBe(true);
    expect(built.some(({ where }) => where.endsWith('apps/billing/dist/service.js'))).toBe(true);
    expect(withPaymentKey([...readFiles(logs), ...built])).toEqual([]);
  });

  it('no rejection contains a secret', () => {
    expect(rejections.length).toBeGreaterThan(500);
    const texts: StoredText[] = rejections.map(({ status, text }) => ({
      where: `a ${status}: ${text.slice(0, 80)}`,
      text,
    }));
    expect(findSecrets(texts, secrets)).toEqual([]);
  });
});

describe('the search for secrets', () => {
  it('finds each secret of the run in a log, in any encoding', () => {
    const folder = mkdtempSync(join(tmpdir(), 'planted-'));
    for (const [index, { value }] of secrets.entries()) {
      const forms = [
        value,
        encodeURIComponent(value),
        Buffer.from(value).toString('base64'),
        value.replace(/-/g, ''),
      ];
      const written = forms[index % (/^[\d-]+$/.test(value) ? 4 : 3)] ?? '';
      writeFileSync(join(folder, `${index}.log`), `{"level":30,"msg":"${written}"}\n`);
    }
    const places = findSecrets(readFiles(folder), secrets);
    rmSync(folder, { recursive: true });
    expect(new Set(places.map((each) => each.split('/').at(-1))).size).toBe(secrets.length);
  });

  it('recognizes a key of the payment provider by its form', () => {
    const keys = secrets.filter(({ kind }) => kind === 'payment key');
    const live = `rk_live_${'a1'.repeat(20)}`;
    const planted = [...keys.map(({ value }) => value), live].map((text) => ({
      where: text,
      text: `"${text}"`,
    }));
    expect(withPaymentKey(planted)).toHaveLength(keys.length + 1);
    const published = { where: 'site-config', text: '"publishableKey":"pk_live_51Habcdefghijklmnop"' };
    expect(withPaymentKey([published])).toEqual([]);
  });

  it('reports the place and not the secret', () => {
    const secret: Secret = { kind: 'SSN', value: '987-65-4320' };
    const places = findSecrets([{ where: 'gateway.log', text: 'his ssn is 987654320' }], [secret]);
    expect(places).toEqual(['SSN in gateway.log']);
    expect(findSecrets([{ where: 'gateway.log', text: '***-**-4320' }], [secret])).toEqual([]);
  });
});
