import { describe, expect, it } from '@jest/globals';
import { SERVICES } from '../generated/services.mjs';
import { settingsReadBy } from '../scripts/declared-settings.ts';
import { environmentOf, migrationEnvironment, processesOf } from './stack.ts';

const facts = {
  urls: {
    postgres: 'postgres://admin:root@127.0.0.1:5001/groundwork',
    nats: 'nats://groundwork:n@127.0.0.1:5002',
    redis: 'redis://:r@127.0.0.1:5003',
    storage: 'folder:/data/storage',
  },
  secrets: {
    postgres: 'root',
    roles: { scoring: 's' },
    nats: 'n',
    calls: 'c',
    redis: 'r',
    storage: 'x',
    fieldKeys: 'k1:key',
    signingKeys: 'sk',
    demoOwner: { email: 'demo@groundwork.example', password: 'demo' },
  },
  publicUrl: 'http://127.0.0.1:3000',
  inherited: {
    PATH: '/bin',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://otel',
    AWS_SECRET_ACCESS_KEY: 'private',
    DEBUG: '*',
  },
};

/** Part of every environment, and no setting. */
const NO_SETTINGS = ['PATH'];
const set = Object.fromEntries(SERVICES.flatMap(({ settings }) => settings.map((name) => [name, 'x'])));

const manifestSettings = (service: string) => SERVICES.find(({ name }) => name === service)?.settings ?? [];

describe('the environment of the migration', () => {
  it('requests sample data only if the start does', () => {
    const sampleDataOf = (inherited: NodeJS.ProcessEnv) =>
      migrationEnvironment({ ...facts, inherited })['SAMPLE_DATA'];
    expect(sampleDataOf({ SAMPLE_DATA: 'true' })).toBe('true');
    expect(sampleDataOf({})).toBeUndefined();
  });
});

describe('the environment of a service', () => {
  it.each(SERVICES.map(({ name }) => name))(
    'gives %s its required variables, and only variables that it reads',
    async (service) => {
      const { fragment } = await settingsReadBy(service);
      const required = Object.keys(fragment).filter((name) => !fragment[name]?.safeParse(undefined).success);
      expect(Object.keys(environmentOf(service, 5010, facts))).toEqual(expect.arrayContaining(required));
      const inherited = { ...facts.inherited, ...set, OUTBOX_RETENTION_DAYS: '1', EVENT_RETENTION_DAYS: '1' };
      const given = Object.keys(environmentOf(service, 5010, { ...facts, inherited }));
      expect(given.filter((name) => !NO_SETTINGS.includes(name) && !(name in fragment))).toEqual([]);
      expect(given).toEqual(expect.arrayContaining(manifestSettings(service)));
    },
  );

  it('gives the first admin and the networks without a sign-in limit only to identity', () => {
    const own = { FIRST_ADMIN_EMAIL: 'ann@example.com', EXEMPT_NETWORKS: '127.0.0.0/8' };
    const started = { ...facts, inherited: own };
    expect(environmentOf('identity', 5010, started)).toMatchObject(own);
    expect(Object.keys(environmentOf('profile', 5010, started))).not.toContain('FIRST_ADMIN_EMAIL');
  });

  it('gives each service its own database role', () => {
    expect(environmentOf('scoring', 5010, facts)['DATABASE_URL']).toBe(
      'postgres://gw_scoring:s@127.0.0.1:5001/groundwork',
    );
  });

  it('passes only the gateway settings of the person who starts it', () => {
    const set = { REQUESTS_PER_SECOND: '5', TRUSTED_PROXIES: '10.0.0.0/8', EXEMPT_NETWORKS: '' };
    const passed = environmentOf('gateway', 5010, { ...facts, inherited: set });
    expect(passed).toMatchObject({ REQUESTS_PER_SECOND: '5', TRUSTED_PROXIES: '10.0.0.0/8' });
    expect(passed).not.toHaveProperty('EXEMPT_NETWORKS');
    expect(environmentOf('scoring', 5010, { ...facts, inherited: set })).not.toHaveProperty(
      'TRUSTED_PROXIES',
    );
  });

  it('gives the prime rate of the operator only to matching', () => {
    const set = { PRIME_RATE: '7.25', PRIME_DATE: '2026-11-20' };
    const changed = { ...facts, inherited: set };
    expect(environmentOf('matching', 5010, changed)).toMatchObject(set);
    expect(environmentOf('scoring', 5010, changed)).not.toHaveProperty('PRIME_RATE');
  });

  it('uses the chosen NODE_ENV, or development', () => {
    const chosen = { ...facts, inherited: { NODE_ENV: 'production' } };
    expect(environmentOf('scoring', 5010, chosen)['NODE_ENV']).toBe('production');
    expect(environmentOf('scoring', 5010, facts)['NODE_ENV']).toBe('development');
  });
});

describe('the processes of the system', () => {
  it.each([
    [1, 1],
    [2, 1],
    [3, 1],
    [8, 4],
  ])('on %i cores include %i documents-workers', (cores, workers) => {
    const processes = processesOf('apart', cores);
    expect(processes.filter(({ service }) => service === 'documents-worker')).toHaveLength(workers);
    expect(processes).toHaveLength(SERVICES.length - 1 + workers);
    expect(new Set(processes.map(({ name }) => name)).size).toBe(processes.length);
  });
});
