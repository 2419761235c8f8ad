import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { RecordUpload } from '@groundwork/contracts';
import { fill } from '../../libs/wording/src/fill.ts';
import { print } from '../local/progress.ts';
import { type Gateway, Rejected } from './gateway.ts';
import { recordTexts } from './records.wording.ts';

const PART_BYTES = 8 * 1024 ** 2;
const LOOK_EVERY_MS = 500;

async function sumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) hash.update(chunk);
  return hash.digest('hex');
}

/** After a lost reply the server can have the part already. */
async function sendPart(gateway: Gateway, upload: RecordUpload, part: Uint8Array<ArrayBuffer>) {
  try {
    return await gateway.send(upload.id, upload.received, part);
  } catch (error) {
    if (error instanceof Rejected && error.code === 'UPLOAD_OFFSET') return gateway.one(upload.id);
    throw error;
  }
}

/** Sends what the server does not have yet. */
export async function sendFile(gateway: Gateway, file: string): Promise<RecordUpload> {
  const { size } = await stat(file);
  let upload = await gateway.open({ name: basename(file), size, sha256: await sumOf(file) });
  const handle = await open(file);
  try {
    while (upload.state === 'receiving' && upload.received < size) {
      const part = new Uint8Array(Math.min(PART_BYTES, size - upload.received));
      await handle.read(part, 0, part.length, upload.received);
      upload = await sendPart(gateway, upload, part);
      print(fill(recordTexts.sent, { percent: Math.floor((100 * upload.received) / size) }));
    }
  } finally {
    await handle.close();
  }
  return upload;
}

export async function settled(gateway: Gateway, { id }: Pick<RecordUpload, 'id'>): Promise<RecordUpload> {
  for (;;) {
    const upload = await gateway.one(id);
    if (upload.state !== 'reading' && upload.state !== 'applying') return upload;
    const isReading = upload.state === 'reading';
    print(isReading ? fill(recordTexts.read, { rows: upload.progress.rows }) : recordTexts.applying);
    await pause(LOOK_EVERY_MS);
  }
}
