import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { log } from '@groundwork/platform-observability';
import { optional, proposing, reading } from './network-witness.adapter.ts';

/** Of the package that `infra/local/servers/wheels/rapidocr.txt` pins. */
const pinned = [
  [proposing, '090f04abcd9d9a7498bc4ebf677e4cb9bdce1fe4197ddb7e529f1ef44e1ff94f'],
  [reading, '6f327246b50388f3c176ae304bd95767ea6dc0c9ae92153ef8cbe210b3c14884'],
] as const;

function isInstalled(name: string): boolean {
  try {
    return createRequire(import.meta.url).resolve(name) !== '';
  } catch {
    return false;
  }
}

async function isDamaged(file: string, sha256: string): Promise<boolean> {
  const hash = createHash('sha256');
  const isRead = await pipeline(createReadStream(file), hash).then(
    () => true,
    () => false,
  );
  return !isRead || hash.digest('hex') !== sha256;
}

/** The folder if its networks are whole, else none: lines are not read again. */
export async function soundNetworks(folder: string): Promise<string> {
  const files = pinned.map(([name, sha256]) => ({ name, sha256, file: join(folder, name) }));
  if (folder === '' || !isInstalled(optional.runtime) || !files.every(({ file }) => existsSync(file)))
    return '';
  const damaged: string[] = [];
  for (const { name, sha256, file } of files) if (await isDamaged(file, sha256)) damaged.push(name);
  if (damaged.length === 0) return folder;
  log().warn({ damaged }, 'Networks damaged: no line is read again');
  return '';
}
