import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { defaultSiteConfig } from '../../apps/gateway/src/domain/default-site-config.model.ts';
import { parseSiteConfig } from '../../apps/gateway/src/domain/site-config.rules.ts';
import { ownEnvironment } from '../../libs/platform/config/src/own-environment.ts';
import { filesFor } from '../docker/make-secrets.ts';
import { SCHEMAS, SERVICES } from '../generated/services.mjs';
import {
  containersOf,
  envOf,
  kinds,
  type Manifest,
  nameOf,
  podSpecOf,
  variablesOf,
} from '../kubernetes/objects.ts';
import { findHelm, manifestsIn, render } from '../kubernetes/render.ts';
import { settingsReadBy } from '../scripts/declared-settings.ts';
import { root } from './manifests.ts';
import { COMPOSE_FILES, SHAPES } from './processes.ts';
import { CONTAINER_SETTINGS, SERVER_SETTINGS } from './server-settings.ts';
import { SITE_FILE } from './settings.ts';

const services = SERVICES.map(({ name }) => name);
const catalog = new Map<string, string[]>();
const isSet = (name: string) => ![...CONTAINER_SETTINGS, ...SERVER_SETTINGS, 'SITE_CONFIG'].includes(name);
const settable = (service: string) => (catalog.get(service) ?? []).filter(isSet);
const markOf = (name: string) => `value of ${name}`;
const marked = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, markOf(name)]));

beforeAll(async () => {
  for (const service of services)
    catalog.set(service, Object.keys((await settingsReadBy(service)).fragment).sort());
});

const variablesSetBy = (dockerfile: string) =>
  [...(/^ENV (NODE_ENV=.*)$/m.exec(dockerfile)?.[1] ?? '').matchAll(/(\w+)=/g)].map(([, name]) => name);
const image = variablesSetBy(readFileSync(join(root, 'infra/docker/Dockerfile'), 'utf8'));

const asNames = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, '']));

describe.each(SHAPES)('in Docker Compose, %s', (shape) => {
  const containerOf = (service: string) => (shape === 'small' ? 'application' : service);
  const compose = parse(readFileSync(join(root, COMPOSE_FILES[shape]), 'utf8'), { merge: true }) as {
    services: Record<string, { environment?: Record<string, string>; volumes?: string[] }>;
  };
  /** As Compose does it: ${NAME:-default} is the value of NAME, or the default if NAME is empty. */
  const resolved = (text: string, set: Record<string, string>) =>
    text.replaceAll(/\$\{(\w+):-([^}]*)\}/g, (_, name: string, standard: string) => set[name] || standard);
  const environmentOf = (service: string, set: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(compose.services[containerOf(service)]?.environment ?? {}).map(([name, text]) => [
        name,
        resolved(text, set),
      ]),
    );
  const roles = Object.fromEntries(SCHEMAS.map((name) => [name, 'role']));
  const secrets = {
    postgres: 'p',
    nats: 'n',
    calls: 'c',
    redis: 'r',
    storage: 's',
    fieldKeys: 'k1:k',
    signingKeys: 'sk',
    roles,
    demoOwner: { email: '', password: '' },
  };
  const filed = (service: string) => {
    const own = `${containerOf(service)}.env`;
    const file = filesFor(secrets, '', { tls: true }).find(([name]) => name === own)?.[2] ?? '';
    const names = [...file.matchAll(/^(\w+)=/gm)].map(([, name = '']) => name);
    return Object.keys(ownEnvironment(service, asNames(names)));
  };

  it.each(services)('each documented variable of %s reaches its process', (service) => {
    expect(environmentOf(service, marked(settable(service)))).toMatchObject(marked(settable(service)));
    const unset = Object.values(environmentOf(service, {}));
    expect(unset.filter((value) => /[${}]/.test(value))).toEqual([]);
    const given = [...image, ...filed(service), ...Object.keys(environmentOf(service, {}))];
    expect((catalog.get(service) ?? []).filter((name) => !given.includes(name))).toEqual([]);
  });

  it('the file that SITE_CONFIG names is mounted, and the default file changes nothing', () => {
    const mounts = (compose.services[containerOf('gateway')]?.volumes ?? []).map((volume) =>
      resolved(volume, { SITE_CONFIG: '/srv/site.json' }),
    );
    expect(mounts).toContain(`/srv/site.json:${SITE_FILE}:ro`);
    expect(environmentOf('gateway', {})['SITE_CONFIG']).toBe(SITE_FILE);
    const file = join(root, 'infra/docker/site.json');
    expect(existsSync(file)).toBe(true);
    expect(parseSiteConfig(readFileSync(file, 'utf8'))).toEqual(defaultSiteConfig);
  });
});

const helm = findHelm();

describe.each(SHAPES)('in Kubernetes, %s', (mode) => {
  if (helm === undefined) {
    it('is not checked without helm', () => {
      expect(findHelm()).toBeUndefined();
    });
    return;
  }
  let all: Manifest[] = [];
  let folder = '';
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'chart-values-'));
    all = await inMode();
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const inMode = async (...more: string[]) =>
    manifestsIn(await render(helm, 'local', '--set', `mode=${mode}`, ...more));
  const deploymentIn = (objects: readonly Manifest[], service: string) =>
    kinds(objects, 'Deployment').find((object) => ['application', service].includes(nameOf(object)))!;
  const deploymentOf = (service: string) => deploymentIn(all, service);
  const givenTo = (service: string, objects: readonly Manifest[]) =>
    ownEnvironment(service, variablesOf(containersOf(deploymentIn(objects, service))[0], objects));
  const secretKeysOf = (service: string) =>
    Object.values(envOf(containersOf(deploymentOf(service))[0])).flatMap(({ valueFrom }) =>
      valueFrom?.secretKeyRef?.name === service ? [valueFrom.secretKeyRef.key] : [],
    );
  const inValues = (service: string) =>
    settable(service).filter((name) => name !== 'PUBLIC_URL' && !secretKeysOf(service).includes(name));
  /** The operator sets each variable: a secret one in the Secret of the service, any other in the values. */
  async function withAllSet(service: string): Promise<Manifest[]> {
    const file = join(folder, `${service}.json`);
    const values = { publicUrl: 'https://all.example.com', settings: marked(inValues(service)) };
    writeFileSync(file, JSON.stringify(values));
    return (await inMode('--values', file)).map((object) =>
      object.kind === 'Secret' && nameOf(object) === service
        ? { ...object, stringData: marked(secretKeysOf(service)) }
        : object,
    );
  }

  it.each(services)('each documented variable of %s reaches its process', async (service) => {
    const given = givenTo(service, await withAllSet(service));
    const { PUBLIC_URL: _, ...others } = marked(settable(service));
    expect(given).toMatchObject(others);
    expect(given['PUBLIC_URL']).toBe('https://all.example.com');
    const names = [...image, ...Object.keys(given)];
    expect((catalog.get(service) ?? []).filter((name) => !names.includes(name))).toEqual([]);
  });

  it('a setting of one service reaches this service only, and a large number stays a number', async () => {
    const objects = await inMode('--set', 'services.scoring.settings.DATABASE_POOL_SIZE=12000000');
    const sizes = services.map((service) => [service, givenTo(service, objects)['DATABASE_POOL_SIZE']]);
    const others = mode === 'small' ? '4' : undefined;
    expect(sizes).toEqual(services.map((service) => [service, service === 'scoring' ? '12000000' : others]));
  });

  it('secrets come from the Secret of the service only', () => {
    const secret = /PASSWORD|SECRET|_KEY|^(DATABASE|NATS|REDIS|STORAGE|SMTP)_URL$|FIELD_KEYS|SIGNING_KEYS/;
    for (const service of services)
      expect(
        (catalog.get(service) ?? []).filter(
          (name) => secret.test(name) && !secretKeysOf(service).includes(name),
        ),
      ).toEqual([]);
  });

  it('the site file of the ConfigMap is mounted where the gateway reads it', () => {
    const [container] = containersOf(deploymentOf('gateway'));
    expect(variablesOf(container, all)['SITE_CONFIG']).toBe(SITE_FILE);
    expect(container?.volumeMounts).toEqual([{ name: 'site', mountPath: '/etc/groundwork', readOnly: true }]);
    expect(podSpecOf(deploymentOf('gateway')).volumes).toEqual([
      { name: 'site', configMap: { name: 'site' } },
    ]);
    const site = kinds(all, 'ConfigMap').find((object) => nameOf(object) === 'site');
    expect(Object.keys(site?.data ?? {})).toEqual(['site.json']);
    expect(parseSiteConfig(site?.data?.['site.json'] ?? '')).toEqual(defaultSiteConfig);
  });
});
