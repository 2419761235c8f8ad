import { loadConfig } from '@groundwork/platform-config';
import { z } from 'zod';

const fragment = {
  TEST_DATABASE_ADMIN_URL: z.url().describe('A PostgreSQL superuser; `npm test` provides it'),
  TEST_NATS_URL: z.url().describe('A NATS server with JetStream; `npm test` provides it'),
  TEST_REDIS_URL: z.url().describe('A Redis; `npm test` provides it'),
  TEST_SECOND_NATS_URL: z.url().describe('The same for the suites that run beside others'),
  TEST_SECOND_REDIS_URL: z.url().describe('The same for the suites that run beside others'),
  TEST_DATA: z.string().describe('Folder for data and programs of further servers; `npm test` provides it'),
  TEST_STRIPE_MOCK: z.string().optional().describe('The program stripe-mock, where it could be had'),
  TEST_STORAGE_URL: z.string().optional().describe('An S3 server, where one could be had'),
};

/** Two suites run at once, each with its own NATS and Redis. */
export function testServers() {
  const { TEST_SECOND_NATS_URL, TEST_SECOND_REDIS_URL, ...servers } = loadConfig(fragment);
  if (process.env['JEST_WORKER_ID'] !== '2') return servers;
  return { ...servers, TEST_NATS_URL: TEST_SECOND_NATS_URL, TEST_REDIS_URL: TEST_SECOND_REDIS_URL };
}
