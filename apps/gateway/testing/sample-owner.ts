import { randomUUID } from 'node:crypto';
import { type AccountId, type BankAccount, completionOf, emptyProfile } from '@groundwork/contracts';

export const sampleProfile = {
  ...emptyProfile(),
  version: 7,
  completion: completionOf(emptyProfile()),
  answered: [],
  fieldsToCheck: [],
};

export const sampleAccount: BankAccount = {
  id: randomUUID() as AccountId,
  bankName: 'First Bank',
  accountType: 'checking',
  accountNumber: '****6789',
  routingNumber: '021000021',
  currentBalance: 1,
  averageBalance: null,
  createdAt: '2026-02-03T04:05:06.000Z',
};

export const sampleInput = {
  figures: { personalCreditScore: 700 },
  answered: [],
  accounts: [],
  documents: [],
  rulesVersion: '1.0',
  today: '2026-02-03',
};
