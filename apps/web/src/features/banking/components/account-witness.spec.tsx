import { describe, expect, it } from '@jest/globals';
import { bankAccount, type BankAccount, routeExamples } from '@groundwork/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { AccountWitness } from './account-witness.tsx';

const [account] = bankAccount.array().parse(routeExamples.accounts?.reply);

const textOf = (witnessedBy: BankAccount['witnessedBy']): string =>
  renderToStaticMarkup(<AccountWitness account={{ ...account!, witnessedBy }} />);

describe('an account that the owner entered', () => {
  it('is confirmed by the bank rows of the same account', () => {
    const witness = account!.witnessedBy!;
    expect(textOf(witness)).toContain('Your transactions confirm this account');
    expect(textOf(witness)).not.toContain('Nothing confirms');
  });

  it('counts only in the stated score while nothing confirms it', () => {
    expect(textOf(null)).toContain(
      'Nothing confirms this account yet. It counts in your score, not in your proven score.',
    );
  });

  it('has neither sentence before the answer names a witness or none', () => {
    expect(textOf(undefined)).not.toContain('confirm');
  });
});
