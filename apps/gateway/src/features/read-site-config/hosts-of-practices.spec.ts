import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { practiceId, type SiteConfig, siteConfig } from '@groundwork/contracts';
import { eventually } from '@groundwork/testing';
import { BrandedGateway, getFrom, lee, logoAddress } from '../../../testing/brands.ts';
import { runGateway } from '../../../testing/gateway.ts';

const secondMs = 1000;
const host = 'funding.lee.example';
let branded: BrandedGateway;

beforeAll(async () => {
  branded = await BrandedGateway.start();
});
afterAll(() => branded.gateway.stop());
beforeEach(async () => {
  branded.isAway = false;
  await branded.change([lee]);
  await untilNamed('Lee Funding');
});

const get = (path: string, of?: string) => getFrom(branded.gateway.url, path, of);

async function configOf(of?: string, url = branded.gateway.url): Promise<SiteConfig> {
  return siteConfig.parse(JSON.parse((await getFrom(url, '/api/config', of)).text));
}

const untilNamed = (name: string) =>
  eventually(
    () => configOf(host),
    ({ productName }) => productName === name,
    secondMs,
  );

describe('the host of a practice', () => {
  it('has its brand, any other host that of the product', async () => {
    const config = await configOf(host);
    expect(config).toMatchObject({
      productName: 'Lee Funding',
      scoreName: 'Lee Funding Score',
      colors: { ...lee.colors, deep: {} },
      logoMark: logoAddress,
      practice: { id: lee.practiceId, name: 'Lee Accounting' },
      company: { name: 'Groundwork' },
    });
    for (const spelling of [`${host}:3000`, host.toUpperCase(), `${host}.`])
      expect(await configOf(spelling)).toEqual(config);
    for (const other of [undefined, 'other.example', `x.${host}`, '[::1]'])
      expect(await configOf(other)).toMatchObject({
        productName: 'Groundwork',
        practice: null,
        logoMark: null,
      });
  });

  it('has pages and an installed app of that name', async () => {
    for (const path of ['/', '/dashboard']) {
      const page = await get(path, host);
      expect(page.text).toContain('<title>Lee Funding');
      expect(page.text).toContain(`"logoMark":"${logoAddress}"`);
      expect((await get(path)).text).not.toContain('Lee Funding');
    }
    expect(JSON.parse((await get('/manifest.webmanifest', host)).text)).toMatchObject({
      name: 'Lee Funding',
      icons: [{ src: logoAddress, type: 'image/png' }],
    });
  });

  it('changes within a second after the event, and ends with the brand', async () => {
    await branded.change([{ ...lee, name: 'Lee Capital' }]);
    expect((await untilNamed('Lee Capital')).practice).toMatchObject({ id: lee.practiceId });
    await branded.change([]);
    expect((await untilNamed('Groundwork')).practice).toBeNull();
  });

  it('costs no call for a request, and neither do unknown hosts', async () => {
    const before = branded.reads;
    await Promise.all(Array.from({ length: 300 }, (_, n) => configOf(`random-${n}.example`)));
    await Promise.all(Array.from({ length: 20 }, () => configOf(host)));
    expect(branded.reads).toBe(before);
  });

  it('has the product’s brand while identity is away, after few calls for many requests', async () => {
    const late = await runGateway({ beside: branded.gateway });
    branded.isAway = true;
    const before = branded.reads;
    const configs = await Promise.all(Array.from({ length: 50 }, () => configOf(host, late.url)));
    await late.stop();
    expect(configs.filter(({ practice }) => practice !== null)).toEqual([]);
    expect(branded.reads).toBeLessThan(before + 10);
  });

  it('is one of many, which a gateway reads in parts', async () => {
    const many = Array.from({ length: 450 }, (_, n) => ({
      ...lee,
      practiceId: practiceId.parse(`018f0000-0000-7000-8000-${String(n).padStart(12, '0')}`),
      host: `funding-${n}.lee.example`,
    }));
    const late = await runGateway({ beside: branded.gateway });
    branded.inForce = many;
    const before = branded.reads;
    const { practice } = await configOf('funding-449.lee.example', late.url);
    await late.stop();
    expect(practice?.id).toBe(many[449]?.practiceId);
    expect(branded.reads).toBe(before + 3);
  });
});
