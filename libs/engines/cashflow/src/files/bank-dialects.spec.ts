import { describe, expect, it } from '@jest/globals';
import { type BankDialect, bankDialects, makeBankFile, makeOfxFile } from '@groundwork/test-data';
import { seeds } from '@groundwork/test-data/cases';
import { readCsvBytes, today, type Answers } from '../../testing/reading.ts';
import { accountMonths } from '../reconciliation/account-months.ts';
import { readOfx } from './read-ofx.ts';

/** `npm run bench -- bank-files` reads 1,000 files of each dialect. */
const files = seeds(25, 1000);

const answersOf = ({ day, amount }: BankDialect): Answers => ({
  dateOrder: day.startsWith('d') ? 'dmy' : 'mdy',
  decimal: amount === 'comma' ? ',' : '.',
});

const trueRow = ({ day, cents, text }: { day: string; cents: number; text: string }) => ({
  day,
  cents,
  text,
});

describe('bank dialects', () => {
  it('are at least 30', () => expect(bankDialects.length).toBeGreaterThanOrEqual(30));

  it.each(bankDialects.map((dialect) => [dialect.name, dialect] as const))(
    'have each row exactly, or are refused with the line: %s',
    (_name, dialect) => {
      for (const seed of files) {
        const { bytes, rows, pending, fault } = makeBankFile(dialect, seed);
        const { reading } = readCsvBytes(bytes, answersOf(dialect));
        if (fault !== null) {
          expect(reading).toMatchObject({ state: 'refused', ...fault });
          continue;
        }
        if (reading.state !== 'read') throw new Error(`File ${seed}: ${reading.state}`);
        expect(reading.file.rows.map(trueRow)).toEqual(rows);
        expect(reading.file.skipped).toEqual({ pending, future: 0, failed: 0 });
      }
    },
  );

  it('with balances join: a month without missing days is never broken', () => {
    const dialects = bankDialects.filter(({ columns }) => columns.some(([column]) => column === 'balance'));
    for (const dialect of dialects)
      for (const seed of files) {
        const { bytes } = makeBankFile(dialect, seed);
        const { reading } = readCsvBytes(bytes, answersOf(dialect));
        if (reading.state !== 'read') continue;
        const { rows, anchors, covered } = reading.file;
        const { months } = accountMonths({ rows, anchors, covered: [covered], closedOn: null });
        expect(months.filter(({ state }) => state === 'broken' || state === 'disputed')).toEqual([]);
      }
  });
});

describe('OFX files', () => {
  it.each([1, 2] as const)('of version %i have each row exactly', (version) => {
    for (const seed of files) {
      const { text, rows, asOf, balance } = makeOfxFile(version, seed);
      const reading = readOfx(text, today);
      if (reading.state !== 'read') throw new Error(`File ${seed}: ${reading.code}`);
      expect(reading.file.rows.map(trueRow)).toEqual(rows);
      const ofDay = rows.filter(({ day }) => day === asOf).reduce((sum, { cents }) => sum + cents, 0);
      expect(reading.file.anchors[0]?.cents).toBe(balance - ofDay);
      expect(reading.file.account).toEqual({
        bankId: '021000021',
        accountId: '000123454471',
        accountType: 'checking',
      });
    }
  });
});
