import { z } from 'zod';
import { boundsIn, exceeds } from './bounds.ts';

export type ConfigFragment = Record<string, z.ZodType>;
export type ConfigOf<F extends ConfigFragment> = z.output<z.ZodObject<F>>;

export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Samples are public: a value with this mark protects nothing. */
const sampleMark = 'sample-only';

type Environment = Record<string, string | undefined>;

export interface ConfigFault {
  name: string;
  what: string;
}

const valuesIn = (fragment: ConfigFragment, environment: Environment): Environment =>
  Object.fromEntries(
    Object.keys(fragment).map((name) => [name, environment[name]?.trim() ? environment[name] : undefined]),
  );

function samplesIn(values: Environment, { NODE_ENV }: Environment): ConfigFault[] {
  if ((NODE_ENV || 'production') !== 'production') return [];
  const samples = Object.keys(values).filter((name) => values[name]?.includes(sampleMark));
  return samples.map((name) => ({ name, what: 'is a sample value that anybody can read' }));
}

const faultOf = ({ path, message }: z.core.$ZodIssue, values: Environment): ConfigFault => {
  const name = String(path[0]);
  return { name, what: values[name] === undefined ? 'is missing' : message };
};

function parse<F extends ConfigFragment>(fragment: F, values: Environment) {
  const parsed = z.object(fragment).safeParse(values);
  const faults: ConfigFault[] = parsed.success
    ? boundsIn(fragment)
        .filter((bound) => exceeds(bound, parsed.data))
        .map(({ name, words }) => ({ name, what: words }))
    : parsed.error.issues.map((issue) => faultOf(issue, values));
  return { config: parsed.success && faults.length === 0 ? parsed.data : undefined, faults };
}

export function configFaults(fragment: ConfigFragment, environment: Environment): ConfigFault[] {
  const values = valuesIn(fragment, environment);
  return [...samplesIn(values, environment), ...parse(fragment, values).faults];
}

export function loadConfig<F extends ConfigFragment>(
  fragment: F,
  environment: Environment = process.env,
): ConfigOf<F> {
  const values = valuesIn(fragment, environment);
  const samples = samplesIn(values, environment).map(({ name, what }) => `  ${name} ${what}`);
  if (samples.length > 0)
    throw new ConfigError(`Production needs secrets of its own:\n${samples.join('\n')}`);
  const { config, faults } = parse(fragment, values);
  if (config) return config;
  const lines = faults.map(
    ({ name, what }) => `  ${name} ${what} (${fragment[name]?.description ?? 'no description'})`,
  );
  throw new ConfigError(`The configuration is incomplete:\n${[...new Set(lines)].join('\n')}`);
}
