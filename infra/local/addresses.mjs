// Where the servers of a running system are, for commands that come from outside it.
import { Failure } from './failure.mjs';
import { instanceAt, readRun } from './instance.mjs';
import { loadSecrets } from './secrets.mjs';
import { natsUrl } from './servers/nats.mjs';
import { postgresUrl } from './servers/postgres.mjs';

/**
 * @param {string} data folder of all data
 * @param {NodeJS.ProcessEnv} variables
 * @returns {{ postgres: string, nats: string }}
 */
export function addressesOf(data, variables) {
  const { DATABASE_ADMIN_URL: postgres, NATS_URL: nats } = variables;
  if (postgres && nats) return { postgres, nats };
  const instance = instanceAt('dev', data);
  const processes = readRun(instance)?.processes;
  /** @param {string} name @param {string} variable */
  const portOf = (name, variable) => {
    const running = processes?.[name];
    if (running !== undefined) return running.port;
    throw new Failure(
      `No running system was found in ${instance.folder}. Start it with "npm start", ` +
        `name its folder with --data, or set ${variable}.`,
    );
  };
  return {
    postgres: postgres || postgresUrl(portOf('postgres', 'DATABASE_ADMIN_URL'), loadSecrets(instance)),
    nats: nats || natsUrl(portOf('nats', 'NATS_URL'), loadSecrets(instance)),
  };
}
