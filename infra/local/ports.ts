import { fill } from '../../libs/wording/src/fill.ts';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { Failure } from './failure.ts';
import { startTexts } from './local.wording.ts';

export const LOOPBACK = '127.0.0.1';

export interface Reservation {
  readonly port: number;
  readonly release: () => Promise<void>;
}

export async function isInUse(port: number): Promise<boolean> {
  const socket = connect({ port, host: LOOPBACK, signal: AbortSignal.timeout(1000) });
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

async function hold(port: number): Promise<Reservation | undefined> {
  const server = createServer((socket) => socket.destroy());
  try {
    await once(server.listen({ port, host: LOOPBACK, exclusive: true }), 'listening');
  } catch {
    return undefined;
  }
  server.unref();
  const release = () => new Promise<void>((done) => server.close(() => done()));
  return { port, release };
}

export async function reserveFrom(from: number, to = 65_535): Promise<Reservation> {
  for (let port = from; port <= to; port += 1) {
    // On macOS a listener on all addresses does not stop a second one from binding to 127.0.0.1.
    const reservation = (await isInUse(port)) ? undefined : await hold(port);
    if (reservation !== undefined) return reservation;
  }
  throw new Failure(fill(startTexts.noFreePort, { from: String(from), to: String(to) }));
}

const INTERNAL = '20000-31999';

export function internalRange(setting: string | undefined): { from: number; to: number } {
  const [from = NaN, to = NaN] = (setting || INTERNAL).split('-').map(Number);
  if (from >= 1 && to <= 65_535 && from < to) return { from, to };
  throw new Failure(fill(startTexts.badPortRange, { setting: setting ?? '', example: INTERNAL }));
}

export async function reserveInternal(): Promise<Reservation> {
  const { from, to } = internalRange(process.env['GROUNDWORK_PORTS']);
  const place = from + (process.hrtime()[1] % (to - from));
  return reserveFrom(place, to).catch(() => reserveFrom(from, to));
}
