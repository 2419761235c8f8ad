// A whole system of a bench's own under `.data/bench`, and what its benches do with it.
import { join } from 'node:path';
import { buildEverything } from '../local/build.mjs';
import { LOOPBACK, reserveInternal } from '../local/ports.mjs';
import { step } from '../local/progress.mjs';
import { provisionServers } from '../local/provision.mjs';
import { loadSecrets } from '../local/secrets.mjs';
import { migrate, startServices } from '../local/system.mjs';

/** @param {number[]} times @param {number} share */
export const at = (times, share) =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN;

/**
 * @param {string} url @param {string} path @param {string} token @param {object} [body] @param {string} [method]
 * @returns {Promise<any>}
 */
export async function ask(url, path, token, body, method = body ? 'POST' : 'GET') {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const reply = await answer.json();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${JSON.stringify(reply)}`);
  return reply;
}

/** @param {string} url @param {number} n */
export async function signUp(url, n) {
  const person = { firstName: 'Bench', lastName: 'Mark', password: 'a long enough password 7' };
  const email = `bench.${n}.${Date.now()}@example.com`;
  const { token } = await ask(url, '/api/auth/signup', '', { ...person, email });
  return token;
}

/** Each message of the live stream, as it arrives. @param {string} url @param {string} token */
export async function* liveMessages(url, token) {
  const answer = await fetch(`${url}/api/events`, { headers: { authorization: `Bearer ${token}` } });
  const decoder = new TextDecoder();
  for await (const chunk of answer.body ?? []) {
    for (const [, json = ''] of decoder.decode(chunk).matchAll(/^data: (.*)$/gm)) yield JSON.parse(json);
  }
}

/** @param {import('../local/life.mjs').Life} life @param {import('../local/provision.mjs').ServerName[]} [names] */
export async function startServers(life, names) {
  await life.begin({ reset: true });
  const { instance, supervisor } = life;
  const secrets = loadSecrets(instance);
  await step('Building', () => buildEverything(join(instance.logs, 'build.log')));
  const ground = { instance, secrets, durable: true, buildStorage: false };
  const urls = await step('Starting the servers', () => provisionServers(ground, supervisor, names));
  return { ...urls, secrets };
}

/** @param {import('../local/life.mjs').Life} life */
export async function startSystem(life) {
  const { secrets, ...urls } = await startServers(life);
  const { instance, supervisor } = life;
  const web = await reserveInternal();
  const url = `http://${LOOPBACK}:${web.port}`;
  const inherited = { ...process.env, EXEMPT_NETWORKS: LOOPBACK };
  const facts = { urls, secrets, publicUrl: url, inherited };
  await step('Preparing the database', () => migrate(facts, join(instance.logs, 'migrate.log')));
  await step('Starting the services', () => startServices(facts, web, supervisor));
  return { url, postgres: urls.postgres, nats: urls.nats };
}
