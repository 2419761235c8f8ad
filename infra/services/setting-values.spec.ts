import { beforeAll, describe, expect, it } from '@jest/globals';
import { loadConfig } from '../../libs/platform/config/src/load-config.ts';
import { SERVICES } from '../generated/services.mjs';
import type { Service } from '../scripts/configuration-page.ts';
import { settingsReadBy } from '../scripts/declared-settings.ts';
import { right, SETTING_VALUES, WRONG_TOGETHER } from './setting-values.ts';

const names = Object.keys(SETTING_VALUES);
const catalog = new Map<string, Service['fragment']>();
beforeAll(async () => {
  for (const { name } of SERVICES) catalog.set(name, (await settingsReadBy(name)).fragment);
});

const asText = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));

function start(service: string, values: Readonly<Record<string, unknown>>) {
  const fragment = catalog.get(service) ?? {};
  const required = Object.keys(fragment).filter((name) => !fragment[name]?.safeParse(undefined).success);
  const complete = Object.fromEntries(required.map((name) => [name, right(name)]));
  return loadConfig(fragment, asText({ ...complete, ...values }));
}

const readersOf = (name: string) =>
  [...catalog].filter(([, fragment]) => name in fragment).map(([each]) => each);
const pairs = (kind: 'right' | 'wrong') =>
  names.flatMap((name) => (SETTING_VALUES[name]?.[kind] ?? []).map((value) => [name, value] as const));

describe('the table of values', () => {
  it('has each variable of each service', () => {
    const declared = new Set([...catalog.values()].flatMap((fragment) => Object.keys(fragment)));
    expect([...declared].sort()).toEqual([...names].sort());
  });
});

describe('each process that reads a variable', () => {
  it.each(pairs('wrong'))('rejects %s=%s and names it', (name, value) => {
    const readers = readersOf(name);
    expect(readers).not.toEqual([]);
    for (const service of readers) expect(() => start(service, { [name]: value })).toThrow(`  ${name} `);
  });

  it.each(pairs('right'))('accepts %s=%s', (name, value) => {
    for (const service of readersOf(name)) expect(start(service, { [name]: value })).toHaveProperty(name);
  });

  it.each(names)('uses its default for %s without a value, or names what is missing', (name) => {
    for (const service of readersOf(name)) {
      const isRequired = !catalog.get(service)?.[name]?.safeParse(undefined).success;
      if (isRequired) expect(() => start(service, { [name]: ' ' })).toThrow(`  ${name} is missing`);
      else expect(() => start(service, { [name]: ' ' })).not.toThrow();
    }
  });

  it.each(WRONG_TOGETHER)('rejects $values in $service by the name $name', ({ service, name, values }) => {
    expect(() => start(service, values)).toThrow(`  ${name} must not exceed `);
  });

  it.each(SERVICES.map(({ name }) => name))(
    'rejects in %s a stop that is shorter than its work',
    (service) => {
      const stop = { STOP_DELAY_SECONDS: 3, DRAIN_SECONDS: 25 };
      expect(start(service, { ...stop, STOP_SECONDS: 28 })).toMatchObject(stop);
      expect(() => start(service, { ...stop, STOP_SECONDS: 27 })).toThrow(
        '  DRAIN_SECONDS and STOP_DELAY_SECONDS together must not exceed STOP_SECONDS',
      );
    },
  );
});
