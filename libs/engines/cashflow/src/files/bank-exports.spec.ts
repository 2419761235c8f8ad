import { describe, expect, it } from '@jest/globals';
import { type BankExport, bankDialects, bankExports, exportFile } from '@groundwork/test-data';
import { seeds } from '@groundwork/test-data/cases';
import { readOfferedBytes } from '../../testing/reading.ts';
import { bankProfiles } from '../banks/bank-profiles.ts';
import { accountMonths } from '../reconciliation/account-months.ts';

/** `npm run bench -- bank-files` reads 1,000 files of each. */
const files = seeds(25, 1000);
const read = (of: BankExport, bytes: Uint8Array) => readOfferedBytes(bytes, of);

describe('files that banks give their customers', () => {
  it('are at least 60 with the dialects', () => {
    expect(bankExports.length).toBeGreaterThanOrEqual(30);
    expect(bankExports.length + bankDialects.length).toBeGreaterThanOrEqual(60);
  });

  it.each(bankExports.map((of) => [of.name, of] as const))(
    'have each amount, day, text and balance exactly, or are refused with their line: %s',
    (_name, of) => {
      for (const seed of files) {
        const { bytes, rows, skipped, faultLine } = exportFile(of, seed);
        const reading = read(of, bytes);
        if (of.refusal !== null) {
          expect(reading).toMatchObject({ state: 'refused', code: of.refusal });
          continue;
        }
        if (faultLine !== null) {
          expect(reading).toMatchObject({ state: 'refused', line: faultLine });
          continue;
        }
        if (reading.state !== 'read') throw new Error(`File ${seed}: ${JSON.stringify(reading)}`);
        const own = reading.file.rows.map(({ day, cents, text, balance }) => ({ day, cents, text, balance }));
        expect(own).toEqual(rows);
        expect(reading.file.skipped).toEqual({ ...skipped, future: 0 });
      }
    },
  );

  it('with balances join: no month is broken, and the balance before the first row is exact', () => {
    for (const of of bankExports.filter(({ balance, refusal }) => balance !== 'none' && refusal === null))
      for (const seed of files) {
        const { bytes, opening, faultLine } = exportFile(of, seed);
        const reading = read(of, bytes);
        if (faultLine !== null || reading.state !== 'read') continue;
        const { rows, anchors, covered } = reading.file;
        expect([of.name, seed, anchors[0]?.cents]).toEqual([of.name, seed, opening]);
        const { months } = accountMonths({ rows, anchors, covered: [covered], closedOn: null });
        expect(months.filter(({ state }) => state === 'broken' || state === 'disputed')).toEqual([]);
      }
  });
});

describe('the profiles of banks', () => {
  it('are 22, and a file of each of them is tested', () => {
    expect(bankProfiles).toHaveLength(22);
    const tested = new Set(bankExports.map(({ bank }) => bank).filter((bank) => bank !== null));
    expect(tested.size).toBe(22);
  });
});
