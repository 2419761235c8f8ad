import { describe, expect, it } from '@jest/globals';
import type { SiteConfig } from '@groundwork/contracts';
import { type AppPage, renderAppPage, writeNonce } from './app-page.view.ts';
import { defaultSiteConfig } from './default-site-config.model.ts';

const html = [
  '<head><title>Old</title>',
  '<meta name="description"\n    content="old">',
  '<meta name="theme-color"\n    content="#000000">',
  '<link rel="apple-touch-icon" href="/icon-192.png">',
  '<link rel="icon" href="/mark.svg" type="image/svg+xml">',
  '<link rel="stylesheet" href="/assets/first.css">',
  '</head><div id="root"></div><noscript>Old needs JavaScript.</noscript>',
].join('\n');

const config: SiteConfig = {
  ...defaultSiteConfig,
  productName: 'A & "B" <C>',
  logoMark: null,
  colors: { ...defaultSiteConfig.colors, deep: {} },
};
const texts = { title: 'A & "B" <C>: Fund <it>', description: 'Say "yes" & $& go' };
const plain: AppPage = { texts, head: '', drawing: null, styles: new Map() };
const render = (change: Partial<SiteConfig> = {}, version = '1.2.3', page = plain) =>
  renderAppPage(html, { ...config, ...change }, version, page);

describe('the page of the app', () => {
  it('has the escaped words of the operator', () => {
    const page = render();
    expect(page).toContain('<title>A &amp; &quot;B&quot; &lt;C&gt;: Fund &lt;it&gt;</title>');
    expect(page).toContain('<meta name="description"\n    content="Say &quot;yes&quot; &amp; $&amp; go">');
    expect(page).toContain('<noscript>A &amp; &quot;B&quot; &lt;C&gt; needs JavaScript.</noscript>');
    expect(page).not.toMatch(/Old|"old"/);
  });

  it('has the version, a place for the nonce and the settings at the end of the head', () => {
    const page = render({}, '1<2');
    const data =
      /<meta name="version" content="1&lt;2"><meta property="csp-nonce" nonce="here"><script type="application\/json" id="site-config">(.*)<\/script><\/head>/.exec(
        page,
      )?.[1];
    expect(page).toMatch(/^<head>/);
    expect(data).not.toContain('<');
    expect(JSON.parse(data ?? '')).toEqual(config);
  });

  it('has the color and the mark of the operator, or those of the product', () => {
    expect(render()).toContain('<meta name="theme-color"\n    content="#000000">');
    expect(render()).toContain('<link rel="apple-touch-icon" href="/icon-192.png">');
    expect(render()).toContain('href="/mark.svg" type="image/svg+xml"');
    const colors = { ...config.colors, deep: { deep: '#012345' } };
    const logoMark = 'https://example.com/logo.png';
    const own = render({ colors, logoMark });
    expect(own).toContain('<meta name="theme-color"\n    content="#012345">');
    expect(own).toContain('<link rel="icon" href="https://example.com/logo.png">');
    expect(own).toContain('<link rel="apple-touch-icon" href="https://example.com/logo.png">');
  });

  it('receives one nonce for each request', () => {
    expect(writeNonce(render(), 'abc')).toContain('<meta property="csp-nonce" nonce="abc">');
  });

  it('contains what the server drew, its styles with the nonce and the files of its screen', () => {
    const drawing = {
      html: '<main>$& drawn</main>',
      css: '[data-drawn=s0]{width:3%}',
      files: ['assets/first.css', 'assets/privacy.css', 'assets/privacy.js'],
      is: 'page',
    } as const;
    const page = render({}, '1', { ...plain, head: '<link rel="canonical" href="/x">', drawing });
    expect(page).toContain('<div id="root" data-drawn="page"><main>$& drawn</main></div>');
    expect(page).toContain('<link rel="canonical" href="/x">');
    expect(page).toContain('<link rel="stylesheet" crossorigin href="/assets/privacy.css">');
    expect(page).toContain(
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/privacy.js">',
    );
    expect(page.match(/first\.css/g)).toHaveLength(1);
    const sent = writeNonce(page, 'abc');
    expect(sent).toContain('<style nonce="abc">[data-drawn=s0]{width:3%}</style>');
    expect(sent).toContain('<meta property="csp-nonce" nonce="abc">');
    expect(render()).toContain('<div id="root"></div>');
  });

  it('has its styles before its scripts, those of all screens first', () => {
    const shell = html.replace(
      '<link rel="icon"',
      '<script type="module" src="/assets/index.js"></script>$&',
    );
    const files = ['assets/privacy.js', 'assets/privacy.css'];
    const drawing = { html: '', css: '', files, is: 'page' } as const;
    const page = renderAppPage(shell, config, '1', { ...plain, drawing });
    const places = ['first.css', 'privacy.css', 'index.js', 'privacy.js'].map((file) => page.indexOf(file));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places[0]).toBeGreaterThan(0);
  });

  it('contains the styles that it knows, in their sequence, with a link that loads nothing', () => {
    const drawing = {
      html: '',
      css: '',
      files: ['assets/privacy.css', 'assets/other.css'],
      is: 'page',
    } as const;
    const styles = new Map([
      ['assets/first.css', 'a{content:"$&"}'],
      ['assets/privacy.css', 'b{top:0}'],
    ]);
    const page = render({}, '1', { ...plain, drawing, styles });
    expect(page).toContain(
      '<style nonce="here">a{content:"$&"}</style><link disabled rel="stylesheet" href="/assets/first.css">' +
        '<style nonce="here">b{top:0}</style><link disabled rel="stylesheet" crossorigin href="/assets/privacy.css">' +
        '<link rel="stylesheet" crossorigin href="/assets/other.css">',
    );
    expect(page.match(/first\.css/g)).toHaveLength(1);
  });
});
