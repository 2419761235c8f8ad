import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Instance } from '../instance.ts';
import { LOOPBACK } from '../ports.ts';
import type { Provided } from '../provision.ts';

export const BUCKET_USER = 'groundwork';
const BUCKET = 'groundwork';

export function storageFolder({ folder }: Instance, name: string): string {
  const own = join(folder, name);
  mkdirSync(own, { recursive: true });
  return own;
}

export const s3Storage = (port: number, secretKey: string): Pick<Provided, 'url' | 'prepare'> => ({
  url: `s3://${BUCKET_USER}:${secretKey}@${LOOPBACK}:${port}/${BUCKET}?tls=false`,
  prepare: async () => {
    const { Client } = await import('minio');
    const client = new Client({ endPoint: LOOPBACK, port, useSSL: false, accessKey: BUCKET_USER, secretKey });
    if (!(await client.bucketExists(BUCKET))) await client.makeBucket(BUCKET);
  },
});
