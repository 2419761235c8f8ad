import { fileURLToPath } from 'node:url';
import { PrivateProcess } from './private-process.ts';
import { testCallVariables } from './test-calls.ts';
import { testServers } from './servers.ts';

interface ServiceProcess {
  service: string;
  log: string;
  environment: NodeJS.ProcessEnv;
}

export function serviceProcess({ service, log, environment }: ServiceProcess): PrivateProcess {
  const { TEST_NATS_URL, TEST_REDIS_URL } = testServers();
  return new PrivateProcess({
    command: process.execPath,
    args: [fileURLToPath(new URL('../../../main.mjs', import.meta.url))],
    env: {
      PATH: process.env['PATH'],
      TARGET: service,
      NODE_ENV: 'test',
      PORT: '0',
      NATS_URL: TEST_NATS_URL,
      ...testCallVariables(service),
      REDIS_URL: TEST_REDIS_URL,
      ...environment,
    },
    log,
  });
}
