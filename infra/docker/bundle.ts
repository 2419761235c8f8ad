import { basename, dirname, join, resolve } from 'node:path';
import { build } from 'vite';

const root = resolve(import.meta.dirname, '../..');
/** They load files beside themselves. */
const WITH_FILES = ['@node-rs/argon2', 'sharp', '@hyzyla/pdfium', 'tesseract.js', 'pdfjs-dist'];

export async function bundle(service: string, file: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true, external: WITH_FILES },
    build: {
      ssr: join(root, 'apps', service, 'dist/main.js'),
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
