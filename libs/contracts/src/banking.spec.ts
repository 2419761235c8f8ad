import { describe, expect, it } from '@jest/globals';
import { bankAccountBody, isRoutingChecksumRight, maskAccountNumber } from './banking.ts';

const account = {
  bankName: ' First Bank ',
  accountType: 'savings',
  accountNumber: '1234 5678-9',
  routingNumber: '021000021',
  currentBalance: '10.50',
};

describe('the input of a bank account', () => {
  it('is trimmed, with numbers without spaces and numeric text as a number', () => {
    expect(bankAccountBody.parse(account)).toEqual({
      bankName: 'First Bank',
      accountType: 'savings',
      accountNumber: '123456789',
      routingNumber: '021000021',
      currentBalance: 10.5,
      averageBalance: undefined,
    });
  });

  it('is a checking account by default, with or without an average balance', () => {
    const { accountType: _, ...rest } = account;
    expect(bankAccountBody.parse({ ...rest, averageBalance: 0 })).toMatchObject({
      accountType: 'checking',
      averageBalance: 0,
    });
    expect(bankAccountBody.parse({ ...rest, currentBalance: ' 10.50 ' }).currentBalance).toBe(10.5);
    for (const nothing of ['', '  ', null, undefined])
      expect(bankAccountBody.parse({ ...rest, averageBalance: nothing }).averageBalance).toBeUndefined();
  });

  it('accepts a bank name of 200 characters, counted as graphemes', () => {
    const bankName = '🦊'.repeat(200);
    expect(bankAccountBody.parse({ ...account, bankName }).bankName).toBe(bankName);
  });

  it.each([
    ['bankName', '  '],
    ['bankName', 'x'.repeat(201)],
    ['bankName', '🦊'.repeat(201)],
    ['bankName', 'zero\u0000'],
    ['accountType', 'crypto'],
    ['accountNumber', '****6789'],
    ['accountNumber', '123'],
    ['accountNumber', 123456789],
    ['routingNumber', '12345678'],
    ['routingNumber', '1234567890'],
    ['currentBalance', -0.01],
    ['currentBalance', 1.005],
    ['currentBalance', 1e13],
    ['currentBalance', Number.NaN],
    ['currentBalance', ''],
    ['currentBalance', '1e3'],
    ['averageBalance', -1],
    ['averageBalance', 'much'],
    ['averageBalance', []],
  ])('is rejected with %s %p at that field', (field, value) => {
    const result = bankAccountBody.safeParse({ ...account, [field]: value });
    expect(result.error?.issues.map(({ path }) => path[0])).toEqual([field]);
  });
});

describe('the checksum of a routing number', () => {
  it.each(['021000021', '011401533', '091000019'])('accepts %s', (number) =>
    expect(isRoutingChecksumRight(number)).toBe(true),
  );
  it.each(['021000022', '000000000', '12345678', '1000000009', 'abcdefghi', ''])('rejects %p', (number) =>
    expect(isRoutingChecksumRight(number)).toBe(false),
  );
});

it('masks an account number except its last four digits', () => {
  expect(maskAccountNumber('123456789')).toBe('****6789');
});
