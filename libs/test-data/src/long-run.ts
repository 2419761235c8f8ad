import { createHash } from 'node:crypto';

export const isLong = process.env['TEST_LONG'] === '1';

/** The cases of a property test: a tenth of them outside a long run. */
export const cases = (count: number): number => (isLong ? count : Math.ceil(count / 10));

const isMutated = process.env['MUTATED_ROOT'] !== undefined;

/** The seeds of generated files. A mutation test runs them for each mutant, so it has a tenth of them. */
export function seeds(usual: number, inLongRun: number): number[] {
  const count = isLong ? inLongRun : Math.ceil(isMutated ? usual / 10 : usual);
  return Array.from({ length: count }, (_, at) => at + 1);
}

/** An eighth of the samples by the hash of their name, all of them in a long run. */
export const someOf = <T extends { name: string }>(samples: readonly T[]): readonly T[] =>
  isLong
    ? samples
    : samples.filter(({ name }) => createHash('sha256').update(name).digest().readUInt8() % 8 === 0);

/** Constant every day, random in each long run. TEST_SEED repeats a failed run. */
export const testSeed = Number(process.env['TEST_SEED'] ?? (isLong ? Date.now() % 1e9 : 20_261_121));
