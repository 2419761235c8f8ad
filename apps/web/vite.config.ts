import { hash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';

/** Without a hint, the browser loads the fonts only after the style sheet. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
            injectTo: 'head' as const,
          })),
    },
  };
}

const gateway = process.env['PUBLIC_GATEWAY_URL'] ?? 'http://127.0.0.1:3000';

/** In production the gateway writes the settings into the document. */
function injectSiteSettings(): Plugin {
  return {
    name: 'site-settings',
    apply: 'serve',
    transformIndexHtml: async (_html, { filename }) => {
      if (!filename.endsWith('index.html')) return [];
      const settings = await (await fetch(`${gateway}/api/config`)).text();
      const attrs = { type: 'application/json', id: 'site-config' };
      return [{ tag: 'script', attrs, children: settings.replaceAll('<', '\\u003c'), injectTo: 'head' }];
    },
  };
}

/** Compresses at the highest level, which is too slow for each request. */
function compressFiles(): Plugin {
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

/** The lock of the component library writes a style element without a nonce, which the policy rejects. */
function replaceScrollLock(): Plugin {
  return {
    name: 'scroll-lock',
    enforce: 'pre',
    resolveId: (source, importer = '') =>
      source === './useScrollLocker' && importer.includes('/@rc-component/portal/')
        ? join(import.meta.dirname, 'src/app/scroll-lock.ts')
        : null,
  };
}

const conditions = ['groundwork-source', ...defaultClientConditions];

/** One file without imports. A browser installs it again when a byte of it changed, so it ends with the names of the assets. */
function buildServiceWorker(): Plugin {
  const entry = join(import.meta.dirname, 'src/app/service-worker.ts');
  return {
    name: 'service-worker',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const names = Object.keys(bundle).filter((name) => name.endsWith('.js'));
      await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        resolve: { conditions },
        build: {
          outDir: dir,
          emptyOutDir: false,
          lib: { entry, formats: ['es'], fileName: () => 'service-worker.js' },
          rolldownOptions: { output: { footer: `// ${hash('sha256', names.sort().join())}` } },
        },
      });
    },
  };
}

interface BuiltChunk {
  readonly type: 'chunk';
  readonly facadeModuleId: string | null;
  readonly imports: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
}

type Bundle = Readonly<Record<string, { readonly type: 'asset' } | BuiltChunk>>;

const isScreen = /\/src\/pages\/([\w-]+\.tsx)$/;

/** The files that a screen needs, its own chunk last. */
function filesOf(file: string, bundle: Bundle, seen = new Set<string>()): Set<string> {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || seen.has(file)) return seen;
  for (const other of chunk.imports) filesOf(other, bundle, seen);
  for (const style of chunk.viteMetadata?.importedCss ?? []) seen.add(style);
  return seen.add(file);
}

function screenAssets(bundle: Bundle): Record<string, string[]> {
  const screens = Object.entries(bundle).flatMap(([file, chunk]) => {
    const name = chunk.type === 'chunk' ? isScreen.exec(chunk.facadeModuleId ?? '')?.[1] : undefined;
    return name === undefined ? [] : [[name, [...filesOf(file, bundle)]] as [string, string[]]];
  });
  return Object.fromEntries(screens);
}

/** What the gateway needs to draw the public pages for readers without JavaScript. */
function buildDrawing(): Plugin {
  return {
    name: 'drawing',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const outDir = join(dir, 'drawing');
      await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        plugins: [react()],
        ssr: { noExternal: true, resolve: { conditions: ['groundwork-source', ...defaultServerConditions] } },
        define: { 'process.env.NODE_ENV': '"production"' },
        build: {
          ssr: join(import.meta.dirname, 'src/app/draw-pages.tsx'),
          outDir,
          emptyOutDir: true,
          target: 'es2022',
          minify: true,
          rolldownOptions: {
            output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
          },
        },
      });
      writeFileSync(join(outDir, 'screens.json'), JSON.stringify(screenAssets(bundle as Bundle)));
    },
  };
}

/** Small parts of the start page that most screens use too: one file compresses better than twelve. */
const common = [
  'libs/web/ui/src/(controls/(badge|button)|charts/(bars|percent)|dial/|theme/still-motion|ui\\.wording)',
  'web/src/shared/(api/http-error|brand/site|formatting/|paths)',
  'lucide-react/dist/esm/(shared|context|create|Icon|icons/(check|file-text|shield-check)\\.)',
  'node_modules/react/',
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    replaceScrollLock(),
    preloadFonts(),
    injectSiteSettings(),
    compressFiles(),
    buildServiceWorker(),
    buildDrawing(),
  ],
  resolve: { conditions },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    sourcemap: true,
    // The gateway names the files of a drawn page in its head, so the first chunk needs no list of them.
    modulePreload: {
      resolveDependencies: (_file, files, { hostId }) =>
        hostId.includes('index-') ? files.filter((file) => file.endsWith('.css')) : files,
    },
    // Each chunk contains only the API addresses that it uses.
    rolldownOptions: {
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        codeSplitting: { groups: [{ name: 'common', test: new RegExp(common.join('|')) }] },
      },
    },
  },
  server: { proxy: { '/api': gateway, '/manifest.webmanifest': gateway } },
});
