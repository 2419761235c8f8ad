import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf, Failure } from './failure.mjs';

/**
 * Asks until the answer is yes.
 * @param {() => Promise<boolean>} check
 * @param {{ withinMs: number, everyMs?: number, giveUp?: () => boolean }} patience
 */
export async function until(check, { withinMs, everyMs = 50, giveUp = () => false }) {
  const deadline = performance.now() + withinMs;
  while (performance.now() < deadline && !giveUp()) {
    if (await check()) return true;
    await sleep(everyMs);
  }
  return false;
}

/** @param {string} url */
export async function httpAnswersOk(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

/**
 * One exchange over TCP, complete once the reply matches.
 * @param {string} url
 * @param {string} send
 * @param {RegExp} reply
 * @returns {Promise<boolean>}
 */
function converses(url, send, reply) {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port), timeout: 2000 });
    let heard = '';
    /** @param {boolean} answer */
    const settle = (answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => socket.write(send));
    socket.on('data', (chunk) => {
      heard += chunk.toString();
      if (reply.test(heard)) settle(true);
    });
    for (const event of ['error', 'timeout', 'close']) socket.once(event, () => settle(false));
  });
}

/** @param {string} url */
const credentialsOf = (url) => {
  const { username, password } = new URL(url);
  return { user: decodeURIComponent(username), password: decodeURIComponent(password) };
};

/** @param {string} url */
export function natsAnswers(url) {
  const { user, password } = credentialsOf(url);
  const options = {
    verbose: false,
    pedantic: false,
    ...(password === '' ? { auth_token: user } : { user, pass: password }),
  };
  return converses(
    withPort(url, 4222),
    `CONNECT ${JSON.stringify(user === '' ? { verbose: false } : options)}\r\nPING\r\n`,
    /^PONG/m,
  );
}

/** @param {string} url */
export function redisAnswers(url) {
  const { user, password } = credentialsOf(url);
  const words = ['AUTH', ...(user === '' ? [] : [user]), password];
  const auth =
    password === ''
      ? ''
      : `*${words.length}\r\n${words.map((w) => `$${Buffer.byteLength(w)}\r\n${w}\r\n`).join('')}`;
  return converses(withPort(url, 6379), `${auth}PING\r\n`, /^\+PONG/m);
}

/** @param {string} url @param {number} port */
function withPort(url, port) {
  const parsed = new URL(url);
  if (parsed.port === '') parsed.port = String(port);
  return parsed.href;
}

const WRONG_PASSWORD = '28P01';

/**
 * @param {string} url
 * @param {string} statement
 */
export async function query(url, statement) {
  // Installed by the time it is asked for, not when this file is read.
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query(statement)).rowCount ?? 0;
  } finally {
    await client.end().catch(() => {});
  }
}

/** @param {string} url */
export async function postgresAnswers(url) {
  try {
    return (await query(url, 'select 1')) === 1;
  } catch (error) {
    if (codeOf(error) === WRONG_PASSWORD) {
      throw new Failure(
        'PostgreSQL refuses the password: the data and secrets.json do not belong together. ' +
          'Restore secrets.json, or start over with "npm start -- --reset".',
      );
    }
    return false;
  }
}
