import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { events, rpc } from '@groundwork/contracts';
import type { ServiceManifest } from '@groundwork/platform-service';
import { SERVICES } from '../generated/services.mjs';
import { generatedFiles } from './generated-files.ts';
import { faultsOf, readManifests, root } from './manifests.ts';
import { OTHER_USERS } from './users.ts';

let manifests: ServiceManifest[] = [];
beforeAll(async () => {
  manifests = await readManifests();
});

const added: ServiceManifest = { name: 'added', user: 10_099 };
const without = (service: string) => manifests.filter(({ name }) => name !== service);

describe('the generated files', () => {
  it('match the manifests', async () => {
    const stale = [...(await generatedFiles(manifests))].filter(
      ([file, text]) => readFileSync(join(root, file), 'utf8') !== text,
    );
    expect(stale.map(([file]) => `${file} is stale: npm run generate`)).toEqual([]);
  });

  it('contain no service without a manifest', async () => {
    const files = [...(await generatedFiles(without('matching')))];
    const changed = files.filter(([file, text]) => readFileSync(join(root, file), 'utf8') !== text);
    expect(changed.map(([file]) => file)).toEqual(
      files
        .map(([file]) => file)
        .filter((file) => !/^apps\/|\/(rules|contrast)\.yaml$|\/access\.md$/.test(file)),
    );
  });
});

const manifestNamed = (service: string): ServiceManifest => {
  const manifest = manifests.find(({ name }) => name === service);
  if (!manifest) throw new Error(`${service} has no manifest`);
  return manifest;
};

describe('manifests that contradict each other', () => {
  it('do not exist', () => {
    expect(faultsOf(manifests)).toEqual([]);
  });

  it.each<[string, Partial<ServiceManifest>, string]>([
    ['a taken user', { user: 10_011 }, 'added runs as the user of identity'],
    [
      'the user of a server',
      { user: OTHER_USERS.redis },
      'added runs as 10004, which is not in 10011 to 10255',
    ],
    [
      'a foreign consumer',
      { consumes: { 'profile--follow': events.scoreChanged } },
      'has a consumer with a foreign',
    ],
    [
      'a second publisher',
      { publishes: [events.scoreChanged] },
      'added is not the only one to publish evt.score',
    ],
    ['a stranger as neighbor', { neighbors: ['nowhere'] }, 'added names the neighbor nowhere'],
    ['a schema without tables', { tables: [] }, 'added declares a schema without tables'],
  ])('are rejected for %s', (_, change, fault) => {
    expect(faultsOf([...manifests, { ...added, ...change }])).toEqual(
      expect.arrayContaining([expect.stringContaining(fault)]),
    );
  });

  it('are rejected when a service consumes an event that no other service publishes', () => {
    const consumes = { 'added--follow-score': events.scoreChanged };
    expect(faultsOf([...manifests, { ...added, consumes }])).toEqual([]);
    expect(faultsOf([...without('scoring'), { ...added, consumes }])).toContain(
      'added consumes evt.score.changed.v1, which no service publishes',
    );
  });

  it('are rejected when a service calls a service without a manifest', () => {
    const caller = { ...added, calls: [rpc.sharing.packages] };
    expect(faultsOf([...manifests, caller])).toEqual([]);
    expect(faultsOf([...without('sharing'), caller])).toEqual(
      expect.arrayContaining([
        'added calls rpc.sharing.packages.v1, but no manifest declares sharing',
        'no service answers rpc.sharing.packages.v1',
      ]),
    );
  });
});

describe('a manifest and its code', () => {
  const migrationsOf = (service: string) =>
    readdirSync(join(root, 'apps', service, 'src/persistence/migrations'), { encoding: 'utf8' })
      .map((file) => readFileSync(join(root, 'apps', service, 'src/persistence/migrations', file), 'utf8'))
      .join('\n');

  it.each(SERVICES.filter(({ stores }) => stores).map(({ name }) => name))(
    'of %s name the same tables',
    (service) => {
      const created = [...migrationsOf(service).matchAll(/create table (?:if not exists )?(\w+)/g)].map(
        ([, table]) => table,
      );
      expect([...(manifestNamed(service).tables ?? [])].sort()).toEqual([...new Set(created)].sort());
    },
  );

  it.each(SERVICES.map(({ name }) => name))(
    'of %s are in a project with the tags of a service',
    (service) => {
      const described = JSON.parse(readFileSync(join(root, 'apps', service, 'package.json'), 'utf8')) as {
        nx: { tags: string[] };
      };
      expect(described.nx.tags).toEqual(['type:app', `scope:${service}`, 'platform:node']);
    },
  );
});
