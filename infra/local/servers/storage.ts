import type { Ground, Provided } from '../provision.ts';
import { LOOPBACK } from '../ports.ts';
import { httpAnswersOk } from '../wait.ts';
import { fromGo } from './go.ts';
import { provideMinio } from './minio.ts';
import { serverSpec } from './program.ts';
import { s3Storage, storageFolder } from './s3.ts';

/** It reads no signature. Go builds it in seconds, and MinIO in minutes. */
const STAND_IN = 'github.com/johannesboyne/gofakes3/cmd/gofakes3@v1.2.0';

async function provideStandIn({ instance, secrets, reserve }: Ground): Promise<Provided | undefined> {
  const program = await fromGo('gofakes3', STAND_IN, instance.programs, [], [])();
  if (program === undefined) return undefined;
  const folder = storageFolder(instance, 's3');
  const reservation = await reserve();
  const address = `${LOOPBACK}:${reservation.port}`;
  return {
    ...s3Storage(reservation.port, secrets.storage),
    from: `an S3 stand-in from ${program.from}`,
    spec: serverSpec(program, reservation, {
      name: 's3',
      args: ['-quiet', '-host', address, '-backend', 'fs', '-fs.path', folder, '-fs.create'],
      cwd: folder,
      ready: () => httpAnswersOk(`http://${address}/`),
    }),
  };
}

export async function provideStorage(ground: Ground): Promise<Provided> {
  const standIn = () => (ground.buildStorage === 'stand-in' ? provideStandIn(ground) : undefined);
  const folder = { url: `folder:${storageFolder(ground.instance, 'storage')}`, from: 'a local folder' };
  return (await provideMinio(ground)) ?? (await standIn()) ?? folder;
}
