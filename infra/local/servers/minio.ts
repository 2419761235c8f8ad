import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'minio';
import type { Instance } from '../instance.ts';
import { LOOPBACK } from '../ports.ts';
import type { Ground, Provided } from '../provision.ts';
import { httpAnswersOk } from '../wait.ts';
import { fromGo, UNOPTIMIZED } from './go.ts';
import { firstOf, fromPath, serverSpec } from './program.ts';

const MODULE = 'github.com/minio/minio@v0.0.0-20260212201848-7aac2a2c5b7c';
const USER = 'groundwork';
const BUCKET = 'groundwork';

export const findMinio = ({ programs }: Instance, build: boolean) =>
  firstOf(fromPath('minio'), ...(build ? [fromGo('minio', MODULE, programs, UNOPTIMIZED)] : []));

async function createBucket(port: number, secretKey: string): Promise<void> {
  const client = new Client({ endPoint: LOOPBACK, port, useSSL: false, accessKey: USER, secretKey });
  if (!(await client.bucketExists(BUCKET))) await client.makeBucket(BUCKET);
}

function folderOf({ folder }: Instance, name: string): string {
  const own = join(folder, name);
  mkdirSync(own, { recursive: true });
  return own;
}

export async function provideStorage(ground: Ground): Promise<Provided> {
  const { instance, secrets, reserve, buildStorage } = ground;
  const program = await findMinio(instance, buildStorage);
  if (program === undefined)
    return { url: `folder:${folderOf(instance, 'storage')}`, from: 'a local folder' };
  const folder = folderOf(instance, 'minio');
  const reservation = await reserve();
  const address = `${LOOPBACK}:${reservation.port}`;
  return {
    url: `s3://${USER}:${secrets.storage}@${address}/${BUCKET}?tls=false`,
    from: `MinIO from ${program.from}`,
    prepare: () => createBucket(reservation.port, secrets.storage),
    spec: serverSpec(program, reservation, {
      name: 'minio',
      args: ['server', '--quiet', '--address', address, folder],
      env: {
        MINIO_ROOT_USER: USER,
        MINIO_ROOT_PASSWORD: secrets.storage,
        MINIO_BROWSER: 'off',
        MINIO_UPDATE: 'off',
        MINIO_API_REQUESTS_MAX: '200',
      },
      cwd: folder,
      ready: () => httpAnswersOk(`http://${address}/minio/health/cluster`),
    }),
  };
}
