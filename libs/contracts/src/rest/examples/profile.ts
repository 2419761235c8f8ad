import type { z } from 'zod';
import type { bankAccount } from '../../banking.ts';
import { answeredFields, completionOf, emptyProfile } from '../../profile/catalogue.ts';
import type { ProfileInput, ProfileReply } from '../../profile/input.ts';
import type { bankAccountRoutes, profileRoutes } from '../profile.routes.ts';
import { aPage, type ExamplesOf, idOf, moment, whole } from './example.ts';

export const someFigures = (): ProfileInput => ({
  legalBusinessName: 'Riverbend Bakery LLC',
  annualRevenueCurrent: 640_000,
  ebitda: 96_000,
  personalCreditScore: 712,
});

function aProfile(): ProfileReply {
  const values = { ...emptyProfile(), ...someFigures() } as ReturnType<typeof emptyProfile>;
  return {
    ...values,
    version: 7,
    completion: completionOf(values),
    answered: answeredFields(values, ['nsfIncidents']),
    fieldsToCheck: [],
  };
}

const anAccount = (): z.input<typeof bankAccount> => ({
  id: idOf(21),
  bankName: 'First Bank of Riverbend',
  accountType: 'checking',
  accountNumber: '****6789',
  routingNumber: '021000021',
  currentBalance: 48_210.55,
  averageBalance: 41_900,
  createdAt: moment,
});

export const profileExamples: ExamplesOf<typeof profileRoutes> = {
  profile: { reply: aProfile() },
  saveProfile: { headers: { 'if-match': '"7"' }, body: someFigures(), reply: aProfile() },
  profileHistory: {
    query: aPage,
    reply: whole({
      id: idOf(22),
      at: moment,
      changedBy: idOf(1),
      fields: [{ field: 'annualRevenueCurrent', from: 600_000, to: 640_000 }],
    }),
  },
};

const params = { id: idOf(21) };

export const bankAccountExamples: ExamplesOf<typeof bankAccountRoutes> = {
  accounts: { query: aPage, reply: whole(anAccount()) },
  addAccount: {
    body: {
      bankName: 'First Bank of Riverbend',
      accountType: 'checking',
      accountNumber: '000123456789',
      routingNumber: '021000021',
      currentBalance: 48_210.55,
      averageBalance: 41_900,
    },
    reply: anAccount(),
  },
  removeAccount: { params, reply: { success: true } },
  restoreAccount: { params, reply: anAccount() },
};
