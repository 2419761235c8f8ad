import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { expect, it } from '@jest/globals';
import { ClamdScan } from './clamd.scan.ts';

const faults = { infected: () => new Error('infected'), unscanned: () => new Error('unscanned') };
const chunks = Array.from({ length: 400 }, () => Buffer.alloc(65_536));

it('rejects a file when clamd stops reading in the middle of it', async () => {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => undefined).pause());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    const scan = new ClamdScan(new URL(`tcp://127.0.0.1:${port}`), faults, 200);
    const passed = pipeline(Readable.from(chunks), scan.open().resume());
    await expect(passed).rejects.toThrow('unscanned');
  } finally {
    for (const socket of sockets) socket.destroy();
    server.close();
  }
});
