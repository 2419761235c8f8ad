import { connect, createServer } from 'node:net';
import { Failure } from './failure.mjs';

export const LOOPBACK = '127.0.0.1';

/**
 * A port that is ours until released: held by a listening socket, so that nobody picks it meanwhile.
 * @typedef {{ port: number, release: () => Promise<void> }} Reservation
 */

/** @param {number} port @returns {Promise<boolean>} */
export function someoneAnswers(port) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: LOOPBACK, timeout: 1000 });
    /** @param {boolean} answer */
    const settle = (answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
    socket.once('timeout', () => settle(false));
  });
}

/** @param {number} port @returns {Promise<Reservation | undefined>} */
function hold(port) {
  return new Promise((resolve) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', () => resolve(undefined));
    server.listen({ port, host: LOOPBACK, exclusive: true }, () => {
      server.unref();
      resolve({ port, release: () => new Promise((done) => server.close(() => done())) });
    });
  });
}

/**
 * The first free port at or after `from`. Asking first matters on macOS, where a listener on all addresses
 * does not keep a second one from binding to 127.0.0.1.
 * @param {number} from
 * @param {number} [to]
 */
export async function reserveFrom(from, to = 65_535) {
  for (let port = from; port <= to; port += 1) {
    if (await someoneAnswers(port)) continue;
    const reservation = await hold(port);
    if (reservation !== undefined) return reservation;
  }
  throw new Failure(`No free port between ${from} and ${to}. End what uses them or choose others.`);
}

/** Below the range systems hand out for outgoing connections, so a restarted process finds its port free. */
const INTERNAL = { from: 20_000, to: 31_999 };

/** @param {string | undefined} setting */
export function internalRange(setting) {
  if (setting === undefined || setting === '') return INTERNAL;
  const [from = NaN, to = NaN] = setting.split('-').map(Number);
  if (!(from >= 1 && to <= 65_535 && from < to)) {
    throw new Failure(`GROUNDWORK_PORTS="${setting}" is no range of ports. Write it like 20000-31999.`);
  }
  return { from, to };
}

/** A free port for something no person types: starts at a spot of its own, so two checkouts rarely meet. */
export async function reserveInternal() {
  const { from, to } = internalRange(process.env['GROUNDWORK_PORTS']);
  const spot = from + (process.hrtime()[1] % (to - from));
  return reserveFrom(spot, to).catch(() => reserveFrom(from, to));
}
