// Certificates of the servers behind the services. Node can sign them but not write them, and the images have no openssl.
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const YEARS = 10;

function lengthOf(size: number): Buffer {
  if (size < 0x80) return Buffer.from([size]);
  const bytes = Buffer.from(size.toString(16).padStart(size > 0xff ? 4 : 2, '0'), 'hex');
  return Buffer.concat([Buffer.from([0x80 | bytes.length]), bytes]);
}

const entry = (tag: number, ...content: Buffer[]): Buffer => {
  const all = Buffer.concat(content);
  return Buffer.concat([Buffer.from([tag]), lengthOf(all.length), all]);
};
const sequence = (...content: Buffer[]) => entry(0x30, ...content);
const bits = (content: Buffer, unused = 0) => entry(0x03, Buffer.from([unused]), content);
const octets = (...content: Buffer[]) => entry(0x04, ...content);
const yes = entry(0x01, Buffer.from([0xff]));
const identifier = (hex: string) => entry(0x06, Buffer.from(hex, 'hex'));

const COMMON_NAME = identifier('550403');
const ECDSA_WITH_SHA256 = sequence(identifier('2a8648ce3d040302'));
const SUBJECT_KEY = identifier('551d0e');
const KEY_USAGE = identifier('551d0f');
const SUBJECT_ALTERNATIVE_NAME = identifier('551d11');
const BASIC_CONSTRAINTS = identifier('551d13');
const AUTHORITY_KEY = identifier('551d23');
const EXTENDED_KEY_USAGE = identifier('551d25');
const SERVER_AUTHENTICATION = identifier('2b06010505070301');

const SIGNS_CERTIFICATES = bits(Buffer.from([0x06]), 1);
const SIGNS_HANDSHAKES = bits(Buffer.from([0x80]), 7);

const nameOf = (name: string) => sequence(entry(0x31, sequence(COMMON_NAME, entry(0x0c, Buffer.from(name)))));
const timeOf = (time: Date) => entry(0x18, Buffer.from(time.toISOString().replaceAll(/[-:T]|\.\d+/g, '')));
const critical = (name: Buffer, value: Buffer) => sequence(name, yes, octets(value));

const derOf = (key: KeyObject) => key.export({ type: 'spki', format: 'der' });
const fingerprintOf = (key: KeyObject) => createHash('sha256').update(derOf(key)).digest().subarray(0, 20);

const extensionsOfAuthority = (own: KeyObject) => [
  sequence(SUBJECT_KEY, octets(octets(fingerprintOf(own)))),
  critical(BASIC_CONSTRAINTS, sequence(yes)),
  critical(KEY_USAGE, SIGNS_CERTIFICATES),
];

const extensionsOfServer = (hosts: readonly string[], authority: KeyObject) => [
  sequence(AUTHORITY_KEY, octets(sequence(entry(0x80, fingerprintOf(authority))))),
  critical(BASIC_CONSTRAINTS, sequence()),
  critical(KEY_USAGE, SIGNS_HANDSHAKES),
  sequence(EXTENDED_KEY_USAGE, octets(sequence(SERVER_AUTHENTICATION))),
  sequence(
    SUBJECT_ALTERNATIVE_NAME,
    octets(sequence(...hosts.map((host) => entry(0x82, Buffer.from(host))))),
  ),
];

interface Content {
  readonly subject: string;
  readonly publicKey: KeyObject;
  readonly extensions: Buffer[];
}

const AUTHORITY = 'groundwork servers';

function certificateOf({ subject, publicKey, extensions }: Content, signer: KeyObject): string {
  const from = new Date(Date.now() - 3_600_000);
  const until = new Date(from);
  until.setFullYear(from.getFullYear() + YEARS);
  const serial = randomBytes(16);
  serial[0] = ((serial[0] ?? 0) & 0x7f) | 0x40;
  const content = sequence(
    ...[entry(0xa0, entry(0x02, Buffer.from([2]))), entry(0x02, serial), ECDSA_WITH_SHA256],
    ...[nameOf(AUTHORITY), sequence(timeOf(from), timeOf(until)), nameOf(subject)],
    ...[derOf(publicKey), entry(0xa3, sequence(...extensions))],
  );
  const whole = sequence(content, ECDSA_WITH_SHA256, bits(sign('sha256', content, signer)));
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
}

const newKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });

export interface Pair {
  readonly certificate: string;
  readonly key: string;
}

export interface ServerCertificates {
  readonly authority: string;
  readonly servers: Readonly<Record<string, Pair>>;
}

export function makeCertificates(hostsOf: Readonly<Record<string, readonly string[]>>): ServerCertificates {
  const { publicKey, privateKey } = newKey();
  const issue = ([server, hosts]: [string, readonly string[]]): [string, Pair] => {
    const own = newKey();
    const content = {
      subject: server,
      publicKey: own.publicKey,
      extensions: extensionsOfServer(hosts, publicKey),
    };
    const key = own.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    return [server, { certificate: certificateOf(content, privateKey), key }];
  };
  return {
    authority: certificateOf(
      { subject: AUTHORITY, publicKey, extensions: extensionsOfAuthority(publicKey) },
      privateKey,
    ),
    servers: Object.fromEntries(Object.entries(hostsOf).map(issue)),
  };
}
