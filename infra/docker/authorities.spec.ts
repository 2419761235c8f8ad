import { describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { checkout } from '../local/checkout.mjs';
import { COMPOSE_FILES } from '../services/processes.ts';
import { makeCertificates } from './certificates.ts';
import { AUTHORITY_FILE, authoritiesIn, makeSecrets, usesTls } from './make-secrets.ts';

const company = makeCertificates({}).authority;

describe('NODE_EXTRA_CA_CERTS of the operator in Compose', () => {
  it.each(Object.values(COMPOSE_FILES))('is mounted into the container "secrets" of %s', (name) => {
    const file = parse(readFileSync(join(checkout, name), 'utf8'), { merge: true }) as {
      services: Record<string, { volumes?: string[] }>;
    };
    const receivers = Object.entries(file.services).filter(([, { volumes = [] }]) =>
      volumes.includes('${NODE_EXTRA_CA_CERTS:-/dev/null}:/authorities.pem:ro'),
    );
    expect(receivers.map(([each]) => each)).toEqual(['secrets']);
  });

  it('joins the authority of the servers in the file of each container', () => {
    const folder = mkdtempSync(join(tmpdir(), 'authorities-'));
    const folders = {
      secrets: join(folder, 'secrets'),
      containers: join(folder, 'containers'),
      volumes: join(folder, 'volumes'),
    };
    for (const path of [
      'secrets',
      'containers/scoring',
      ...['postgres', 'nats', 'redis', 'minio'].map((each) => `volumes/${each}`),
    ])
      mkdirSync(join(folder, path), { recursive: true });
    const trusted = (authorities: string) => {
      makeSecrets(folders, { tls: true, authorities }, () => undefined);
      return readFileSync(join(folders.containers, 'scoring', AUTHORITY_FILE), 'utf8');
    };
    try {
      const own = trusted('');
      expect(trusted(`# The company\n${company}`)).toBe(own + company);
      expect(trusted('')).toBe(own);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it.each(['no certificate', company.replace(/M/g, 'N'), '-----BEGIN CERTIFICATE-----\n'])(
    'rejects a file without certificates',
    (text) => {
      expect(() => authoritiesIn(text)).toThrow('NODE_EXTRA_CA_CERTS names no file with certificates');
    },
  );
});

describe('SERVERS_TLS', () => {
  it('is on or off, and nothing else', () => {
    expect([usesTls(), usesTls('on'), usesTls('off')]).toEqual([true, true, false]);
    for (const word of ['', 'true', 'of'])
      expect(() => usesTls(word)).toThrow('SERVERS_TLS must be on or off');
  });
});
