import { type Ground, startSystem, type System } from '../bench/ground.ts';
import { provisionServers } from '../local/provision.ts';
import { loadSecrets } from '../local/secrets.ts';
import { Supervisor } from '../local/supervisor.ts';

export async function startProduction(
  { instance, life }: Ground,
  durable: boolean,
  variables: Readonly<Record<string, string>> = {},
): Promise<System> {
  const supervisor = new Supervisor(instance.logs);
  life.onStop(() => supervisor.stop());
  const secrets = loadSecrets(instance);
  const urls = await provisionServers({ instance, secrets, durable }, supervisor);
  const production = { CALL_SECONDS: '10', NODE_ENV: 'production', ...variables };
  return startSystem({ urls, secrets }, instance.logs, supervisor, production);
}
