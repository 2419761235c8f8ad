export const isLong = process.env['TEST_LONG'] === '1';

/** Constant every day, random in each long run. TEST_SEED repeats a failed run. */
export const testSeed = Number(process.env['TEST_SEED'] ?? (isLong ? Date.now() % 1e9 : 20_261_121));
