import { describe, expect, it } from '@jest/globals';
import { robotsText, securityText, siteMap } from './public-files.view.ts';

const origin = 'https://app.example.com';
const now = new Date('2026-11-29T16:00:00.123Z');

describe('the files at fixed addresses', () => {
  it('list the public pages', () => {
    expect(siteMap(['/', '/privacy'], origin)).toContain(
      '<url><loc>https://app.example.com/</loc></url><url><loc>https://app.example.com/privacy</loc></url>',
    );
    expect(robotsText(origin)).toBe(
      'User-agent: *\nDisallow: /api/\nSitemap: https://app.example.com/sitemap.xml\n',
    );
  });

  it('name a contact for security, for half a year', () => {
    expect(securityText('safe@bird.example', origin, now)).toBe(
      [
        'Contact: mailto:safe@bird.example',
        'Expires: 2027-05-28T16:00:00Z',
        'Preferred-Languages: en',
        'Canonical: https://app.example.com/.well-known/security.txt',
        '',
      ].join('\n'),
    );
    expect(securityText(null, origin, now)).toContain('Contact: https://app.example.com/privacy\n');
  });
});
