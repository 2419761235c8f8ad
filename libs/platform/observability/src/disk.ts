import { statfs } from 'node:fs/promises';
import { Gauge } from 'prom-client';
import { metrics } from './metrics.ts';

export async function countFreeBytes(): Promise<number> {
  const { bavail, bsize } = await statfs('.');
  return bavail * bsize;
}

new Gauge({
  name: 'groundwork_disk_free_bytes',
  help: 'Free bytes on the disk of the process',
  registers: [metrics],
  async collect() {
    this.set(await countFreeBytes());
  },
});
