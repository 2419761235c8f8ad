import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { fromBuffer, type Entry } from 'yauzl';

export function unzip(content: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  return new Promise((resolve, reject) => {
    fromBuffer(content, { lazyEntries: true }, (error, zip) => {
      if (error) {
        reject(error);
        return;
      }
      zip.on('entry', (entry: Entry) => {
        zip.openReadStream(entry, (fault, stream) => {
          if (fault) {
            reject(fault);
            return;
          }
          buffer(stream).then((bytes) => {
            files.set(entry.fileName, bytes);
            zip.readEntry();
          }, reject);
        });
      });
      zip.on('end', () => resolve(files));
      zip.readEntry();
    });
  });
}

export const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex');
