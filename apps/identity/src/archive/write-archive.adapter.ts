import { createCipheriv } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ObjectStorage } from '@groundwork/platform-storage';
import { ZipFile } from 'yazl';
import { csvOf } from '../domain/csv.rules.ts';
import type { OwnerData } from '../features/collect-owner-data/collect-owner-data.query.ts';

type Row = Readonly<Record<string, unknown>>;

export interface Sealing {
  storageKey: string;
  key: string;
  iv: string;
}

export interface Written {
  bytes: number;
  tag: string;
}

const readMe = `Everything Groundwork keeps of you.

Each .json file holds one kind of data as it is stored, and lists stand once more as .csv for a spreadsheet.
Your files lie in "documents", and your picture beside them, as you uploaded them.
Your password is not here: we do not know it.
`;

const namesOf = ({ tables }: OwnerData): [string, string][] =>
  Object.entries(tables).flatMap(([name, table]): [string, string][] => {
    const rows = Array.isArray(table) ? (table as readonly Row[]) : [table as Row];
    return [
      [`${name}.json`, JSON.stringify(table, null, 2)],
      [`${name}.csv`, csvOf(rows)],
    ];
  });

export const partsOf = (data: OwnerData): number => Object.keys(data.tables).length + data.files.length;

/** The ZIP goes to storage as it is made, encrypted on the way: in whole it is nowhere. */
export async function writeArchive(
  storage: ObjectStorage,
  data: OwnerData,
  { storageKey, key, iv }: Sealing,
  onFile: (filesDone: number) => void,
): Promise<Written> {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(readMe), 'README.txt');
  for (const [name, text] of namesOf(data)) zip.addBuffer(Buffer.from(text), name);
  let done = 0;
  for (const { name, storageKey: from } of data.files) {
    zip.addReadStreamLazy(name, { compress: false }, (give) => {
      storage.get(from).then(
        (content) => {
          content.once('end', () => onFile((done += 1)));
          give(null, content);
        },
        (error: unknown) => give(error as Error, Readable.from([])),
      );
    });
  }
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(key, 'base64'), Buffer.from(iv, 'base64'));
  // the archive ends with an error where one of its files does
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
