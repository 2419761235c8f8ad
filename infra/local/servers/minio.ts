import type { Ground, Provided } from '../provision.ts';
import { LOOPBACK } from '../ports.ts';
import { httpAnswersOk } from '../wait.ts';
import { fromGo, UNOPTIMIZED } from './go.ts';
import { firstOf, fromPath, serverSpec } from './program.ts';
import { BUCKET_USER, s3Storage, storageFolder } from './s3.ts';

const MODULE = 'github.com/minio/minio@v0.0.0-20260212201848-7aac2a2c5b7c';

export async function provideMinio(ground: Ground): Promise<Provided | undefined> {
  const { instance, secrets, reserve, buildStorage } = ground;
  const built = buildStorage === 'MinIO' ? [fromGo('minio', MODULE, instance.programs, UNOPTIMIZED)] : [];
  const program = await firstOf(fromPath('minio'), ...built);
  if (program === undefined) return undefined;
  const folder = storageFolder(instance, 'minio');
  const reservation = await reserve();
  const address = `${LOOPBACK}:${reservation.port}`;
  return {
    ...s3Storage(reservation.port, secrets.storage),
    from: `MinIO from ${program.from}`,
    spec: serverSpec(program, reservation, {
      name: 'minio',
      args: ['server', '--quiet', '--address', address, folder],
      env: {
        MINIO_ROOT_USER: BUCKET_USER,
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
