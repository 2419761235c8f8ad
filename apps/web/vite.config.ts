import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

/** The two fonts are needed for the first paint; without a hint they start only after the style sheet. */
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

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), preloadFonts()],
  resolve: { conditions: ['groundwork-source', ...defaultClientConditions] },
  build: { outDir: 'dist', emptyOutDir: true, assetsInlineLimit: 0, target: 'es2022', sourcemap: true },
  server: { proxy: { '/api': process.env['PUBLIC_GATEWAY_URL'] ?? 'http://127.0.0.1:3000' } },
});
