import { connect, type Socket } from 'node:net';
import { baseUrl } from '../system/owner.ts';
import type { HostileRequest } from './requests.ts';

export interface WireAnswer {
  status: number;
  type: string;
  body: string;
}

const timeoutMs = 20_000;

function bytesOf({ method, target, headers, framing, content }: HostileRequest): Buffer {
  const hasHost = headers.some(([name]) => name === 'Host');
  const length: [string, string][] = content.length > 0 ? [['Content-Length', String(content.length)]] : [];
  const all = [
    ...(hasHost ? [] : [['Host', new URL(baseUrl).host]]),
    ['Connection', 'close'],
    ...headers,
    ...(framing ?? length),
  ];
  const head = all.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return Buffer.concat([Buffer.from(`${method} ${target} HTTP/1.1\r\n${head}\r\n`, 'utf8'), content]);
}

/** Skips interim responses such as "100 Continue". */
const finalAnswer = (text: string) => text.replace(/^(HTTP\/1\.1 1\d\d[^]*?\r\n\r\n)+/, '');

function parseAnswer(text: string): WireAnswer | undefined {
  const final = finalAnswer(text);
  const end = final.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const head = final.slice(0, end);
  const type = /^content-type: *(.*)$/im.exec(head)?.[1] ?? '';
  return { status: Number(head.slice(9, 12)), type, body: final.slice(end + 4) };
}

/** A live stream never ends, so its first bytes are the response. */
const isStream = (text: string) => /^HTTP\/1\.1 200[^]*text\/event-stream/i.test(finalAnswer(text));

function collect(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const done = () => {
      socket.destroy();
      resolve(text);
    };
    socket.setTimeout(timeoutMs, done);
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (isStream(text)) done();
    });
    // A server may close during our write; the response before counts.
    socket.on('error', done).on('close', done);
  });
}

/** Sends raw bytes, because an HTTP client rejects such requests. */
export async function sendHostile(request: HostileRequest): Promise<WireAnswer | undefined> {
  const { hostname, port } = new URL(baseUrl);
  const socket = connect(Number(port), hostname);
  const answer = collect(socket);
  socket.write(bytesOf(request));
  return parseAnswer(await answer);
}
