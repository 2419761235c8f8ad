import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually, type PrivateProcess, serviceProcess, testStorageUrl } from '@groundwork/testing';

const startMs = 60_000;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Processes of their own, as two replicas: each has its own feed of events. */
export class TwoGateways {
  private readonly folder = mkdtempSync(join(tmpdir(), 'groundwork-gateways-'));
  private readonly processes: PrivateProcess[] = [];
  readonly urls: string[] = [];

  static async start(): Promise<TwoGateways> {
    const gateways = new TwoGateways();
    mkdirSync(join(gateways.folder, 'assets'), { recursive: true });
    writeFileSync(join(gateways.folder, 'index.html'), '<!doctype html><div id="root"></div>');
    await gateways.add();
    await gateways.add();
    return gateways;
  }

  async stop(): Promise<void> {
    for (const gateway of this.processes) await gateway.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async add(): Promise<void> {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const gateway = serviceProcess({
      service: 'gateway',
      environment: {
        PORT: String(port),
        WEB_ROOT: this.folder,
        PUBLIC_URL: url,
        STORAGE_URL: testStorageUrl(),
        EXEMPT_NETWORKS: '127.0.0.1,::1',
      },
      log: join(this.folder, `${port}.log`),
    });
    this.processes.push(gateway);
    await gateway.start();
    const answers = () =>
      fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    await eventually(answers, (yes) => yes, startMs);
    this.urls.push(url);
  }
}
