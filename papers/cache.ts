import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export async function cached(
  folder: string,
  name: string,
  source: string,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const version = createHash('sha256').update(source).digest('hex').slice(0, 12);
  const file = join(folder, `${name}.${version}`);
  if (existsSync(file)) return readFileSync(file);
  const bytes = await make();
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, bytes);
  return bytes;
}
