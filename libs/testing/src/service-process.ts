import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { PrivateProcess, type PrivateProcessOptions } from './private-process.ts';
import { testCallVariables } from './test-calls.ts';
import { testServers } from './servers.ts';

interface ServiceProcess extends Pick<PrivateProcessOptions, 'log' | 'ready'> {
  service: string;
  environment: NodeJS.ProcessEnv;
}

export function serviceProcess({ service, environment, ...options }: ServiceProcess): PrivateProcess {
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
    ...options,
  });
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Its port is the same after each start, and a start ends when it is ready. */
export async function reachableProcess({ environment, ...options }: Omit<ServiceProcess, 'ready'>) {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const ready = () => isReady(url);
  const process = serviceProcess({ ...options, environment: { ...environment, PORT: port }, ready });
  return { url, process };
}
