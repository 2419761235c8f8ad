import { describe, expect, it } from '@jest/globals';
import { defaultSiteConfig } from './default-site-config.model.ts';
import { parseSiteConfig, reasonOf } from './site-config.rules.ts';

const parse = (settings: object) => parseSiteConfig(JSON.stringify(settings));
const reason = (text: string) => {
  try {
    parseSiteConfig(text);
    return null;
  } catch (error) {
    return reasonOf(error);
  }
};

describe('the settings of a site', () => {
  it('are those of the product without a setting', () => {
    const { productName } = defaultSiteConfig;
    expect(parse({})).toEqual({
      ...defaultSiteConfig,
      scoreName: `${productName} Score`,
      company: { ...defaultSiteConfig.company, name: productName },
    });
  });

  it('name the score and the company after the product', () => {
    const named = parse({ productName: 'Acme' });
    expect([named.productName, named.scoreName, named.company.name]).toEqual(['Acme', 'Acme Score', 'Acme']);
    const own = parse({ productName: 'Acme', scoreName: 'Index', company: { name: 'Acme Inc.' } });
    expect([own.scoreName, own.company.name]).toEqual(['Index', 'Acme Inc.']);
  });

  it('replace one part and retain the others', () => {
    const config = parse({ landing: { tagline: 'Own words' } });
    expect(config.landing).toEqual({ ...defaultSiteConfig.landing, tagline: 'Own words' });
    const light = { onNext: '#ffffff', next: '#003344' };
    expect(parse({ colors: { light } }).colors).toEqual({ ...defaultSiteConfig.colors, light });
  });

  it('explain what is wrong', () => {
    expect(reason('{"landing":{"tagline":7}}')).toContain('landing.tagline: ');
    expect(reason('{"productName":7,"scoreName":8}')).toMatch(/productName: .*; scoreName: /);
    expect(reason('{')).toContain('JSON');
    expect(reason('{"colors":{"light":{"onNext":"#777777","next":"#ffffff"}}}')).toContain('onNext');
    const pale = { onNext: '#777777', next: '#ffffff' };
    const both = reason(JSON.stringify({ colors: { light: pale, dark: pale } }));
    expect(both).toMatch(/^colors\.light: .* 4\.5\. colors\.dark: /);
    expect(reasonOf('text')).toBe('text');
  });
});
