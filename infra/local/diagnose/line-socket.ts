import { connect as connectPlain, type Socket } from 'node:net';

const ANSWER_MS = 5000;

export async function plainSocket(host: string, port: number): Promise<Socket> {
  const socket = connectPlain({ host, port, timeout: ANSWER_MS });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('error', reject);
    socket.once('timeout', () => socket.destroy(new Error(`no answer from ${host}:${port}`)));
  });
  return socket;
}

export const firstBytes = (socket: Socket): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    socket.once('data', resolve);
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('the server closed the connection')));
  });
