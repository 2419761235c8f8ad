import { z } from 'zod';

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
    Object.keys(fragment).map((name) => [name, environment[name] === '' ? undefined : environment[name]]),
  );
  rejectSamples(values, environment);
  const parsed = z.object(fragment).safeParse(values);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    const what = values[name] === undefined ? 'is missing' : issue.message;
    return `  ${name} ${what} (${fragment[name]?.description ?? 'no description'})`;
  });
  throw new ConfigError(`The configuration is incomplete:\n${[...new Set(lines)].join('\n')}`);
}
