import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { SCHEMAS, SERVICES } from '../generated/services.mjs';
import { environmentOf } from '../local/stack.ts';
import { filesFor, USERS } from './make-secrets.ts';

interface Container {
  image: string;
  user?: string;
  command?: string[];
  read_only?: boolean;
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
  environment?: Record<string, string>;
  volumes?: string[];
  ports?: string[];
  mem_limit?: string;
  healthcheck?: { disable?: boolean; test?: string[] };
  depends_on?: Record<string, { condition: string }>;
  build?: { args: { SERVICE: string } };
}

const root = join(import.meta.dirname, '../..');
const compose = parse(readFileSync(join(root, 'docker-compose.yml'), 'utf8'), { merge: true }) as {
  services: Record<string, Container>;
};
const containers = Object.entries(compose.services);
const ours = containers.filter(([, { command }]) => command?.at(-1) === 'main.js');
const dockerfile = readFileSync(join(root, 'infra/docker/Dockerfile'), 'utf8');

const secrets = {
  ...{ postgres: 'pp', nats: 'nn', calls: 'cc', redis: 'rr', storage: 'ss', fieldKeys: 'k1:kk' },
  roles: Object.fromEntries(SCHEMAS.map((name) => [name, `role-of-${name}`])),
  demoOwner: { email: '', password: '' },
};
const files = filesFor(secrets, 'conf');
const fileOf = (name: string) => files.find(([file]) => file === name)?.[2] ?? '';
const namesIn = (file: string) =>
  file
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('=')[0]);

describe('docker-compose.yml', () => {
  it('runs each service, the servers, the migration and the job that creates the secrets', () => {
    expect(containers.map(([name]) => name).sort()).toEqual(
      [...Object.keys(USERS).filter((name) => name !== 'operator'), 'migrate', 'secrets'].sort(),
    );
  });

  it.each(containers)(
    'runs %s without privileges, without a writable image and without secrets in the file',
    (name, container) => {
      expect(container).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
      expect(container.cap_add ?? []).toEqual(name === 'secrets' ? ['CHOWN', 'DAC_OVERRIDE', 'FOWNER'] : []);
      const variables = Object.entries(container.environment ?? {});
      expect(
        variables.filter(
          ([variable, value]) => /PASSWORD$|SECRET|KEY/.test(variable) && !/^\$\{\w+:-\}$/.test(value),
        ),
      ).toEqual([]);
    },
  );

  it.each(containers)('runs %s as the user that can read its secrets', (name, { user }) => {
    const reader = name === 'migrate' ? 'operator' : name;
    const id = name === 'secrets' ? 0 : USERS[reader];
    expect(user).toBe(`${id}:${id}`);
  });

  it.each(ours)('gives %s its own secrets and all variables of a start on one machine', (name, container) => {
    expect(container).toMatchObject({
      image: `groundwork/${name}:\${VERSION:-local}`,
      command: [`--env-file=/secrets/${name}.env`, 'main.js'],
      build: { args: { SERVICE: name } },
    });
    const facts = {
      urls: { postgres: 'postgres://a/b', nats: 'nats://n', redis: 'r', storage: 's' },
      secrets,
    };
    const needed = environmentOf(name, 1, { ...facts, publicUrl: 'http://p', inherited: {} });
    const byImage = [...dockerfile.matchAll(/(\w+)=/g)].map(([, variable]) => variable);
    const names = [
      ...byImage,
      ...namesIn(fileOf(`${name}.env`)),
      ...Object.keys(container.environment ?? {}),
    ];
    expect(Object.keys(needed).filter((variable) => !names.includes(variable))).toEqual([]);
  });

  it('passes SAMPLE_DATA to the migration only, and false by default', () => {
    const receivers = containers.filter(([, { environment }]) => 'SAMPLE_DATA' in (environment ?? {}));
    expect(receivers.map(([name, { environment }]) => [name, environment])).toEqual([
      ['migrate', { SAMPLE_DATA: '${SAMPLE_DATA:-false}' }],
    ]);
  });

  it('publishes only the gateway, and only on this machine', () => {
    expect(containers.filter(([, { ports }]) => ports).map(([name, { ports }]) => [name, ports])).toEqual([
      ['gateway', ['127.0.0.1:${PORT:-3000}:8080']],
    ]);
  });

  it('starts in order: secrets, servers, migration, services', () => {
    for (const [name] of ours)
      expect(compose.services[name]?.depends_on).toEqual({
        migrate: { condition: 'service_completed_successfully' },
      });
    expect(Object.keys(compose.services['migrate']?.depends_on ?? {}).sort()).toEqual([
      'minio',
      'nats',
      'postgres',
      'redis',
    ]);
  });
});

describe('the secrets of the containers', () => {
  it('give each service its own role, its own user of NATS and no secret of another service', () => {
    expect(fileOf('scoring.env')).toMatch(
      /^DATABASE_URL='postgres:\/\/gw_scoring:role-of-scoring@postgres:5432\/groundwork'\nNATS_URL='nats:\/\/scoring:[0-9a-f]{64}@nats:4222'\nCALL_KEY='[\w-]{43}'\nCALL_KEYS='(?:[a-z-]+:[\w-]{43},?)+'\n$/,
    );
    expect(namesIn(fileOf('gateway.env'))).toEqual(['NATS_URL', 'CALL_KEY', 'CALL_KEYS', 'STORAGE_URL']);
    expect(namesIn(fileOf('profile.env'))).toEqual([
      ...['DATABASE_URL', 'NATS_URL', 'CALL_KEY', 'CALL_KEYS', 'FIELD_KEYS'],
    ]);
  });

  it('give each user of NATS its own password, which the server accepts', () => {
    const serverPasswords = [...fileOf('nats/passwords.conf').matchAll(/_PASSWORD: "([0-9a-f]{64})"/g)].map(
      ([, one]) => one,
    );
    expect(new Set(serverPasswords).size).toBe(SERVICES.length + 1);
    const servicePasswords = files.flatMap(
      ([, , content]) => /nats:\/\/[a-z-]+:([0-9a-f]{64})@/.exec(content)?.[1] ?? [],
    );
    expect(servicePasswords.sort()).toEqual(serverPasswords.sort());
  });

  it('give each service its own key for calls, and the operator no list of keys', () => {
    const keys = files.flatMap(([, , content]) => /CALL_KEY='([^']+)'/.exec(content)?.[1] ?? []);
    expect(new Set(keys).size).toBe(SERVICES.length + 1);
    expect(namesIn(fileOf('operator.env'))).not.toContain('CALL_KEYS');
  });
});

describe('the Dockerfile', () => {
  it('runs without privileges, in production, with a health check, on the Node of its base image', () => {
    expect(dockerfile).toMatch(/^ARG NODE_IMAGE=node:24-/m);
    expect(dockerfile).toMatch(/^USER 10001:10001$/m);
    expect(dockerfile).toMatch(/^ENV NODE_ENV=production /m);
    expect(dockerfile).toMatch(/^HEALTHCHECK [^]*\/readyz/m);
    expect(dockerfile).not.toMatch(/^# syntax=/m);
  });
});

describe('the pages of the operator', () => {
  const folder = join(root, 'docs/operations');
  const pages = readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const);

  it.each(pages)('%s names each image with the installed version', (_, text) => {
    const images = [...text.matchAll(/groundwork\/[a-z-]+:(\S+)/g)].map(([, tag]) => tag);
    expect(images.filter((tag) => tag !== '${VERSION:-local}')).toEqual([]);
  });
});

describe('a storage of the operator', () => {
  it('replaces the storage of the containers in the file of each service that uses it', () => {
    const own = 's3://key:secret@s3.example.com/files';
    const storageIn = (file: string, all: [string, string, string][]) =>
      /^STORAGE_URL='(.*)'$/m.exec(all.find(([name]) => name === file)?.[2] ?? '')?.[1];
    const given = filesFor(secrets, 'conf', own);
    expect(storageIn('documents.env', given)).toBe(own);
    expect(storageIn('profile.env', given)).toBeUndefined();
    expect(storageIn('documents.env', filesFor(secrets, 'conf', ''))).toContain('@minio:9000/');
    expect(compose.services['secrets']?.environment).toEqual({ STORAGE_URL: '${STORAGE_URL:-}' });
  });
});
