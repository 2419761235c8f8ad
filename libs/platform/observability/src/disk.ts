import { statfs } from 'node:fs/promises';
import { readings } from './service-metrics.ts';
import { currentService } from './service-scope.ts';

export async function countFreeBytes(): Promise<number> {
  const { bavail, bsize } = await statfs('.');
  return bavail * bsize;
}

readings({ name: 'groundwork_disk_free_bytes', help: 'Free bytes on the disk of the process' }, async () => [
  { service: currentService(), value: await countFreeBytes() },
]);
