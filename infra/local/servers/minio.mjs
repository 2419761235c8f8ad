import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { LOOPBACK } from '../ports.mjs';
import { httpAnswersOk } from '../wait.mjs';
import { fromGo } from './go.mjs';
import { fromPath } from './path.mjs';
import { plainEnvironment } from './program.mjs';

const MODULE = 'github.com/minio/minio@v0.0.0-20260212201848-7aac2a2c5b7c';
const USER = 'groundwork';
const BUCKET = 'groundwork';

/**
 * For tests of the S3 adapter: a real server, built once if there is a Go toolchain.
 * @param {string} programs
 */
const goInstall = (programs) => fromGo('minio', MODULE, programs);

/** @param {number} port @param {string} secretKey */
async function createBucket(port, secretKey) {
  // Installed by the time it is asked for, not when this file is read.
  const { Client } = await import('minio');
  const client = new Client({ endPoint: LOOPBACK, port, useSSL: false, accessKey: USER, secretKey });
  if (!(await client.bucketExists(BUCKET))) await client.makeBucket(BUCKET);
}

/** A folder holds the files as well where no S3 server is at hand. @param {import('../instance.mjs').Instance} instance */
function folderStorage(instance) {
  const folder = join(instance.folder, 'storage');
  mkdirSync(folder, { recursive: true });
  return { url: `folder:${folder}`, from: 'a local folder' };
}

/**
 * @param {import('../provision.mjs').Ground} ground
 * @returns {Promise<import('../provision.mjs').Provided>}
 */
export async function provideStorage({ instance, secrets, reserve, buildStorage }) {
  const program =
    (await fromPath('minio')()) ?? (buildStorage ? await goInstall(instance.programs)() : undefined);
  if (program === undefined) return folderStorage(instance);
  const folder = join(instance.folder, 'minio');
  mkdirSync(folder, { recursive: true });
  const { port, release } = await reserve();
  return {
    url: `s3://${USER}:${secrets.storage}@${LOOPBACK}:${port}/${BUCKET}?tls=false`,
    from: `MinIO from ${program.from}`,
    prepare: () => createBucket(port, secrets.storage),
    spec: {
      name: 'minio',
      kind: 'server',
      command: program.path,
      args: ['server', '--quiet', '--address', `${LOOPBACK}:${port}`, folder],
      env: {
        ...plainEnvironment(),
        ...program.env,
        MINIO_ROOT_USER: USER,
        MINIO_ROOT_PASSWORD: secrets.storage,
        MINIO_BROWSER: 'off',
        MINIO_UPDATE: 'off',
        MINIO_API_REQUESTS_MAX: '200',
      },
      cwd: folder,
      port,
      release,
      ready: () => httpAnswersOk(`http://${LOOPBACK}:${port}/minio/health/live`),
    },
  };
}
