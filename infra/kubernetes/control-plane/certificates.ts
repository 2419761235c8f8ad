import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mustRun } from '../../local/commands.ts';

/** openssl's own file makes every certificate an authority. */
const SETTINGS = `[req]
distinguished_name = name
[name]
[authority]
basicConstraints = critical, CA:TRUE
keyUsage = critical, keyCertSign, cRLSign
[leaf]
basicConstraints = critical, CA:FALSE
keyUsage = critical, digitalSignature
extendedKeyUsage = serverAuth, clientAuth
`;

export interface Pair {
  readonly certificate: string;
  readonly key: string;
}

export class Certificates {
  readonly authority: Pair;
  readonly settings: string;

  constructor(readonly folder: string) {
    this.authority = this.#pair('ca');
    this.settings = join(folder, 'openssl.conf');
  }

  #pair(name: string): Pair {
    return { certificate: join(this.folder, `${name}.crt`), key: join(this.folder, `${name}.key`) };
  }

  async begin() {
    writeFileSync(this.settings, SETTINGS);
    await this.#make('groundwork-drill', this.authority, ['-extensions', 'authority']);
  }

  async issue(name: string, hosts?: string): Promise<Pair> {
    const pair = this.#pair(name);
    const { certificate, key } = this.authority;
    const names = hosts === undefined ? [] : ['-addext', `subjectAltName=${hosts}`];
    await this.#make(name, pair, ['-extensions', 'leaf', ...names, '-CA', certificate, '-CAkey', key]);
    return pair;
  }

  async #make(name: string, { certificate, key }: Pair, more: string[]) {
    await mustRun('Making a certificate', 'openssl', [
      'req',
      '-x509',
      '-config',
      this.settings,
      '-subj',
      `/CN=${name}`,
      '-days',
      '2',
      '-nodes',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:P-256',
      '-keyout',
      key,
      '-out',
      certificate,
      ...more,
    ]);
  }

  accountKeys() {
    const pair = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    const files = { public: join(this.folder, 'accounts.pub'), private: join(this.folder, 'accounts.key') };
    writeFileSync(files.public, pair.publicKey);
    writeFileSync(files.private, pair.privateKey, { mode: 0o600 });
    return files;
  }
}
