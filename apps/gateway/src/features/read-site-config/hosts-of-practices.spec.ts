import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { practiceId, type SiteConfig, siteConfig } from '@groundwork/contracts';
import { eventually } from '@groundwork/testing';
import { BrandedGateway, getFrom, lee, logoAddress } from '../../../testing/brands.ts';
import { runGateway } from '../../../testing/gateway.ts';

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const readingMs = 2 * secondMs;
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

  it('costs one reading a minute, however many requests name it or an unknown host', async () => {
    const late = await runGateway({ beside: branded.gateway });
    const [before, start] = [branded.readings, performance.now()];
    await Promise.all(Array.from({ length: 300 }, (_, n) => configOf(`random-${n}.example`, late.url)));
    await Promise.all(Array.from({ length: 20 }, () => configOf(host, late.url)));
    const minutes = Math.floor((performance.now() - start) / minuteMs);
    await late.stop();
    expect(branded.readings - before).toBeGreaterThanOrEqual(1);
    expect(branded.readings - before).toBeLessThanOrEqual(1 + minutes);
  });

  it('has the product’s brand while identity is away, and a second passes between two readings', async () => {
    const late = await runGateway({ beside: branded.gateway });
    branded.isAway = true;
    const [before, start] = [branded.readings, performance.now()];
    const configs = await Promise.all(Array.from({ length: 50 }, () => configOf(host, late.url)));
    const seconds = Math.floor((performance.now() - start) / secondMs);
    expect(configs.filter(({ practice }) => practice !== null)).toEqual([]);
    expect(branded.readings - before).toBeLessThanOrEqual(1 + seconds);
    branded.isAway = false;
    await eventually(
      () => configOf(host, late.url),
      ({ practice }) => practice?.id === lee.practiceId,
    );
    await late.stop();
  });

  it('has its last brand while identity hangs, and no page waits for a reading', async () => {
    const late = await runGateway({ beside: branded.gateway });
    await configOf(host, late.url);
    branded.isAway = true;
    const callsBefore = branded.calls;
    await branded.change([{ ...lee, name: 'Lee Capital' }]);
    await eventually(
      async () => branded.calls,
      (calls) => calls >= callsBefore + 2,
    );
    const before = branded.readings;
    let answer: () => void = () => undefined;
    branded.until = new Promise((resolve) => {
      answer = resolve;
    });
    branded.isAway = false;
    const waits: number[] = [];
    await eventually(
      async () => {
        const start = performance.now();
        expect((await configOf(host, late.url)).productName).toBe('Lee Funding');
        waits.push(performance.now() - start);
        return branded.readings;
      },
      (readings) => readings > before,
    );
    answer();
    branded.until = undefined;
    await late.stop();
    expect(Math.max(...waits)).toBeLessThan(readingMs);
  });

  it('is one of many, which a gateway reads in parts', async () => {
    const many = Array.from({ length: 450 }, (_, n) => ({
      ...lee,
      practiceId: practiceId.parse(`018f0000-0000-7000-8000-${String(n).padStart(12, '0')}`),
      host: `funding-${n}.lee.example`,
    }));
    const late = await runGateway({ beside: branded.gateway });
    branded.inForce = many;
    const before = branded.pages;
    const { practice } = await configOf('funding-449.lee.example', late.url);
    await late.stop();
    expect(practice?.id).toBe(many[449]?.practiceId);
    expect(branded.pages).toBe(before + 3);
  });
});
