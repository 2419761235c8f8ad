import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { evidenceFolder, type Refusal, type Secret, secretKinds } from '../system/evidence.ts';
import { findSecrets } from './find-secrets.ts';
import { eventsOn, filesIn, jobsIn, rowsIn, type Trace } from './places.ts';

const variable = (name: string): string => {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: this runs after the journeys, in "npm test"`);
  return value;
};
const checkout = join(import.meta.dirname, '../../..');

/** Forms of secret keys and signing secrets at Stripe. */
const paymentKey = /\b(?:[sr]k_(?:live|test)_|whsec_)[A-Za-z0-9]{16,}/;
const withPaymentKey = (traces: Trace[]) =>
  traces.filter(({ text }) => paymentKey.test(text)).map(({ where }) => where);

const ingredients = (): Trace[] =>
  ['apps', 'libs', 'infra', 'k8s']
    .flatMap((folder) => filesIn(join(checkout, folder)))
    .filter(({ where }) => !/\/(?:node_modules|test-results)\//.test(where));

const runFile = variable('RUN_FILE');
const logs = join(dirname(runFile), 'logs');

function evidence<T>(file: string): T[] {
  const lines = readFileSync(join(evidenceFolder(runFile), file), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) => JSON.parse(line) as T);
}

let secrets: Secret[];
let refusals: Refusal[];

beforeAll(() => {
  secrets = evidence<Secret>('secrets.jsonl');
  refusals = evidence<Refusal>('refusals.jsonl');
});

describe('after the whole run', () => {
  it.each([...secretKinds])('the run uses at least one %s, so a leak of it is detectable', (kind) => {
    expect(secrets.filter((secret) => secret.kind === kind).length).toBeGreaterThan(0);
  });

  it('no log contains a secret', () => {
    const traces = filesIn(logs);
    expect(traces.some(({ where, text }) => where.endsWith('gateway.log') && text.length > 10_000)).toBe(
      true,
    );
    expect(findSecrets(traces, secrets)).toEqual([]);
  });

  it('no log of a service contains the form of a social security number', () => {
    const lines = filesIn(logs)
      .filter(({ where }) => where.endsWith('.log'))
      .flatMap(({ where, text }) => text.split('\n').map((line) => ({ where, text: line })))
      .filter(({ text }) => text.startsWith('{"level"'));
    expect(lines.length).toBeGreaterThan(100);
    const shown = lines.filter(({ text }) => /(?<![\w-])\d{3}-\d{2}-\d{4}(?![\w-])/.test(text));
    expect(shown.map(({ where }) => where)).toEqual([]);
  });

  it('no event contains a secret', async () => {
    const events = await eventsOn(variable('TEST_NATS_URL'));
    expect(events.length).toBeGreaterThan(10);
    expect(findSecrets(events, secrets)).toEqual([]);
  });

  it('no outbox, inbox, dead letter or other row contains a secret in plain text', async () => {
    const rows = await rowsIn(variable('SYSTEM_DATABASE_URL'));
    const tables = new Set(rows.map(({ where }) => where));
    expect([...tables]).toEqual(
      expect.arrayContaining(['identity.outbox', 'profile.outbox', 'documents.outbox', 'scoring.inbox']),
    );
    expect(findSecrets(rows, secrets)).toEqual([]);
  });

  it('no job contains a secret', async () => {
    const jobs = await jobsIn(variable('TEST_REDIS_URL'));
    expect(jobs.length).toBeGreaterThan(0);
    expect(findSecrets(jobs, secrets)).toEqual([]);
  });

  it('no log and no ingredient of an image contains a secret key of the payment provider', () => {
    const built = ingredients();
    expect(built.some(({ where }) => /apps\/web\/dist\/assets\/.*\.js$/.test(where))).toBe(true);
    expect(built.some(({ where }) => where.endsWith('apps/billing/dist/main.js'))).toBe(true);
    expect(withPaymentKey([...filesIn(logs), ...built])).toEqual([]);
  });

  it('no rejection contains a secret', () => {
    expect(refusals.length).toBeGreaterThan(500);
    const said: Trace[] = refusals.map(({ status, text }) => ({
      where: `a ${status}: ${text.slice(0, 80)}`,
      text,
    }));
    expect(findSecrets(said, secrets)).toEqual([]);
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
    const found = findSecrets(filesIn(folder), secrets);
    rmSync(folder, { recursive: true });
    expect(new Set(found.map((each) => each.split('/').at(-1))).size).toBe(secrets.length);
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
    const found = findSecrets([{ where: 'gateway.log', text: 'his ssn is 987654320' }], [secret]);
    expect(found).toEqual(['SSN in gateway.log']);
    expect(findSecrets([{ where: 'gateway.log', text: '***-**-4320' }], [secret])).toEqual([]);
  });
});
