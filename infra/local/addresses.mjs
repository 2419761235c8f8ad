// Where the servers of a running system are, for commands that come from outside it.
import { Failure } from './failure.mjs';
import { instanceAt, readRun } from './instance.mjs';
import { loadSecrets } from './secrets.mjs';
import { natsUrl } from './servers/nats.mjs';
import { postgresUrl } from './servers/postgres.mjs';
import { redisUrl } from './servers/redis.mjs';

const SERVERS = {
  postgres: { variable: 'DATABASE_ADMIN_URL', urlOf: postgresUrl },
  nats: { variable: 'NATS_URL', urlOf: natsUrl },
  redis: { variable: 'REDIS_URL', urlOf: redisUrl },
};

/**
 * What a variable names, or else that server of the running system.
 * @param {keyof typeof SERVERS} server
 * @param {string} data folder of all data
 * @param {NodeJS.ProcessEnv} variables
 */
export function addressOf(server, data, variables) {
  const { variable, urlOf } = SERVERS[server];
  const given = variables[variable];
  if (given) return given;
  const instance = instanceAt('dev', data);
  const running = readRun(instance)?.processes[server];
  if (running !== undefined) return urlOf(running.port, loadSecrets(instance));
  throw new Failure(
    `No running system was found in ${instance.folder}. Start it with "npm start", ` +
      `name its folder with --data, or set ${variable}.`,
  );
}

/**
 * @param {string} data folder of all data
 * @param {NodeJS.ProcessEnv} variables
 * @returns {{ postgres: string, nats: string }}
 */
export const addressesOf = (data, variables) => ({
  postgres: addressOf('postgres', data, variables),
  nats: addressOf('nats', data, variables),
});
