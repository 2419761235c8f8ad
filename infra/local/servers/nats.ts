import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NATS_USER, natsConfiguration } from '../nats-configuration.ts';
import { LOOPBACK } from '../ports.ts';
import type { Ground, Provided } from '../provision.ts';
import type { Secrets } from '../secrets.ts';
import { natsAnswers, natsStores } from '../wait.ts';
import { fromApt } from './apt.ts';
import { fromGo } from './go.ts';
import { fromPath, obtain, serverSpec, type Source } from './program.ts';
import { isAtLeast } from './version.ts';

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

export async function provideNats({ instance, secrets, reserve, durable }: Ground): Promise<Provided> {
  const program = await findNats(instance.programs);
  const folder = join(instance.folder, 'nats');
  mkdirSync(folder, { recursive: true });
  const reservation = await reserve();
  const { port } = reservation;
  const file = join(folder, 'nats.conf');
  const place = { store: join(folder, 'store'), name: instance.name };
  const configuration = natsConfiguration({
    port,
    password: secrets.nats,
    version: program.version,
    ...place,
  });
  writeFileSync(file, configuration, { mode: 0o600 });
  const url = natsUrl(port, secrets);
  return {
    url,
    from: `${program.version} from ${program.from}`,
    spec: serverSpec(program, reservation, {
      name: 'nats',
      args: ['-c', file],
      cwd: folder,
      ready: () => natsAnswers(url),
      ...(durable && { check: { works: () => natsStores(url), folder } }),
    }),
  };
}
