/** `npm run test:long` tries more of everything. */
export const isLong = process.env['TEST_LONG'] === '1';

/** What chance is made of: the same every day, another in each long run. TEST_SEED repeats one that failed. */
export const testSeed = Number(process.env['TEST_SEED'] ?? (isLong ? Date.now() % 1e9 : 20_261_121));
