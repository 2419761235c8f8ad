import { describe, expect, it } from '@jest/globals';
import { routeExamples, routes } from '@groundwork/contracts';
import { fileNameOf, waitingStatements } from './file-name.ts';
import type { BankFileView } from './views.ts';

const example: BankFileView = routes.bankFile.reply.parse(routeExamples.bankFile?.reply);
const statement = (id: string, numberEnding: string | null): BankFileView => ({
  ...example,
  id: id as BankFileView['id'],
  source: 'document',
  state: 'question',
  name: '',
  account: { id: null, bankName: 'First Bank', accountType: 'checking', numberEnding, ownership: 'business' },
});

describe('the name of a bank file', () => {
  it('is that of the file, and a statement has the name of its account', () => {
    expect(fileNameOf(example)).toBe(example.name);
    expect(fileNameOf(statement('1', '6789'))).toBe('Bank statement First Bank ****6789');
    expect(fileNameOf(statement('1', null))).toBe('Bank statement');
    expect(fileNameOf({ name: '', account: null })).toBe('Bank statement');
  });
});

describe('the statements that wait for an answer', () => {
  it('are one for each account, and each one whose account has no number', () => {
    const files = [
      statement('1', '6789'),
      statement('2', '6789'),
      statement('3', '1111'),
      statement('4', null),
      statement('5', null),
      { ...statement('6', '2222'), state: 'applied' as const },
      example,
    ];
    expect(waitingStatements(files).map(({ id }) => id)).toEqual(['1', '3', '4', '5']);
  });
});
