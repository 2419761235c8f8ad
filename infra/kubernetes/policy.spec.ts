import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { SERVICES } from '../generated/services.mjs';
import { ownEnvironment } from '../../libs/platform/config/src/own-environment.ts';
import { environmentOf } from '../local/stack.ts';
import { print } from '../local/progress.ts';
import { SHAPES } from '../services/processes.ts';
import { containersOf, envOf, kinds, type Manifest, nameOf, variablesOf } from './objects.ts';
import { complaintsAbout, RULES } from './policy.ts';
import { findHelm, manifestsIn, profiles, render } from './render.ts';

const fixtures = join(import.meta.dirname, 'fixtures');
const read = (name: string) => manifestsIn(readFileSync(join(fixtures, name), 'utf8'));
const sound = read('sound.yaml');
const faults = readdirSync(fixtures).filter((name) => name !== 'sound.yaml');

type Plain = Record<string, unknown>;
const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A merge patch: null removes a key, a list replaces a list, and { 0: … } changes the first entry of a list. */
function patched(base: unknown, patch: unknown): unknown {
  if (!isPlain(patch)) return patch;
  if (Array.isArray(base))
    return base.map((item: unknown, index) => (index in patch ? patched(item, patch[index]) : item));
  const result: Plain = isPlain(base) ? { ...base } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) Reflect.deleteProperty(result, key);
    else result[key] = patched(result[key], value);
  }
  return result;
}

/** A sound system with the fault of one file: an object is laid over its namesake, or added. */
function withFault(name: string): Manifest[] {
  const faulty = read(name);
  const isSame = (one: Manifest) => (other: Manifest) =>
    one.kind === other.kind && nameOf(one) === nameOf(other);
  const changed = sound.map((object) => {
    const fault = faulty.find(isSame(object));
    return fault ? (patched(object, fault) as Manifest) : object;
  });
  const added = faulty.filter((fault) => !sound.some(isSame(fault)));
  return [...changed, ...added].filter(({ metadata }) => metadata.labels?.['test/removed'] === undefined);
}

describe('the policy of the manifests', () => {
  it('finds no fault in a correct system', () => {
    expect(complaintsAbout(sound)).toEqual([]);
  });

  it('has a fixture for each of its rules', () => {
    expect([...new Set(faults.map((name) => name.split('.')[0]))].sort()).toEqual(Object.keys(RULES).sort());
  });

  it.each(faults)('rejects %s for exactly that reason', (name) => {
    const complained = complaintsAbout(withFault(name)).map(({ rule }) => rule);
    expect([...new Set(complained)]).toEqual([name.split('.')[0]]);
  });
});

const facts = {
  urls: { postgres: 'postgres://a:b@c/d', nats: 'nats://n', redis: 'r', storage: 's' },
  secrets: {
    postgres: '',
    nats: '',
    calls: '',
    redis: '',
    storage: '',
    fieldKeys: 'k',
    signingKeys: 'sk',
    roles: {},
    demoOwner: { email: '', password: '' },
  },
  publicUrl: 'http://p',
  inherited: {},
};
/** The image sets them. */
const byTheImage = ['BUILD_VERSION', 'WEB_ROOT'];

const helm = findHelm();
if (helm === undefined) print('!!! helm was not found: the chart is NOT CHECKED, only the policy itself is.');

const profilesInShapes = profiles.flatMap((profile) => SHAPES.map((shape) => [profile, shape] as const));

describe.each(profilesInShapes)('the chart with the values %s in the mode %s', (profile, mode) => {
  if (helm === undefined) {
    it('is not checked without helm', () => {
      expect(findHelm()).toBeUndefined();
    });
    return;
  }
  let all: Manifest[] = [];
  const rendered = async () =>
    (all = all.length > 0 ? all : manifestsIn(await render(helm, profile, '--set', `mode=${mode}`)));

  it('follows the policy', async () => {
    expect(complaintsAbout(await rendered())).toEqual([]);
  });

  it('runs each service with all variables of a start on one machine', async () => {
    const names = SERVICES.map(({ name }) => name);
    const deployments = kinds(await rendered(), 'Deployment');
    expect(deployments.map(nameOf).sort()).toEqual(mode === 'small' ? ['application'] : [...names].sort());
    for (const service of names) {
      const [own] = deployments.filter((each) => ['application', service].includes(nameOf(each)));
      const container = own && containersOf(own)[0];
      const given = { ...envOf(container), ...variablesOf(container, await rendered()) };
      const asSet = Object.fromEntries(Object.keys(given).map((name) => [name, '']));
      const variables = Object.keys(ownEnvironment(service, asSet));
      const needed = Object.keys(environmentOf(service, 8080, facts));
      expect({ service, variables }).toEqual({
        service,
        variables: expect.arrayContaining(needed.filter((name) => !byTheImage.includes(name))),
      });
    }
  });

  it('refers only to existing settings and secrets', async () => {
    const objects = await rendered();
    const settings = kinds(objects, 'ConfigMap').map(nameOf);
    const secrets = kinds(objects, 'Secret').map(nameOf);
    const references = kinds(objects, 'Deployment', 'Job').flatMap((owner) =>
      containersOf(owner).flatMap(({ env = [], envFrom = [] }) =>
        [...env, ...envFrom.filter(({ configMapRef }) => configMapRef.optional !== true)].map((variable) =>
          JSON.stringify(variable),
        ),
      ),
    );
    const named = (kind: string) =>
      new Set(references.flatMap((text) => new RegExp(`"${kind}".*?"name":"([^"]+)"`).exec(text)?.[1] ?? []));
    expect(named('configMapRef').size).toBe(1);
    expect([...named('configMapRef')].filter((name) => !settings.includes(name))).toEqual([]);
    const missing = [...named('secretKeyRef')].filter((name) => !secrets.includes(name));
    expect(missing.length).toBe(profile === 'local' ? 0 : named('secretKeyRef').size);
  });
});
