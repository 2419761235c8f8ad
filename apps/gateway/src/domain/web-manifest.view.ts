import { installedApp, pages, documentTypes, type SiteConfig } from '@groundwork/contracts';

const background = '#f3f6f5';
const deep = '#06201f';

const ownIcons = [
  { src: '/mark.svg', type: 'image/svg+xml', sizes: 'any' },
  { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
  { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
  { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
];

const typeOf = (mark: string) => /^data:([^;]+)/.exec(mark)?.[1] ?? 'image/png';

export function webManifest({ productName, landing, logoMark, colors }: SiteConfig): object {
  return {
    id: pages.dashboard,
    name: productName,
    short_name: productName.split(' ', 1)[0],
    description: landing.description,
    start_url: pages.dashboard,
    scope: pages.home,
    display: 'standalone',
    background_color: background,
    theme_color: colors.deep.deep ?? deep,
    icons: logoMark === null ? ownIcons : [{ src: logoMark, type: typeOf(logoMark), sizes: 'any' }],
    share_target: {
      action: installedApp.share,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: installedApp.sharedField, accept: [...documentTypes] }] },
    },
  };
}
