import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { SERVICES } from '../generated/services.mjs';
import { parseSiteConfig } from '../../apps/gateway/src/domain/site-config.rules.ts';
import { SETTING_VALUES, WRONG_TOGETHER } from '../services/setting-values.ts';
import { CONTAINER_SETTINGS, SERVER_SETTINGS } from '../services/server-settings.ts';
import {
  type ChartValue,
  type Json,
  RIGHT_CHART_VALUES,
  WRONG_CHART_VALUES,
  WRONG_SITES,
} from './chart-values.ts';
import { chart, findHelm, tryToRender } from './render.ts';

const helm = findHelm();

const OF_THE_CHART = [...CONTAINER_SETTINGS, ...SERVER_SETTINGS, 'SITE_CONFIG', 'PUBLIC_URL', 'STOP_SECONDS'];
const SECRET = /^(SMTP_URL|STRIPE_(SECRET_KEY|WEBHOOK_SECRET|PRICE_.*)|OTEL_EXPORTER_OTLP_HEADERS)$/;
const settable = Object.keys(SETTING_VALUES).filter(
  (name) => !OF_THE_CHART.includes(name) && !SECRET.test(name),
);
const settings = (kind: 'right' | 'wrong') =>
  settable.flatMap((name) => (SETTING_VALUES[name]?.[kind] ?? []).map((value) => [name, value] as const));

const patterns = (
  parse(readFileSync(join(chart, 'files/settings.yaml'), 'utf8')) as { settings: Record<string, unknown> }
).settings;

const inJson = ([path, value]: ChartValue) => ['--set-json', `${path}=${JSON.stringify(value)}`];

describe('the chart', () => {
  if (helm === undefined) {
    it('is not rendered without helm', () => {
      expect(findHelm()).toBeUndefined();
    });
    return;
  }
  const render = (...values: ChartValue[]) => tryToRender(helm, 'production', ...values.flatMap(inJson));

  /** One output for the nth value of each setting: the schema, and then the template, list all of their faults. */
  const outputs = new Map<string, ReturnType<typeof render>>();
  function together(kind: 'right' | 'wrong', name: string, value: unknown) {
    const nth = SETTING_VALUES[name]?.[kind].findIndex((each) => each === value) ?? 0;
    const isOfTemplate = (each: string, one: unknown) => typeof one === 'string' && each in patterns;
    const where = isOfTemplate(name, value);
    const values = settable.flatMap((each): [string, Json][] => {
      const other = SETTING_VALUES[each]?.[kind][nth];
      return other === undefined || isOfTemplate(each, other) !== where ? [] : [[each, other]];
    });
    const key = `${kind} ${nth} ${where}`;
    const output = outputs.get(key) ?? render(['settings', Object.fromEntries(values)]);
    outputs.set(key, output);
    return output;
  }

  it.each(settings('wrong'))('rejects the setting %s=%s and names it', async (name, value) => {
    const { code, output } = await together('wrong', name, value);
    expect({ code, output }).toEqual({ code: 1, output: expect.stringMatching(`settings[./]${name}\\b`) });
  });

  it.each(settings('right'))('renders the setting %s=%s', async (name, value) => {
    const { code, output } = await together('right', name, value);
    expect(code === 0 ? '' : output).toBe('');
  });

  it.each(WRONG_TOGETHER)(
    'rejects $values for $service in the words of the service',
    async ({ service, name, values }) => {
      const { code, output } = await render([`services.${service}.settings`, values]);
      expect({ code, output }).toEqual({
        code: 1,
        output: expect.stringContaining(`${service}: ${name} must not exceed `),
      });
    },
  );

  it.each(WRONG_CHART_VALUES)('rejects %s: %j and names it', async (...value) => {
    const [path, , words = path.split('.').at(-1) ?? ''] = value;
    const { code, output } = await render(value);
    expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining(words) });
  });

  it.each(RIGHT_CHART_VALUES)('renders %s: %j', async (...value) => {
    expect(await render(value)).toMatchObject({ code: 0 });
  });

  it.each(WRONG_SITES)('rejects %s: %j, as the gateway does', async (...value) => {
    const [path, content, words] = value;
    const part = path.split('.').at(-1) ?? '';
    expect(() => parseSiteConfig(JSON.stringify({ [part]: content }))).toThrow();
    const { code, output } = await render(value);
    expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining(words ?? part) });
  });

  it('lists all faults at once, each with its place and its meaning', async () => {
    const { output } = await render(
      ['settings.TRUSTED_PROXIES', '10.0.0.0/33'],
      ['services.identity.settings.DNS_SERVERS', 'dns'],
    );
    expect(output).toContain(
      'settings.TRUSTED_PROXIES is no list of networks such as 10.0.0.0/8,::1 (Networks of',
    );
    expect(output).toContain('services.identity.settings.DNS_SERVERS must be addresses such as 10.0.0.2 or');
  });

  it.each(SERVICES.map(({ name }) => name))(
    'rejects a stop of %s that is shorter than its work',
    async (service) => {
      const { code, output } = await render([`services.${service}.settings.DRAIN_SECONDS`, 33.5]);
      expect({ code, output }).toEqual({
        code: 1,
        output: expect.stringContaining(
          `${service}: DRAIN_SECONDS and STOP_DELAY_SECONDS together must not exceed`,
        ),
      });
    },
  );
});
