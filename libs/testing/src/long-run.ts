export const isLong = process.env['TEST_LONG'] === '1';

/** The cases of a property test: a tenth of them outside a long run. */
export const cases = (count: number): number => (isLong ? count : Math.ceil(count / 10));

/** Constant every day, random in each long run. TEST_SEED repeats a failed run. */
export const testSeed = Number(process.env['TEST_SEED'] ?? (isLong ? Date.now() % 1e9 : 20_261_121));
