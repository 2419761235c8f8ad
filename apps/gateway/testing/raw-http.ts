import { connect, type Socket } from 'node:net';
import { once } from 'node:events';

export interface RawAnswer {
  status: number;
  headers: Map<string, string>;
  body: string;
}

export async function openSocket(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  return socket;
}

export async function readAnswer(socket: Socket): Promise<RawAnswer> {
  const received: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => received.push(chunk));
  // A write after the server closed is expected.
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('close', resolve));
  return parseAnswer(Buffer.concat(received).toString());
}

/** For bytes that no correct client sends. */
export async function sendRaw(url: string, ...pieces: (string | Buffer)[]): Promise<RawAnswer> {
  const socket = await openSocket(url);
  const answer = readAnswer(socket);
  // writes everything before it reads, as a browser does with a form
  for (const piece of pieces) {
    if (!socket.write(piece)) await Promise.race([once(socket, 'drain'), answer]);
  }
  return answer;
}

function parseAnswer(text: string): RawAnswer {
  const end = text.indexOf('\r\n\r\n');
  const [statusLine = '', ...lines] = text.slice(0, end).split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return {
    status: Number(statusLine.split(' ')[1]),
    headers: new Map(headers),
    body: text.slice(end + 4),
  };
}
