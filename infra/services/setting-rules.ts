import { z } from 'zod';
import { boundsIn } from '../../libs/platform/config/src/bounds.ts';
import { addressPattern, cidrPattern } from '../../libs/platform/config/src/patterns.ts';
import type { Service } from '../scripts/configuration-page.ts';

type Schema = Readonly<Record<string, unknown>>;
type Setting = Service['fragment'][string];

const IN_THE_SCHEMA = ['type', 'minimum', 'maximum', 'multipleOf', 'enum', 'maxLength'];
const NO_VALUE = '\u0007';
const LATE_DAY = '9999-01-01';

const asSchema = (setting: Setting): Schema =>
  z.toJSONSchema(setting, { io: 'output', unrepresentable: 'any' });

/** Helm rejects a wrong pattern by the pattern itself, so a template checks it, with the words of the service. */
export const schemaOfSetting = (setting: Setting): Schema =>
  Object.fromEntries(Object.entries(asSchema(setting)).filter(([key]) => IN_THE_SCHEMA.includes(key)));

const OF_THE_CHART = {
  network: { pattern: cidrPattern.source, words: 'is no network such as 10.0.0.0/8' },
  address: {
    pattern: addressPattern('https?').source,
    words: 'must be an address such as http://prometheus:9090',
  },
};

const rejectionOf = (setting: Setting, value: string) => setting.safeParse(value).error?.issues[0]?.message;

function ruleOf(setting: Setting): Schema | undefined {
  const { pattern, isPast } = asSchema(setting);
  if (pattern === undefined) return undefined;
  return {
    pattern,
    words: rejectionOf(setting, NO_VALUE),
    ...(isPast === true && { future: rejectionOf(setting, LATE_DAY) }),
    meaning: setting.description,
  };
}

function boundsOf({ service, fragment }: Service): Schema[] {
  const standard = (name: string) => fragment[name]?.safeParse(undefined).data;
  return boundsIn(fragment).map(({ name, plus, atMost, words }) => {
    const names = [name, ...(plus === undefined ? [] : [plus])];
    const defaults = Object.fromEntries([...names, atMost].map((each) => [each, standard(each)]));
    return { service, names, atMost, words, meaning: fragment[atMost]?.description, defaults };
  });
}

export function settingRules(services: readonly Service[]) {
  const all: Service['fragment'] = Object.assign(
    {},
    ...services.map(({ fragment }) => fragment),
  ) as Service['fragment'];
  const rules = Object.keys(all)
    .sort()
    .flatMap((name): [string, Schema][] => {
      const rule = all[name] && ruleOf(all[name]);
      return rule ? [[name, rule]] : [];
    });
  return {
    ...OF_THE_CHART,
    names: Object.keys(all).sort(),
    settings: Object.fromEntries(rules),
    bounds: services.flatMap(boundsOf),
  };
}
