import { type Ground, startSystem, type System } from '../bench/ground.ts';
import { provisionServers } from '../local/provision.ts';
import { loadSecrets } from '../local/secrets.ts';
import { Supervisor } from '../local/supervisor.ts';

export async function startServers({ instance, life }: Ground, durable: boolean) {
  const supervisor = new Supervisor(instance.logs);
  life.onStop(() => supervisor.stop());
  const secrets = loadSecrets(instance);
  const urls = await provisionServers({ instance, secrets, durable }, supervisor);
  return { urls, secrets, supervisor };
}

type Servers = Awaited<ReturnType<typeof startServers>>;

export async function startProduction(
  ground: Ground,
  durable: boolean,
  variables: Readonly<Record<string, string>> = {},
  servers?: Servers,
): Promise<System> {
  const { supervisor, ...stand } = servers ?? (await startServers(ground, durable));
  const production = { CALL_SECONDS: '10', NODE_ENV: 'production', ...variables };
  return startSystem(stand, ground.instance.logs, supervisor, production);
}
