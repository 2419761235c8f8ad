import { describe, expect, it } from '@jest/globals';
import { isBankExport } from './bank-export.ts';

const bankExport =
  'Date,Description,Amount,Balance\n03/04/2026,DEPOSIT,1200.00,5300.00\n03/05/2026,RENT,-900.00,4400.00\n';
const profit =
  'Profit and Loss\nLarkspur LLC\n"January - December 2025"\n,Total\nIncome,\nSales,"480,000.00"\nNet Income,"85,920.00"\n';
const aging =
  'A/R Aging Summary\n"As of June 30, 2026"\nCustomer,Current,1 - 30,31 - 60,Total\nAcme,100.00,0.00,0.00,100.00\n';
const isBank = (name: string, text: string) => isBankExport(new File([text], name));

describe('a file that an owner drops', () => {
  it.each([
    ['checking.csv', bankExport],
    ['CHECKING.CSV', 'Date,Description,Amount\n03/04/2026,"SHOP, ONE",-5.00\n'],
    [
      'german.csv',
      'Date;Description;Amount;Balance\n2026-03-04;SHOP;-5,00;10,00\n2026-03-05;SHOP;-5,00;5,00\n',
    ],
    ['export.csv', 'OFXHEADER:100\n<OFX></OFX>'],
    ['year.ofx', ''],
    ['year.QFX', ''],
    ['year.qbo', ''],
  ])('is a bank file: %s', async (name, text) => {
    expect(await isBank(name, text)).toBe(true);
  });

  it.each([
    ['profit.csv', profit],
    ['aging.csv', aging],
    ['letter.csv', 'Dear Ann,\nthe report, as you know, is late.\nBo'],
    ['empty.csv', ''],
    ['binary.csv', 'PK\u0003\u0004'],
    ['statement.pdf', bankExport],
  ])('is none: %s', async (name, text) => {
    expect(await isBank(name, text)).toBe(false);
  });

  it('is recognized by its start, however long it is', async () => {
    const line = '2026-03-04,SHOP,-5.00\n';
    expect(await isBank('long.csv', `Date,Description,Amount\n${line.repeat(100_000)}`)).toBe(true);
  });
});
