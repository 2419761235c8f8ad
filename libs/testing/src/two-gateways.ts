import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PrivateProcess } from './private-process.ts';
import { testStorageUrl } from './running-service.ts';
import { reachableProcess } from './service-process.ts';

/** Processes of their own, as two replicas: each has its own feed of events. */
export class TwoGateways {
  private readonly folder = mkdtempSync(join(tmpdir(), 'groundwork-gateways-'));
  readonly processes: PrivateProcess[] = [];
  readonly urls: string[] = [];

  private constructor(private readonly environment: NodeJS.ProcessEnv) {}

  static async start(environment: NodeJS.ProcessEnv = {}): Promise<TwoGateways> {
    const gateways = new TwoGateways(environment);
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
    const { url, process } = await reachableProcess({
      service: 'gateway',
      environment: {
        WEB_ROOT: this.folder,
        PUBLIC_URL: 'http://127.0.0.1',
        STORAGE_URL: testStorageUrl(),
        EXEMPT_NETWORKS: '127.0.0.1,::1',
        ...this.environment,
      },
      log: join(this.folder, `gateway-${this.urls.length + 1}.log`),
    });
    this.processes.push(process);
    this.urls.push(url);
    await process.start();
  }
}
