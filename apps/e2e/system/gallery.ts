import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build, preview } from 'vite';

const web = resolve(import.meta.dirname, '../../web');
const configFile = join(web, 'vite.config.ts');

export const productionBuild = join(web, 'dist');

export interface Gallery {
  readonly url: string;
  close: () => Promise<void>;
}

export async function openGallery(): Promise<Gallery> {
  const outDir = mkdtempSync(join(tmpdir(), 'groundwork-gallery-'));
  const options = { outDir, rolldownOptions: { input: join(web, 'gallery.html') }, sourcemap: false };
  await build({ configFile, logLevel: 'warn', build: options });
  const server = await preview({
    configFile,
    logLevel: 'warn',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const [url] = server.resolvedUrls?.local ?? [];
  if (url === undefined) throw new Error('The gallery answers nowhere');
  return {
    url: `${url}gallery.html`,
    close: async () => {
      await server.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}
