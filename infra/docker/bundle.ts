import { writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { build } from 'vite';

const root = resolve(import.meta.dirname, '../..');
/** They load files beside themselves. */
const WITH_FILES = ['@node-rs/argon2', 'sharp', '@hyzyla/pdfium', 'tesseract.js', 'pdfjs-dist'];

const entryOf = (service: string) => `
import { runProcess } from '@groundwork/platform-service';
import { service } from './service.js';

await runProcess(['${service}'], async () => ({ service }));
`;

export async function bundle(service: string, file: string): Promise<void> {
  const entry = join(root, 'apps', service, 'dist/entry.js');
  await writeFile(entry, entryOf(service));
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true, external: WITH_FILES },
    build: {
      ssr: entry,
      outDir: dirname(file),
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        output: { entryFileNames: basename(file), codeSplitting: false, keepNames: true },
      },
    },
  });
}

if (process.argv[1] === import.meta.filename) {
  const [service, file] = process.argv.slice(2);
  if (!service || !file) throw new Error('Give a service and the file to write.');
  await bundle(service, file);
}
