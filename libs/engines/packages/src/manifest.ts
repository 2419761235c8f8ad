import { z } from 'zod';
import { Unreadable } from './unreadable.ts';
import { readWhole } from './zip-content.ts';
import type { ZipEntry } from './zip-directory.ts';

export const names = {
  manifest: 'manifest.json',
  signature: 'signature.json',
  stated: 'score/input.json',
  proven: 'score/proven-input.json',
} as const;

export interface Manifest {
  readonly frozenAt: string;
  readonly stated: number | null;
  readonly proven: number | null;
  readonly files: readonly { readonly path: string; readonly bytes: number; readonly sha256: string }[];
}

export interface Signature {
  readonly keyId: string;
  readonly signature: string;
}

export interface ManifestSchemas {
  readonly manifest: z.ZodType<Manifest>;
  readonly signature: z.ZodType<Signature>;
}

export interface PackageSchemas<Input> extends ManifestSchemas {
  readonly input: z.ZodType<Input>;
}

export interface SealedManifest {
  readonly content: Uint8Array;
  readonly manifest: Manifest;
  readonly signature: Signature | null;
}

const versioned = z.object({ format: z.literal('groundwork-package'), formatVersion: z.number() });
const readVersion = 1;
const mostBytes = { manifest: 256 * 1024, signature: 4096 };

export function jsonOf(content: Uint8Array | null): unknown {
  if (content === null) return undefined;
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(content));
  } catch {
    return undefined;
  }
}

function signatureOf(content: Uint8Array, schemas: ManifestSchemas): Signature | null {
  const value = jsonOf(content);
  const { data = null } = schemas.signature.safeParse(value);
  const written = JSON.stringify(value, null, 2);
  return [written, `${written}\n`].includes(new TextDecoder().decode(content)) ? data : null;
}

export async function readManifest(
  file: Blob,
  entries: ReadonlyMap<string, ZipEntry>,
  schemas: ManifestSchemas,
): Promise<SealedManifest> {
  const content = await readWhole(file, entries.get(names.manifest), mostBytes.manifest);
  const sealed = await readWhole(file, entries.get(names.signature), mostBytes.signature);
  const value = jsonOf(content);
  const version = versioned.safeParse(value);
  if (content === null || sealed === null || !version.success) throw new Unreadable('noManifest');
  if (version.data.formatVersion !== readVersion)
    throw new Unreadable('version', { v: String(version.data.formatVersion) });
  const { data: manifest } = schemas.manifest.safeParse(value);
  if (manifest === undefined) throw new Unreadable('noManifest');
  return { content, manifest, signature: signatureOf(sealed, schemas) };
}
