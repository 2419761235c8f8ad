import { mkdtemp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NatsConnection } from '@nats-io/transport-node';
import type { DynamicModule, INestApplicationContext } from '@nestjs/common';
import { type RegisterBankFile, rpc, type RpcContract } from '@groundwork/contracts';
import { FakeService, runService } from '@groundwork/testing';
import { type GatewayConfig, gatewayConfig } from '../src/gateway.config.ts';
import { gatewayModule } from '../src/gateway.module.ts';
import { configureHttp, createAdapter } from '../src/http/configure-http.adapter.ts';
import { FakeServices } from './services.ts';
import { FakeIdentity } from './people.ts';
import { addLedgerReplies } from './ledger.ts';
import { addPrivacyReplies } from './privacy.ts';
import { addSharingReplies } from './sharing.ts';

const everyCall = Object.values(rpc).flatMap((calls) => Object.values<RpcContract>(calls));

export const publicUrl = 'http://127.0.0.1';
export const indexHtml = '<body><div id="root"></div></body>';
const indexHead = '<head><title>Groundwork</title><meta name="description" content="" /></head>';

export interface RunningGateway {
  url: string;
  app: INestApplicationContext;
  calls: FakeService;
  identity: FakeIdentity;
  services: FakeServices;
  /** What the gateway registered at the ledger. */
  bankFiles: RegisterBankFile[];
  nats: NatsConnection;
  stored: () => Promise<string[]>;
  emptyStore: () => Promise<void>;
  stop: () => Promise<void>;
}

interface GatewayOptions {
  /** Another gateway of the same system: two identities would contradict each other. */
  beside?: RunningGateway;
  module?: (config: GatewayConfig) => DynamicModule;
  environment?: Record<string, string>;
}

async function makeFolders() {
  const folder = await mkdtemp(join(tmpdir(), 'gateway-'));
  const web = join(folder, 'web');
  await mkdir(join(web, 'assets'), { recursive: true });
  await writeFile(join(web, 'index.html'), `<!doctype html>${indexHead}${indexHtml}`);
  await writeFile(join(web, 'assets', 'app-1a2b.js'), 'export {};');
  return { folder, web, storage: join(folder, 'storage') };
}

async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

function startFakes(
  connection: NatsConnection,
): Pick<RunningGateway, 'calls' | 'identity' | 'services' | 'bankFiles'> {
  const calls = new FakeService(connection);
  calls.goAway(...everyCall);
  const identity = new FakeIdentity(calls);
  const services = new FakeServices(calls);
  addPrivacyReplies(calls);
  addSharingReplies(calls);
  return { calls, identity, services, bankFiles: addLedgerReplies(calls) };
}

export async function runGateway({
  beside,
  module,
  environment,
}: GatewayOptions = {}): Promise<RunningGateway> {
  const { folder, web, storage } = await makeFolders();
  const service = await runService({
    service: 'gateway',
    config: gatewayConfig,
    module: module ?? gatewayModule,
    adapter: createAdapter,
    configure: configureHttp,
    environment: {
      STORAGE_URL: `folder:${storage}`,
      WEB_ROOT: web,
      PUBLIC_URL: publicUrl,
      EXEMPT_NETWORKS: '127.0.0.1,::1',
      UNDECLARED_REFUSALS: 'reject',
      STAFF_TWO_STEP: 'optional',
      ...environment,
    },
  });
  const fakes = beside ?? startFakes(service.connection);
  await service.connection.flush();
  return {
    url: await service.app.getUrl(),
    app: service.app,
    calls: fakes.calls,
    identity: fakes.identity,
    services: fakes.services,
    bankFiles: fakes.bankFiles,
    nats: service.connection,
    stored: () => filesUnder(storage),
    emptyStore: () => rm(storage, { recursive: true, force: true }),
    stop: async () => {
      await service.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
export const cookie = (token: string) => ({ cookie: `groundwork_session=${token}` });
