import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { SERVICES } from '../generated/services.mjs';
import { loadSecrets, type Secrets } from '../local/secrets.ts';
import { COMPOSE_FILES, SHAPES } from '../services/processes.ts';
import { certificateFiles, makeSecrets, USERS } from './make-secrets.ts';

interface Container {
  user: string;
  volumes: string[];
  networks?: string[];
  network_mode?: string;
}
interface Compose {
  services: Record<string, Container>;
  networks: Record<string, { internal?: string | boolean; ipam: { config: { subnet: string }[] } }>;
  volumes: Record<string, null>;
}

const SERVERS = ['postgres', 'nats', 'redis', 'minio'];

/** The operator's commands run in the container of the migration. */
const readerOf = (container: string) => (container === 'migrate' ? 'operator' : container);

const doubles = (all: readonly string[]) => all.filter((each, index) => all.indexOf(each) !== index);

describe.each(SHAPES)('in the shape %s', (shape) => {
  const compose = parse(readFileSync(join(import.meta.dirname, '../..', COMPOSE_FILES[shape]), 'utf8'), {
    merge: true,
  }) as Compose;
  const containers = Object.entries(compose.services);
  const readers = containers.map(([name]) => readerOf(name)).filter((name) => name !== 'secrets');
  const runnerOf = (service: string) => (shape === 'small' ? 'application' : service);
  const runners = (services: readonly { name: string }[]) => [
    ...new Set(services.map(({ name }) => runnerOf(name))),
  ];

  describe('each container', () => {
    it('runs as a user of its own', () => {
      expect(doubles(containers.map(([, { user }]) => user))).toEqual([]);
      expect(doubles(Object.values(USERS).map(String))).toEqual([]);
    });

    it('mounts its own secrets and no others', () => {
      const mounts = containers.flatMap(([name, { volumes }]) =>
        volumes.filter((volume) => volume.includes('secrets')).map((volume) => [name, volume]),
      );
      expect(mounts.filter(([name]) => name !== 'secrets')).toEqual(
        containers
          .filter(([name]) => name !== 'secrets')
          .map(([name]) => [name, `${readerOf(name)}-secrets:/secrets:ro`]),
      );
      expect(mounts.filter(([name]) => name === 'secrets').map(([, volume]) => volume)).toEqual([
        'secrets:/secrets',
        ...compose.services['secrets']!.volumes.filter((volume) => volume.includes(':/containers/')),
      ]);
    });

    it('receives its secrets from the container "secrets"', () => {
      const filled = compose.services['secrets']!.volumes.filter((volume) => volume.includes('/containers/'));
      expect(filled.sort()).toEqual(readers.map((name) => `${name}-secrets:/containers/${name}`).sort());
    });
  });

  describe('the networks', () => {
    const members = Object.keys(compose.networks).map((network): [string, string[]] => [
      network,
      containers.filter(([, { networks = [] }]) => networks.includes(network)).map(([name]) => name),
    ]);

    it('are the only ones: no container is in the network of all', () => {
      expect(containers.filter(([, { networks = [] }]) => networks.length === 0)).toMatchObject([
        ['secrets', { network_mode: 'none' }],
      ]);
    });

    it.each(members)('%s has one service and at most one server', (_, names) => {
      expect(names.filter((name) => !SERVERS.includes(name))).toHaveLength(1);
      expect(names.filter((name) => SERVERS.includes(name)).length).toBeLessThanOrEqual(1);
    });

    it('connect each service with each server that it uses', () => {
      const used = SERVICES.flatMap(({ name, needs }) =>
        needs
          .map((need) => (need === 'storage' ? 'minio' : need))
          .filter((need) => SERVERS.includes(need))
          .map((server) => `${runnerOf(name)} ${server}`),
      );
      const operator = SERVERS.map((server) => `migrate ${server}`);
      const pairs = members.flatMap(([, names]) => {
        const server = names.find((name) => SERVERS.includes(name));
        return server ? [`${names.find((name) => name !== server)} ${server}`] : [];
      });
      expect(pairs.sort()).toEqual([...new Set([...used, ...operator])].sort());
    });

    it('have no way out, except for mail, payments, feeds, the public and the operator', () => {
      const open = members.filter(([network]) => compose.networks[network]?.internal === undefined);
      const outside = SERVICES.filter(
        ({ needs, isPublic }) => isPublic || needs.includes('mail') || needs.includes('internet'),
      );
      expect(open).toEqual([
        ['operator-outside', ['migrate']],
        ...runners(outside).map((name) => [`${name}-outside`, [name]]),
      ]);
      const switches = Object.values(compose.networks).map(({ internal }) => internal);
      expect(new Set(switches)).toEqual(new Set([true, '${STORAGE_INTERNAL:-true}', undefined]));
    });

    it('have 32 addresses each, which no other network has', () => {
      const subnets = Object.values(compose.networks).map(({ ipam }) => ipam.config[0]?.subnet ?? '');
      expect(doubles(subnets)).toEqual([]);
      const places = subnets.map((subnet) =>
        /^\$\{NETWORK_PREFIX:-10\.213\}\.(\d+)\.(\d+)\/27$/.exec(subnet),
      );
      expect(
        places.filter((place) => !place || Number(place[1]) > 255 || Number(place[2]) % 32 !== 0),
      ).toEqual([]);
    });
  });

  describe('the container "secrets"', () => {
    let folder: string;
    let owners: Map<string, number>;
    const folders = () => ({
      secrets: join(folder, 'secrets'),
      containers: join(folder, 'containers'),
      volumes: join(folder, 'volumes'),
    });
    const run = () =>
      makeSecrets(folders(), { tls: true }, (path, user, group) => {
        expect(group).toBe(user);
        owners.set(relative(folder, path), user);
      });
    const filesOf = (reader: string) => {
      const own = join(folder, 'containers', reader);
      return readdirSync(own, { recursive: true, withFileTypes: true })
        .filter((each) => each.isFile())
        .map((each) => relative(own, join(each.parentPath, each.name)))
        .sort();
    };
    const textOf = (reader: string) =>
      filesOf(reader)
        .map((name) => readFileSync(join(folder, 'containers', reader, name), 'utf8'))
        .join('\n');
    const readersOf = (secret: string) => readers.filter((reader) => textOf(reader).includes(secret)).sort();

    beforeEach(() => {
      folder = mkdtempSync(join(tmpdir(), 'walls-'));
      owners = new Map();
      for (const name of ['secrets', ...readers.map((reader) => `containers/${reader}`)])
        mkdirSync(join(folder, name), { recursive: true });
      for (const server of SERVERS) mkdirSync(join(folder, 'volumes', server, 'data'), { recursive: true });
    });
    afterEach(() => rmSync(folder, { recursive: true }));

    it('gives each secret to the containers that need it', () => {
      run();
      const secrets = loadSecrets({ folder: join(folder, 'secrets') });
      const using = (need: string) => runners(SERVICES.filter(({ needs }) => needs.includes(need)));
      const sorted = (...names: string[]) => names.sort();
      expect(readersOf(secrets.postgres)).toEqual(['operator', 'postgres']);
      expect(readersOf(secrets.redis)).toEqual(sorted('operator', 'redis', ...using('redis')));
      expect(readersOf(secrets.storage)).toEqual(sorted('minio', 'operator', ...using('storage')));
      expect(readersOf(secrets.fieldKeys)).toEqual(sorted('operator', ...using('fieldKeys')));
      expect(readersOf(secrets.signingKeys)).toEqual(sorted('operator', ...using('signingKeys')));
      expect(readersOf(secrets.nats)).toEqual([]);
      expect(readersOf(secrets.calls)).toEqual([]);
      for (const [service, password] of Object.entries(secrets.roles))
        expect(readersOf(password)).toEqual(sorted('operator', runnerOf(service)));
    });

    it('gives each container its files, the authority, and the mark that all is made', () => {
      run();
      const own = runnerOf('scoring');
      expect(filesOf(own)).toEqual([`${own}.env`, 'ca.pem', 'made'].sort());
      expect(filesOf('postgres')).toEqual([
        'ca.pem',
        'made',
        'postgres/password',
        'postgres/server.crt',
        'postgres/server.key',
      ]);
      for (const reader of readers)
        for (const name of filesOf(reader).filter((each) => each !== 'made'))
          expect([name, owners.get(join('containers', reader, name))]).toEqual([name, USERS[reader]]);
    });

    it('gives the data of a server to its user, in an upgrade too, and the folder last', () => {
      writeFileSync(join(folder, 'volumes/postgres/data/PG_VERSION'), '18');
      mkdirSync(join(folder, 'volumes/postgres/archive'));
      run();
      const given = [...owners].filter(([path]) => path.startsWith('volumes/postgres'));
      expect(given).toEqual([
        ['volumes/postgres/archive', USERS['postgres']],
        ['volumes/postgres/data/PG_VERSION', USERS['postgres']],
        ['volumes/postgres/data', USERS['postgres']],
      ]);
    });

    /** One volume had the files of all containers. */
    function writeOldVolume(): { secrets: Secrets; certificates: [string, string, string][] } {
      const old = join(folder, 'secrets');
      const certificates = certificateFiles((server) => [server, 'localhost']);
      const rest: [string, string, string][] = [
        ['operator.env', '', 'DATABASE_ADMIN_URL=1'],
        ['nats/passwords.conf', '', ''],
        ['made', '', ''],
      ];
      for (const [name, , content] of [...certificates, ...rest]) {
        mkdirSync(dirname(join(old, name)), { recursive: true });
        writeFileSync(join(old, name), content);
        chmodSync(join(old, name), 0o400);
      }
      return { secrets: loadSecrets({ folder: old }), certificates };
    }

    it('keeps the secrets and certificates of an older version, and removes its other files', () => {
      const { secrets, certificates } = writeOldVolume();
      run();
      expect(loadSecrets({ folder: join(folder, 'secrets') })).toEqual(secrets);
      for (const [name, reader, content] of certificates) {
        const own = reader === 'everybody' ? runnerOf('scoring') : reader;
        expect(readFileSync(join(folder, 'containers', own, name), 'utf8')).toBe(content);
      }
      for (const name of ['operator.env', 'nats/passwords.conf', 'made'])
        expect(existsSync(join(folder, 'secrets', name))).toBe(false);
    });

    it('changes no secret and no certificate when it runs again', () => {
      run();
      const before = readers.map(textOf);
      run();
      expect(readers.map(textOf)).toEqual(before);
    });
  });
});
