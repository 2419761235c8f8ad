import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { SealedFiles, VirusScan } from '@groundwork/platform-storage';

/** Stores a file while it is scanned. A bad verdict ends the content, so the store has nothing. */
export async function storeScanned(
  files: SealedFiles,
  scan: VirusScan,
  { key, content }: { key: string; content: Readable },
): Promise<void> {
  const clean = scan.open();
  const passing = pipeline(content, clean).catch(() => undefined);
  await files.put(key, clean);
  await passing;
}
