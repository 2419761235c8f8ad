import { execFileSync } from 'node:child_process';
import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { SCHEMAS, SERVICES } from '../generated/services.mjs';
import { environmentOf } from '../local/stack.ts';
import { COMPOSE_FILES, OWN_IMAGE, SHAPES } from '../services/processes.ts';
import { certificateFiles, filesFor, USERS } from './make-secrets.ts';

interface Container {
  image: string;
  user?: string;
  command?: string[];
  entrypoint?: string[];
  scale?: string;
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
  build?: object;
  pull_policy?: string;
}

const root = join(import.meta.dirname, '../..');
const SERVERS = ['postgres', 'nats', 'redis', 'minio'];
const SERVICES_IN = { apart: SERVICES.map(({ name }) => name), small: ['application'] };

function readCompose(name: string) {
  const file = readFileSync(join(root, name), 'utf8');
  const compose = parse(file, { merge: true }) as { services: Record<string, Container> };
  const containers = Object.entries(compose.services);
  return {
    file,
    compose,
    containers,
    ours: containers.filter(([, { command }]) => command?.at(-1) === 'main.mjs'),
  };
}

const dockerfile = readFileSync(join(root, 'infra/docker/Dockerfile'), 'utf8');

const secrets = {
  postgres: 'pp',
  nats: 'nn',
  calls: 'cc',
  redis: 'rr',
  storage: 'ss',
  fieldKeys: 'k1:kk',
  signingKeys: 'sk',
  roles: Object.fromEntries(SCHEMAS.map((name) => [name, `role-of-${name}`])),
  demoOwner: { email: '', password: '' },
};
const files = filesFor(secrets, 'conf', { tls: true });
const apart = files.filter(([name]) => name !== 'application.env');
const fileOf = (name: string) => files.find(([file]) => file === name)?.[2] ?? '';
const namesIn = (file: string) =>
  file
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('=')[0]);

describe.each(SHAPES)('the Compose file of the shape %s', (shape) => {
  const { file, compose, containers, ours } = readCompose(COMPOSE_FILES[shape]);

  it('runs each service, the servers, the migration and the job that creates the secrets', () => {
    expect(containers.map(([name]) => name).sort()).toEqual(
      [...SERVICES_IN[shape], ...SERVERS, 'migrate', 'secrets'].sort(),
    );
    const targets = ours.map(([, { environment }]) => environment?.['TARGET']);
    expect(targets).toEqual(shape === 'small' ? ['all'] : SERVICES_IN.apart);
  });

  it('runs the product from one image, which one container builds', () => {
    const own = containers.filter(
      ([, { image }]) => image.includes('/groundwork/') || image.includes('REGISTRY'),
    );
    expect(new Set(own.map(([, { image }]) => image))).toEqual(new Set([OWN_IMAGE]));
    expect(own.map(([name]) => name).sort()).toEqual([...SERVICES_IN[shape], 'migrate', 'secrets'].sort());
    expect(containers.filter(([, { build }]) => build).map(([name]) => name)).toEqual(['secrets']);
  });

  it('names no image that a stranger could publish, unless REGISTRY names one', () => {
    // Docker reads a first part without a dot or a port as a user of its public registry, except for localhost.
    const [, standard = ''] = /^\$\{REGISTRY:-([^}]*)\}\//.exec(OWN_IMAGE) ?? [];
    expect(standard).toBe('localhost');
    const policies = containers.map(([name, { pull_policy }]) => [name, pull_policy]);
    expect(policies.filter(([, policy]) => policy)).toEqual(
      containers
        .filter(([, { image }]) => image === OWN_IMAGE)
        .map(([name]) => [name, '${PULL_POLICY:-missing}']),
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
    expect(container.command).toEqual([`--env-file=/secrets/${name}.env`, 'main.mjs']);
    const facts = {
      urls: { postgres: 'postgres://a/b', nats: 'nats://n', redis: 'r', storage: 's' },
      secrets,
    };
    const needed = environmentOf(container.environment?.['TARGET'] ?? '', 1, {
      ...facts,
      publicUrl: 'http://p',
      inherited: {},
    });
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
    expect(receivers).toMatchObject([['migrate', { environment: { SAMPLE_DATA: '${SAMPLE_DATA:-false}' } }]]);
  });

  it('publishes only the gateway, and only on this machine', () => {
    expect(containers.filter(([, { ports }]) => ports).map(([name, { ports }]) => [name, ports])).toEqual([
      [shape === 'small' ? 'application' : 'gateway', ['127.0.0.1:${PORT:-3000}:8080']],
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
      'secrets',
    ]);
  });

  it('recreates no server with a new version: no server depends on a container of ours', () => {
    for (const server of SERVERS) {
      const { image, depends_on, entrypoint } = compose.services[server] ?? {};
      expect(image).not.toContain('VERSION');
      expect(depends_on).toBeUndefined();
      expect(entrypoint?.[2]).toMatch(/^until \[ -e \/secrets\/made \]; .*exec "\$\$@"\s*$/s);
    }
    expect(readFileSync(join(import.meta.dirname, 'make-secrets.ts'), 'utf8')).toContain("'made'");
  });

  it.each(ours)(
    'reads the number of containers of %s from a variable, so that it survives',
    (name, { scale }) => {
      expect(scale).toBe(`\${${name.toUpperCase().replaceAll('-', '_')}_REPLICAS:-1}`);
    },
  );

  it('names only files that the container "secrets" writes', () => {
    const paths = [...file.matchAll(/\/secrets\/([^\s,;)\]'"]+)/g)].map(([, path = '']) => path);
    expect(paths.length).toBeGreaterThan(SERVICES.length);
    const written = ['made', ...[...files, ...certificateFiles(() => ['localhost'])].map(([name]) => name)];
    // MinIO receives the folder of its certificates.
    const inFolder = (path: string) => `${path.replace('${SERVERS_TLS:-on}', 'on')}/public.crt`;
    expect(paths.filter((path) => !written.includes(path) && !written.includes(inFolder(path)))).toEqual([]);
  });

  it('starts PostgreSQL with the entrypoint of its image, with and without the archive', () => {
    const backup = parse(
      readFileSync(join(import.meta.dirname, 'backup.compose.yml'), 'utf8'),
    ) as typeof compose;
    for (const { services } of [compose, backup])
      expect(services['postgres']?.command?.slice(0, 2)).toEqual(['docker-entrypoint.sh', 'postgres']);
  });

  it('has an upgrade that replaces each service, the gateway last, and no server', () => {
    const script = readFileSync(join(import.meta.dirname, 'upgrade.sh'), 'utf8');
    const lines = script.match(/^(?:names|public)=.*$/gm) ?? [];
    const [, order = ''] = /^for service in (.*); do$/m.exec(script) ?? [];
    const docker = `docker() { echo '${containers.map(([name]) => name).join('\n')}'; }`;
    const commands = [docker, ...lines, `echo ${order}`].join('\n');
    const names = execFileSync('sh', ['-c', commands], { encoding: 'utf8' }).trim().split(' ');
    expect([...names].sort()).toEqual(ours.map(([name]) => name).sort());
    expect(names.at(-1)).toBe(containers.find(([, { ports }]) => ports)?.[0]);
  });

  it('has an authority that each service and the migration trust', () => {
    for (const [, { environment }] of [...ours, ['migrate', compose.services['migrate']!] as const])
      expect(environment).toMatchObject({ NODE_EXTRA_CA_CERTS: '/secrets/ca.pem' });
  });

  it('takes TLS and the storage from the settings of the operator', () => {
    expect(compose.services['secrets']?.environment).toMatchObject({
      SERVERS_TLS: '${SERVERS_TLS:-on}',
      STORAGE_URL: '${STORAGE_URL:-}',
    });
  });
});

describe('the secrets of the containers', () => {
  it('give each service its own role, its own user of NATS and no secret of another service', () => {
    expect(fileOf('scoring.env')).toMatch(
      /^DATABASE_URL='postgres:\/\/gw_scoring:role-of-scoring@postgres:5432\/groundwork\?sslmode=verify-full'\nNATS_URL='tls:\/\/scoring:[0-9a-f]{64}@nats:4222'\nCALL_KEY='[\w-]{43}'\nCALL_KEYS='(?:[a-z-]+:[\w-]{43},?)+'\n$/,
    );
    expect(namesIn(fileOf('gateway.env'))).toEqual(['NATS_URL', 'CALL_KEY', 'CALL_KEYS', 'STORAGE_URL']);
    expect(namesIn(fileOf('profile.env'))).toEqual([
      'DATABASE_URL',
      'NATS_URL',
      'CALL_KEY',
      'CALL_KEYS',
      'FIELD_KEYS',
    ]);
  });

  it('give each user of NATS its own password, which the server accepts', () => {
    const serverPasswords = [...fileOf('nats/passwords.conf').matchAll(/_PASSWORD: "([0-9a-f]{64})"/g)].map(
      ([, one]) => one,
    );
    expect(new Set(serverPasswords).size).toBe(SERVICES.length + 1);
    const passwordsIn = (content: string) =>
      [...content.matchAll(/tls:\/\/[a-z-]+:([0-9a-f]{64})@/g)].map(([, one]) => one);
    expect(apart.flatMap(([, , content]) => passwordsIn(content)).sort()).toEqual(serverPasswords.sort());
    const together = passwordsIn(fileOf('application.env'));
    expect(together).toHaveLength(SERVICES.length);
    expect(passwordsIn(fileOf('operator.env')).filter((one) => together.includes(one))).toEqual([]);
  });

  it('give each service and the operator a key of its own for calls', () => {
    const keysIn = (content: string) => [...content.matchAll(/CALL_KEY='([^']+)'/g)].map(([, key]) => key);
    const keys = apart.flatMap(([, , content]) => keysIn(content));
    expect(new Set(keys).size).toBe(SERVICES.length + 1);
    const together = keysIn(fileOf('application.env'));
    expect(new Set(together).size).toBe(SERVICES.length);
    expect(keysIn(fileOf('operator.env')).filter((key) => together.includes(key))).toEqual([]);
  });

  it('give the one container of the small shape what its services have, under their names', () => {
    const valuesIn = (name: string) =>
      fileOf(name)
        .trim()
        .split('\n')
        .map((line) => line.slice(line.indexOf('=')));
    const ofServices = SERVICES.flatMap(({ name }) => valuesIn(`${name}.env`));
    expect(new Set(valuesIn('application.env'))).toEqual(new Set(ofServices));
    expect(namesIn(fileOf('application.env'))).toEqual(
      expect.arrayContaining(['SCORING__DATABASE_URL', 'DOCUMENTS_WORKER__NATS_URL', 'GATEWAY__CALL_KEY']),
    );
  });
});

describe('TLS between services and servers', () => {
  const addressesIn = (all: readonly [string, string, string][]) =>
    ['documents.env', 'operator.env'].flatMap((name) => {
      const content = all.find(([file]) => file === name)?.[2] ?? '';
      return [...content.matchAll(/^(?:DATABASE|DATABASE_ADMIN|NATS|REDIS|STORAGE)_URL='(.*)'$/gm)].map(
        ([, url]) => new URL(url ?? ''),
      );
    });
  const usesTls = ({ protocol, searchParams }: URL) =>
    ['tls:', 'rediss:'].includes(protocol) ||
    searchParams.get('sslmode') === 'verify-full' ||
    (protocol === 's3:' && searchParams.get('tls') !== 'false');

  it('is one switch for each address, on unless SERVERS_TLS is off', () => {
    const tls = addressesIn(files).map(usesTls);
    expect(tls).toEqual(Array.from({ length: 8 }, () => true));
    expect(addressesIn(filesFor(secrets, 'conf', { tls: false })).filter(usesTls)).toEqual([]);
    const backup = readFileSync(join(root, 'infra/docker/backup.compose.yml'), 'utf8');
    expect(backup.match(/^ +- ssl.*$/gm)).toEqual(
      readFileSync(join(root, 'docker-compose.yml'), 'utf8').match(/^ +- ssl.*$/gm),
    );
  });

  it('has a key for each server, which only this server can read, and no key of the authority', () => {
    const made = certificateFiles((server) => [server, 'localhost']);
    const keys = made.filter(([, , content]) => content.includes('PRIVATE KEY'));
    expect(keys.map(([, user]) => user).sort()).toEqual(['minio', 'nats', 'postgres', 'redis']);
    const authority = new X509Certificate(made.find(([name]) => name === 'ca.pem')?.[2] ?? '');
    for (const [, , key] of keys) expect(authority.checkPrivateKey(createPrivateKey(key))).toBe(false);
    for (const [name, server, content] of made.filter(([, , text]) => text.includes('BEGIN CERTIFICATE'))) {
      const certificate = new X509Certificate(content);
      expect(certificate.verify(authority.publicKey)).toBe(true);
      expect(certificate.ca).toBe(name === 'ca.pem');
      if (!certificate.ca) expect(certificate.checkHost(server)).toBe(server);
    }
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
    const images = [...text.matchAll(/groundwork\/app[}:]+([^\s`]+)/g)].map(([, tag]) => tag);
    expect(images.filter((tag) => tag !== '${VERSION:-local}')).toEqual([]);
  });
});

describe('a storage of the operator', () => {
  it('replaces the storage of the containers in the file of each service that uses it', () => {
    const own = 's3://key:secret@s3.example.com/files';
    const storageIn = (file: string, all: [string, string, string][]) =>
      /^STORAGE_URL='(.*)'$/m.exec(all.find(([name]) => name === file)?.[2] ?? '')?.[1];
    const given = filesFor(secrets, 'conf', { storage: own, tls: true });
    expect(storageIn('documents.env', given)).toBe(own);
    expect(storageIn('profile.env', given)).toBeUndefined();
    expect(storageIn('documents.env', filesFor(secrets, 'conf', { storage: '', tls: true }))).toContain(
      '@minio:9000/',
    );
  });
});
