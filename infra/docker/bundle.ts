import { join, resolve } from 'node:path';
import { build } from 'vite';

const root = resolve(import.meta.dirname, '../..');
const WITH_FILES = ['@node-rs/argon2', 'sharp', '@hyzyla/pdfium', 'tesseract.js', 'pdfjs-dist'];

const SERVICE = /\/apps\/([a-z-]+)\/dist\/service\.js$/;

/** A service finds its own files from its file, so it stays in its folder. */
const placeOf = (module: string | null): string => {
  const [, service] = SERVICE.exec(module ?? '') ?? [];
  return service === undefined ? 'dist/[name]-[hash].js' : `apps/${service}/dist/start/service.js`;
};

export async function bundle(folder: string): Promise<string> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true, external: WITH_FILES },
    build: {
      ssr: join(root, 'main.mjs'),
      outDir: folder,
      emptyOutDir: false,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        output: {
          entryFileNames: 'dist/main.js',
          chunkFileNames: ({ facadeModuleId }) => placeOf(facadeModuleId),
          keepNames: true,
          strictExecutionOrder: true,
        },
      },
    },
  });
  return join(folder, 'dist/main.js');
}
