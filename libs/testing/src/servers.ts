import { loadConfig } from '@groundwork/platform-config';
import { z } from 'zod';

const fragment = {
  TEST_DATABASE_ADMIN_URL: z.url().describe('A PostgreSQL superuser; `npm test` provides it'),
  TEST_NATS_URLS: z
    .string()
    .describe('NATS servers with JetStream, one for each worker; `npm test` provides them'),
  TEST_REDIS_URLS: z.string().describe('Redis servers, one for each worker; `npm test` provides them'),
  TEST_DATA: z.string().describe('Folder for data and programs of further servers; `npm test` provides it'),
  TEST_STRIPE_MOCK: z.string().optional().describe('The program stripe-mock, where it could be had'),
  TEST_NETWORKS: z.string().optional().describe('The folder of the networks, where they could be had'),
  TEST_STORAGE_URL: z.string().optional().describe('An S3 server, where one could be had'),
};

function ofWorker(urls: string): string {
  const url = urls.split(' ')[Number(process.env['JEST_WORKER_ID'] ?? 1) - 1];
  if (url === undefined) throw new Error('This worker has no server of its own');
  return url;
}

export function testServers() {
  const { TEST_NATS_URLS, TEST_REDIS_URLS, ...servers } = loadConfig(fragment);
  return { ...servers, TEST_NATS_URL: ofWorker(TEST_NATS_URLS), TEST_REDIS_URL: ofWorker(TEST_REDIS_URLS) };
}
