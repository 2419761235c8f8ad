import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { EnclosedContent } from '../persistence/package-objects.store.ts';

/** The manifest and its signature come first, so that a reader can check each file on its way. */
export function packageZip(
  { manifest, signature }: { manifest: string; signature: string },
  files: readonly EnclosedContent[],
  frozenAt: Date,
): Readable {
  const zip = new ZipFile();
  const mtime = frozenAt;
  zip.addBuffer(Buffer.from(manifest), 'manifest.json', { mtime });
  zip.addBuffer(Buffer.from(signature), 'signature.json', { mtime });
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  for (const { path, content } of files)
    zip.addReadStreamLazy(path, { mtime, compress: !path.endsWith('.pdf') }, (onStream) => {
      content().then(
        (stream) => onStream(null, stream),
        (error: unknown) => onStream(error as Error, Readable.from([])),
      );
    });
  zip.end();
  return output;
}
