import { loadConfig } from '@groundwork/platform-config';
import { z } from 'zod';

const fragment = {
  TEST_DATABASE_ADMIN_URL: z.url().describe('A PostgreSQL superuser; `npm test` provides it'),
  TEST_NATS_URL: z.url().describe('A NATS server with JetStream; `npm test` provides it'),
  TEST_REDIS_URL: z.url().describe('A Redis; `npm test` provides it'),
  TEST_DATA: z.string().describe('Folder for data and programs of further servers; `npm test` provides it'),
  TEST_STRIPE_MOCK: z.string().optional().describe('The program stripe-mock, where it could be had'),
  TEST_STORAGE_URL: z.string().optional().describe('An S3 server, where one could be had'),
};

/** The real servers a test talks to. */
export const testServers = () => loadConfig(fragment);
