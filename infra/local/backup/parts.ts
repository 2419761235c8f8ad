import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Part } from './manifest.ts';

const OWN_FILE = { mode: 0o600, flush: true };
export const OWN_FOLDER = { recursive: true, mode: 0o700 };

type Chunks = AsyncIterable<Buffer>;

/** The hash is of the bytes that reach the disk. */
export async function writePart(file: string, ...streams: NodeJS.ReadableStream[]): Promise<Part> {
  const hash = createHash('sha256');
  let bytes = 0;
  await mkdir(dirname(file), OWN_FOLDER);
  async function* counted(chunks: Chunks) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  }
  await pipeline([...streams, counted, createWriteStream(file, OWN_FILE)] as never);
  return { sha256: hash.digest('hex'), bytes };
}

export const writeText = (file: string, text: string): Promise<Part> =>
  writePart(file, Readable.from([Buffer.from(text)]));

export async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file) as Chunks) hash.update(chunk);
  return hash.digest('hex');
}

export class Parts {
  readonly written: Record<string, Part> = {};

  constructor(readonly folder: string) {}

  async write(part: string, ...streams: NodeJS.ReadableStream[]): Promise<void> {
    this.written[part] = await writePart(join(this.folder, part), ...streams);
  }

  async writeText(part: string, text: string): Promise<void> {
    this.written[part] = await writeText(join(this.folder, part), text);
  }

  writeJson(part: string, content: unknown): Promise<void> {
    return this.writeText(part, `${JSON.stringify(content, null, 2)}\n`);
  }
}
