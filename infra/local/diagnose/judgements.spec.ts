import { describe, expect, it } from '@jest/globals';
import { checkAddress } from './address.ts';
import { judgeClock } from './clock.ts';
import { type Finding, guarded, lineOf } from './finding.ts';
import { judgeAdmins } from './first-admin.ts';
import { judgeMigrations } from './migrations.ts';
import { hiderOf, type Place } from './place.ts';
import { findingsOf } from './settings.ts';
import { judgeSpace } from './space.ts';
import { judgeNats, judgeVersion } from './versions.ts';

const place = (environment: NodeJS.ProcessEnv, urls: Partial<Place['urls']> = {}): Place => ({
  environment,
  urls: { postgres: undefined, nats: undefined, redis: undefined, storage: undefined, ...urls },
  secrets: undefined,
  folder: undefined,
});
const states = (findings: readonly Finding[]) => findings.map(({ state, thing }) => `${state} ${thing}`);

describe('the address of the site', () => {
  it.each([
    [{}, ['note Address of the site']],
    [{ PUBLIC_URL: 'app.example.com' }, ['fault Address of the site']],
    [{ PUBLIC_URL: 'http://app.example.com' }, ['fault Address of the site']],
    [{ PUBLIC_URL: 'http://localhost:3000' }, ['note Address of the site']],
    [{ PUBLIC_URL: 'http://127.0.0.1:3000' }, ['note Address of the site']],
    [{ PUBLIC_URL: 'https://a.example' }, ['fine Address of the site', 'note Trusted proxies']],
    [
      { PUBLIC_URL: 'https://a.example', TRUSTED_PROXIES: '10.0.0.0/8, 0.0.0.0/0' },
      ['fine Address of the site', 'fault Trusted proxies'],
    ],
    [
      { PUBLIC_URL: 'https://a.example', TRUSTED_PROXIES: '::/0' },
      ['fine Address of the site', 'fault Trusted proxies'],
    ],
    [
      { PUBLIC_URL: 'https://a.example', TRUSTED_PROXIES: '10.0.0.0/8' },
      ['fine Address of the site', 'fine Trusted proxies'],
    ],
  ])('of %j is judged', (environment, expected) => {
    expect(states(checkAddress(place(environment)))).toEqual(expected);
  });
});

describe('the clock', () => {
  const between = [1_000_000, 1_002_000] as const;

  it.each([
    [1_001_000, 'fine', '0 s from PostgreSQL'],
    [1_061_000, 'fine', '60 s from PostgreSQL'],
    [1_062_000, 'fault', '61 s from PostgreSQL. Synchronize the time of both machines with NTP.'],
    [925_000, 'fault', '76 s from PostgreSQL. Synchronize the time of both machines with NTP.'],
  ])('at %i is %s', (time, state, text) => {
    expect(judgeClock({ server: 'PostgreSQL', time, between })).toEqual({ state, thing: 'Clock', text });
  });
});

describe('a version', () => {
  it.each([
    ['13.18', '14', 'fault'],
    ['14.0', '14', 'fine'],
    ['18beta1', '14', 'fine'],
    ['6.0.16', '6.2', 'fault'],
    ['6.2', '6.2', 'fine'],
    ['7.2.4', '6.2', 'fine'],
    ['', '14', 'fault'],
  ])('%s where %s is the least is a %s', (version, least, state) => {
    expect(judgeVersion('PostgreSQL', version, least).state).toBe(state);
  });
});

describe('NATS', () => {
  it('is a fault without JetStream', () => {
    expect(judgeNats({ version: '2.12.2', jetstream: true })).toMatchObject({ state: 'fine' });
    expect(judgeNats({ version: '2.12.2' })).toMatchObject({ state: 'fault' });
  });
});

describe('the migrations', () => {
  const complete = { service: 'profile', needed: ['A1', 'B2'], applied: ['A1', 'B2'] };
  const textsOf = (findings: readonly Finding[]) => findings.map(({ text }) => text);

  it('are complete when each schema has each of them', () => {
    expect(judgeMigrations([complete])).toEqual([
      { state: 'fine', thing: 'Migrations', text: '1 schema is complete' },
    ]);
  });

  it('name each service that lacks one, has one of a newer version, or has no schema', () => {
    const findings = judgeMigrations([
      complete,
      { ...complete, service: 'ledger', applied: ['A1'] },
      { ...complete, service: 'scoring', applied: ['A1', 'B2', 'C3'] },
      { ...complete, service: 'matching', applied: undefined },
    ]);
    expect(new Set(findings.map(({ state }) => state))).toEqual(new Set(['fault']));
    expect(textsOf(findings)).toEqual([
      'ledger lacks 1 migration. Run the migration of this version.',
      'scoring has 1 migration of a newer version. Run the version that made them, or a newer one.',
      'matching has no schema. Run the migration of this version.',
    ]);
  });
});

describe('free space', () => {
  it.each([
    [299, 'fault'],
    [300, 'note'],
    [1999, 'note'],
    [2000, 'fine'],
  ])('of %i MB is a %s', (free, state) => {
    expect(judgeSpace('/data', free).state).toBe(state);
  });
});

describe('the first administrator', () => {
  it.each([
    [1, undefined, 'fine'],
    [0, 'me@example.com', 'note'],
    [0, '', 'fault'],
    [0, undefined, 'fault'],
  ])('with %i in the database and the email %s is a %s', (count, email, state) => {
    const finding = judgeAdmins(count, email);
    expect(finding.state).toBe(state);
    expect(finding.text).not.toContain('me@example.com');
  });
});

describe('the settings', () => {
  it('name each wrong variable once, with its services', () => {
    const wrong = { name: 'SMTP_URL', what: 'must be smtp://…' };
    expect(
      findingsOf([
        { ...wrong, service: 'identity' },
        { ...wrong, service: 'sharing' },
        { name: 'PUBLIC_URL', what: 'is missing', service: 'gateway' },
      ]).map(lineOf),
    ).toEqual([
      '✗ Setting SMTP_URL: must be smtp://… (identity, sharing). Correct it and restart.',
      '✗ Setting PUBLIC_URL: is missing (gateway). Correct it and restart.',
    ]);
    expect(findingsOf([]).map(({ state }) => state)).toEqual(['fine']);
  });
});

describe('a check', () => {
  it('that throws is a fault with its remedy', async () => {
    const refuse = () => Promise.reject(new Error('connect ECONNREFUSED\nat a place'));
    expect(await guarded('Redis', 'Check that it runs.', refuse)).toEqual([
      { state: 'fault', thing: 'Redis', text: 'connect ECONNREFUSED. Check that it runs.' },
    ]);
  });

  it('without an answer is a fault', async () => {
    const findings = await guarded('NATS', 'Check that it runs.', () => new Promise(() => undefined), 1);
    expect(states(findings)).toEqual(['fault NATS']);
    expect(findings[0]?.text).toContain('no answer within');
  });
});

describe('a line', () => {
  it('has no password and no key of the environment or of an address', () => {
    const hide = hiderOf(
      place(
        {
          SMTP_URL: 'smtp://user:mail%2Dsecret@mail:25',
          FIELD_KEYS: 'k2:aaaabbbbcccc=,k1:ddddeeeeffff=',
          SERVICE_PASSWORDS: '{"profile":"role-secret"}',
          CALL_KEYS: 'profile:ggggggghhhh',
          PUBLIC_URL: 'https://app.example.com',
        },
        { storage: 's3://access-key:secret-key@s3.example.com/bucket' },
      ),
    );
    expect(
      hide('mail-secret mail%2Dsecret aaaabbbbcccc= ddddeeeeffff= role-secret access-key secret-key'),
    ).toBe(Array.from({ length: 7 }, () => '***').join(' '));
    const harmless = 'profile at https://app.example.com and s3.example.com';
    expect(hide(harmless)).toBe(harmless);
  });
});
