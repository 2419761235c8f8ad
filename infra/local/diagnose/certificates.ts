import { isIP } from 'node:net';
import { connect, type TLSSocket } from 'node:tls';
import type { Socket } from 'node:net';
import { fill } from '../../../libs/wording/src/fill.ts';
import { things, tlsTexts } from '../doctor.wording.ts';
import { fault, fine, type Finding, note, reasonOf } from './finding.ts';
import { firstBytes, plainSocket } from './line-socket.ts';
import type { Place } from './place.ts';

const DAY_MS = 86_400_000;
const SOON_DAYS = 14;

export interface TlsServer {
  readonly name: string;
  readonly host: string;
  readonly port: number;
  /** Before TLS starts, PostgreSQL expects a request, and NATS sends a line. */
  readonly greeting: 'none' | 'postgres' | 'nats';
  /** Others reach the address of the site. This machine need not. */
  readonly isElsewhere?: true;
}

const SSL_REQUEST = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);

const GREETINGS: Record<TlsServer['greeting'], (socket: Socket) => Promise<void>> = {
  none: () => Promise.resolve(),
  nats: async (socket) => {
    await firstBytes(socket);
  },
  postgres: async (socket) => {
    socket.write(SSL_REQUEST);
    if ((await firstBytes(socket)).toString('latin1') !== 'S') throw new Error('the server offers no TLS');
  },
};

export interface Certificate {
  readonly from: Date;
  readonly until: Date;
  readonly rejected: string | undefined;
}

async function secured(socket: Socket, host: string): Promise<TLSSocket> {
  // It reads a certificate that a client would reject, to name the reason. It sends nothing.
  const options = { socket, host, rejectUnauthorized: false, ...(isIP(host) === 0 && { servername: host }) };
  const tls = connect(options);
  await new Promise<void>((resolve, reject) => {
    tls.once('secureConnect', resolve);
    tls.once('error', reject);
    tls.once('close', () => reject(new Error('the server closed the connection')));
  });
  return tls;
}

export async function readCertificate({ host, port, greeting }: TlsServer): Promise<Certificate> {
  const plain = await plainSocket(host, port);
  try {
    await GREETINGS[greeting](plain);
    const tls = await secured(plain, host);
    const { valid_from: from, valid_to: until } = tls.getPeerCertificate();
    const error: unknown = tls.authorizationError;
    const rejected = tls.authorized ? undefined : error instanceof Error ? error.message : String(error);
    tls.destroy();
    return { from: new Date(from), until: new Date(until), rejected };
  } finally {
    plain.destroy();
  }
}

const dayOf = (time: Date) => time.toISOString().slice(0, 10);

export function judge({ name, host }: TlsServer, { from, until, rejected }: Certificate, now: Date): Finding {
  const thing = fill(things.tls, { name });
  const days = Math.floor((until.getTime() - now.getTime()) / DAY_MS);
  if (days < 0) return fault(thing, fill(tlsTexts.ended, { day: dayOf(until) }));
  if (from > now) return fault(thing, fill(tlsTexts.early, { day: dayOf(from) }));
  if (rejected !== undefined) return fault(thing, fill(tlsTexts.rejected, { reason: rejected, host }));
  if (days < SOON_DAYS) return note(thing, fill(tlsTexts.soon, { days }));
  return fine(thing, fill(tlsTexts.valid, { days }));
}

interface Address {
  readonly name: string;
  readonly url: string | undefined;
  readonly greeting: TlsServer['greeting'];
  readonly port: number;
  readonly usesTls: (url: URL) => boolean;
  readonly isElsewhere?: true;
}

const addressesOf = ({ urls, environment }: Place): Address[] => [
  {
    name: things.postgres,
    url: urls.postgres,
    greeting: 'postgres',
    port: 5432,
    usesTls: ({ searchParams }) => !['', 'disable'].includes(searchParams.get('sslmode') ?? ''),
  },
  {
    name: things.nats,
    url: urls.nats,
    greeting: 'nats',
    port: 4222,
    usesTls: ({ protocol }) => protocol === 'tls:',
  },
  {
    name: things.redis,
    url: urls.redis,
    greeting: 'none',
    port: 6379,
    usesTls: ({ protocol }) => protocol === 'rediss:',
  },
  {
    name: things.storage,
    url: urls.storage,
    greeting: 'none',
    port: 443,
    usesTls: ({ protocol, searchParams }) => protocol === 's3:' && searchParams.get('tls') !== 'false',
  },
  {
    name: things.mail,
    url: environment['SMTP_URL'],
    greeting: 'none',
    port: 465,
    usesTls: ({ protocol }) => protocol === 'smtps:',
  },
  {
    name: things.address,
    url: environment['PUBLIC_URL'],
    greeting: 'none',
    port: 443,
    usesTls: ({ protocol }) => protocol === 'https:',
    isElsewhere: true,
  },
];

export const tlsServersOf = (place: Place): TlsServer[] =>
  addressesOf(place).flatMap(({ url, usesTls, ...address }) => {
    if (!url || !URL.canParse(url) || !usesTls(new URL(url))) return [];
    const { hostname, port } = new URL(url);
    return [{ ...address, host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || address.port) }];
  });

async function checkOne(server: TlsServer, now: Date): Promise<Finding> {
  try {
    return judge(server, await readCertificate(server), now);
  } catch (error) {
    const text = fill(tlsTexts.unreadable, { reason: reasonOf(error), host: server.host });
    return (server.isElsewhere ? note : fault)(fill(things.tls, { name: server.name }), text);
  }
}

export const checkCertificates = (place: Place, now: Date): Promise<Finding[]> =>
  Promise.all(tlsServersOf(place).map((server) => checkOne(server, now)));
