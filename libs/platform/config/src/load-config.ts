import { z } from 'zod';
import { boundsIn, exceeds } from './bounds.ts';

export type ConfigFragment = Record<string, z.ZodType>;
export type ConfigOf<F extends ConfigFragment> = z.output<z.ZodObject<F>>;

export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Samples are public: a value with this mark protects nothing. */
const sampleMark = 'sample-only';

function rejectSamples(
  values: Record<string, string | undefined>,
  { NODE_ENV }: { NODE_ENV?: string },
): void {
  if ((NODE_ENV || 'production') !== 'production') return;
  const samples = Object.keys(values).filter((name) => values[name]?.includes(sampleMark));
  if (samples.length === 0) return;
  const lines = samples.map((name) => `  ${name} is a sample value that anybody can read`);
  throw new ConfigError(`Production needs secrets of its own:\n${lines.join('\n')}`);
}

export function loadConfig<F extends ConfigFragment>(
  fragment: F,
  environment: Record<string, string | undefined> = process.env,
): ConfigOf<F> {
  const values = Object.fromEntries(
    Object.keys(fragment).map((name) => [name, environment[name]?.trim() ? environment[name] : undefined]),
  );
  rejectSamples(values, environment);
  const parsed = z.object(fragment).safeParse(values);
  const faults = parsed.success
    ? boundsIn(fragment).filter((bound) => exceeds(bound, parsed.data))
    : parsed.error.issues.map((issue) => {
        const name = String(issue.path[0]);
        return { name, words: values[name] === undefined ? 'is missing' : issue.message };
      });
  if (parsed.success && faults.length === 0) return parsed.data;
  const lines = faults.map(
    ({ name, words }) => `  ${name} ${words} (${fragment[name]?.description ?? 'no description'})`,
  );
  throw new ConfigError(`The configuration is incomplete:\n${[...new Set(lines)].join('\n')}`);
}
