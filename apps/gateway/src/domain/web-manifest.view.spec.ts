import { describe, expect, it } from '@jest/globals';
import { defaultSiteConfig } from './default-site-config.model.ts';
import { webManifest } from './web-manifest.view.ts';

const acceptedTypes = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'text/csv',
];
const config = { ...defaultSiteConfig, productName: 'Northwind Funding Desk', logoMark: null };

describe('the manifest of the installed app', () => {
  it('has the name of the operator, its first word as the short name, and the dashboard as its start', () => {
    expect(webManifest(config)).toMatchObject({
      name: 'Northwind Funding Desk',
      short_name: 'Northwind',
      start_url: '/dashboard',
      display: 'standalone',
    });
  });

  it('receives the files that a document upload accepts', () => {
    expect(webManifest(config)).toMatchObject({
      share_target: {
        action: '/share',
        method: 'POST',
        enctype: 'multipart/form-data',
        params: { files: [{ name: 'file', accept: acceptedTypes }] },
      },
    });
  });

  it('shows the logo and the color of the operator, or ours', () => {
    const ours = webManifest(config) as { icons: { src: string; purpose?: string }[]; theme_color: string };
    expect(ours.icons.map(({ src }) => src)).toEqual([
      '/mark.svg',
      '/icon-192.png',
      '/icon-512.png',
      '/icon-maskable-512.png',
    ]);
    expect(ours.theme_color).toBe('#06201f');
    const logoMark = 'data:image/png;base64,AAAA';
    const colors = { ...config.colors, deep: { deep: '#123456' } };
    expect(webManifest({ ...config, logoMark, colors })).toMatchObject({
      theme_color: '#123456',
      icons: [{ src: logoMark, type: 'image/png', sizes: 'any' }],
    });
    const address = 'https://acme.example/data:image/png';
    expect(webManifest({ ...config, logoMark: address })).toMatchObject({
      icons: [{ src: address, type: 'image/png' }],
    });
  });
});
