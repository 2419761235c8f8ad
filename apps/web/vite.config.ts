import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import {
  defaultClientConditions,
  defineConfig,
  type HtmlTagDescriptor,
  type Plugin,
  type Rolldown,
} from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const landingPage = /\/pages\/landing-page\.tsx$/;

/** A chunk with everything it imports, as Vite itself would load it. */
function withImports(bundle: Bundle, file: string, found = new Set<Chunk>()): Set<Chunk> {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || found.has(chunk)) return found;
  found.add(chunk);
  for (const imported of chunk.imports) withImports(bundle, imported, found);
  return found;
}

const chunkOf = (bundle: Bundle, isWanted: (chunk: Chunk) => boolean) =>
  Object.values(bundle).find((output): output is Chunk => output.type === 'chunk' && isWanted(output));

const head = (attrs: Record<string, string>): HtmlTagDescriptor => ({ tag: 'link', attrs, injectTo: 'head' });

/** The fonts are needed for the first paint; without a hint they start only after the style sheet. */
const fontLinks = (bundle: Bundle) =>
  Object.keys(bundle)
    .filter((file) => file.endsWith('.woff2'))
    .map((file) =>
      head({ rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' }),
    );

/** The landing page's own chunk would start only after the app's; the gateway sends these links with `/` alone. */
function landingLinks(bundle: Bundle): HtmlTagDescriptor[] {
  const entry = chunkOf(bundle, (chunk) => chunk.isEntry);
  const landing = chunkOf(bundle, ({ facadeModuleId }) => landingPage.test(facadeModuleId ?? ''));
  if (entry === undefined || landing === undefined) throw new Error('The build has no landing page');
  const loaded = withImports(bundle, entry.fileName);
  const own = [...withImports(bundle, landing.fileName)].filter((chunk) => !loaded.has(chunk));
  const styles = own.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
  const marked = { 'data-landing': '', crossorigin: '' };
  return [
    ...own.map(({ fileName }) => head({ rel: 'modulepreload', href: `/${fileName}`, ...marked })),
    ...[...new Set(styles)].map((file) => head({ rel: 'stylesheet', href: `/${file}`, ...marked })),
  ];
}

function earlyLinks(): Plugin {
  return {
    name: 'early-links',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        bundle === undefined ? [] : [...fontLinks(bundle), ...landingLinks(bundle)],
    },
  };
}

/** Compressed once here, at the highest level, instead of at each request. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      for (const file of Object.keys(bundle).filter((name) => /\.(js|css|svg)$/.test(name))) {
        const content = readFileSync(join(dir, file));
        writeFileSync(join(dir, `${file}.br`), brotliCompressSync(content));
        writeFileSync(join(dir, `${file}.gz`), gzipSync(content, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), earlyLinks(), compressed()],
  resolve: { conditions: ['groundwork-source', ...defaultClientConditions] },
  build: { outDir: 'dist', emptyOutDir: true, assetsInlineLimit: 0, target: 'es2022', sourcemap: true },
  server: { proxy: { '/api': process.env['PUBLIC_GATEWAY_URL'] ?? 'http://127.0.0.1:3000' } },
});
