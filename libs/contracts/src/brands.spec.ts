import { describe, expect, it } from '@jest/globals';
import { brandBody, brandNameOf, isSvg } from './brands.ts';

const messagesOf = (body: object) =>
  (brandBody.safeParse(body).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
const bytes = (text: string) => new TextEncoder().encode(text);

describe('the brand of a practice', () => {
  it('has pairs of readable colors; a problem names the pair and its contrast', () => {
    const pair = { onBrand: '#777777', brand: '#ffffff', brandTint: '#000000' };
    expect(messagesOf({ colors: { light: {}, dark: pair } })).toEqual([
      'colors.dark.onBrand: colors.dark: onBrand on brand has a contrast of 4.48. Text needs at least 4.5.',
    ]);
    expect(messagesOf({ colors: { light: { next: '#000000' }, dark: {} } })[0]).toContain(
      'colors.light.onNext',
    );
    expect(messagesOf({ colors: { light: { ...pair, onBrand: '#767676' }, dark: {} } })).toEqual([]);
  });

  it.each([
    { colors: { light: { brand: 'red;}' }, dark: {} } },
    { colors: { light: {}, dark: {}, deep: {} } },
    { colors: { light: { unknown: '#000000' }, dark: {} } },
    { name: '' },
    { name: 'x'.repeat(41) },
    { name: 'Lee\r\nBcc: all@example.com' },
    { name: 'Lee\u2028Funding' },
    { name: 'Lee\u2029Funding' },
    { name: 'Lee \u202egnidnuF' },
    { name: 'Lee \u2066Funding\u2069' },
    { replyTo: 'Lee <lee@example.com>' },
    { logo: 'data:image/png;base64,AAAA' },
  ])('is refused as %j', (body) => {
    expect(messagesOf(body)).not.toEqual([]);
  });
});

describe('the first name of a brand', () => {
  it.each([
    ['Lee & Partners', 'Lee & Partners'],
    ['Lee\r\nBcc:\u2028all \u202exam', 'Lee Bcc: all xam'],
    [`${'x'.repeat(39)}\u{1f600}`, 'x'.repeat(39)],
    [`${'x'.repeat(39)} Lee`, 'x'.repeat(39)],
    [`Lee\u{1f600}`, `Lee\u{1f600}`],
    ['\u202e\n', 'Practice'],
  ])('of %j is %j, which a brand may have', (practice, name) => {
    expect(brandNameOf(practice)).toBe(name);
    expect(messagesOf({ name })).toEqual([]);
  });
});

describe('the host of a practice', () => {
  it.each(['funding.example.com', ' Funding.Example.COM ', 'xn--bcher-kva.example', 'a.b.c.localhost'])(
    'may be %s',
    (host) => {
      expect(brandBody.parse({ host }).host).toBe(host.trim().toLowerCase());
    },
  );

  it.each([
    '',
    'localhost',
    'https://a.example',
    'a.example/',
    'a.example:443',
    'a..example',
    '-a.example',
    'a_b.example',
    'a.example.',
    '*.example.com',
    '127.0.0.1',
    '[::1]',
    'bücher.example',
    `${'a'.repeat(64)}.example`,
    `${'a.'.repeat(130)}example`,
  ])('may not be "%s"', (host) => {
    expect(messagesOf({ host })).not.toEqual([]);
  });
});

describe('an SVG', () => {
  it.each([
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '\ufeff <?xml version="1.0" encoding="UTF-8"?>\n<!-- drawn by hand -->\n<svg>',
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><svg>',
  ])('is known by its start: %s', (text) => {
    expect(isSvg(bytes(text))).toBe(true);
  });

  it.each([
    '',
    'svg',
    '<html><svg></svg></html>',
    '<svgx>',
    '<!DOCTYPE svg [<!ENTITY a "a">]><svg>&a;</svg>',
    '<svg><!entity x></svg>',
    'GIF89a<svg>',
  ])('is not %s', (text) => {
    expect(isSvg(bytes(text))).toBe(false);
  });
});
