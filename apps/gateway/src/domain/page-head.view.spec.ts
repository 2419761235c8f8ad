import { describe, expect, it } from '@jest/globals';
import type { SiteConfig } from '@groundwork/contracts';
import { defaultSiteConfig } from './default-site-config.model.ts';
import { sharedHead } from './page-head.view.ts';

const texts = { title: 'Privacy · A & B', description: 'What we "store" <about> you.' };
const head = (change: Partial<SiteConfig> = {}) =>
  sharedHead('/privacy', texts, { ...defaultSiteConfig, ...change }, 'https://app.example.com');
const organizationIn = (html: string): unknown =>
  JSON.parse(/<script type="application\/ld\+json">(.*)<\/script>/.exec(html)?.[1] ?? '');

describe('the head of a public page', () => {
  it('has its address, and the texts and the picture of a preview', () => {
    const html = head();
    expect(html).toContain('<link rel="canonical" href="https://app.example.com/privacy">');
    expect(html).toContain('<meta property="og:title" content="Privacy · A &amp; B">');
    expect(html).toContain('content="What we &quot;store&quot; &lt;about&gt; you."');
    expect(html).toContain('<meta property="og:url" content="https://app.example.com/privacy">');
    expect(html).toContain('<meta property="og:image" content="https://app.example.com/share.png">');
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
  });

  it('names the organization, with a contact if there is one', () => {
    expect(organizationIn(head())).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'Groundwork',
      url: 'https://app.example.com/',
    });
    const own = head({
      productName: 'Kestrel',
      company: { name: 'Bird </script> Co', privacyContact: 'privacy@bird.example' },
    });
    expect(own).not.toContain('</script> Co');
    expect(organizationIn(own)).toMatchObject({
      name: 'Bird </script> Co',
      brand: 'Kestrel',
      email: 'privacy@bird.example',
    });
    expect(organizationIn(head({ salesContact: 'sales@bird.example' }))).toMatchObject({
      email: 'sales@bird.example',
    });
  });
});
