import { createCipheriv } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ObjectStorage } from '@groundwork/platform-storage';
import { ZipFile } from 'yazl';
import { toCsv } from '../domain/csv.rules.ts';
import { words } from '../identity.wording.ts';
import type { OwnerData, Row } from './owner-data.adapter.ts';

export interface ArchiveTarget {
  storageKey: string;
  key: string;
  iv: string;
}

export interface WrittenArchive {
  bytes: number;
  tag: string;
}

const tableFiles = ({ tables }: OwnerData): [string, string][] =>
  Object.entries(tables).flatMap(([name, table]): [string, string][] => {
    const rows = Array.isArray(table) ? (table as readonly Row[]) : [table as Row];
    return [
      [`${name}.json`, JSON.stringify(table, null, 2)],
      [`${name}.csv`, toCsv(rows)],
    ];
  });

export const countParts = (data: OwnerData): number => Object.keys(data.tables).length + data.files.length;

export async function writeArchive(
  storage: ObjectStorage,
  data: OwnerData,
  { storageKey, key, iv }: ArchiveTarget,
  onFile: (filesDone: number) => void,
): Promise<WrittenArchive> {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(words.exports.readMe), 'README.txt');
  for (const [name, text] of tableFiles(data)) zip.addBuffer(Buffer.from(text), name);
  let done = 0;
  for (const { name, open } of data.files) {
    zip.addReadStreamLazy(name, { compress: false }, (onStream) => {
      open().then(
        (content) => {
          content.once('end', () => onFile((done += 1)));
          onStream(null, content);
        },
        (error: unknown) => onStream(error as Error, Readable.from([])),
      );
    });
  }
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(key, 'base64'), Buffer.from(iv, 'base64'));
  zip.on('error', (error: Error) => cipher.destroy(error));
  zip.end();
  let bytes = 0;
  const counted = async function* (content: AsyncIterable<Buffer>) {
    for await (const chunk of content) {
      bytes += chunk.length;
      yield chunk;
    }
  };
  const sealed = Readable.from(counted(cipher));
  await Promise.all([
    pipeline(zip.outputStream as unknown as Readable, cipher),
    storage.put(storageKey, sealed),
  ]);
  return { bytes, tag: cipher.getAuthTag().toString('base64') };
}
