import type { z } from 'zod';
import type { bankAccount } from '../../banking.ts';
import { answeredFields, completionOf, emptyProfile } from '../../profile/catalog.ts';
import { actorId, documentId } from '../../ids.ts';
import type { ProfileInput, ProfileReply } from '../../profile/input.ts';
import type { bankAccountRoutes, profileRoutes } from '../profile.routes.ts';
import { aPage, type ExamplesOf, idOf, moment, whole } from './example.ts';
import { aWitness } from './proven-score.ts';

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
    provenance: {
      annualRevenueCurrent: {
        source: 'tax_return',
        kind: 'schedule_c',
        period: { from: '2025-01-01', to: '2025-12-31' },
        documentId: documentId.parse(idOf(11)),
        page: 1,
        acceptedAt: moment,
        actorId: actorId.parse(idOf(1)),
      },
    },
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
  witnessedBy: { accountId: idOf(23), lastDay: '2026-10-31' },
});

const aProposalId = 'annualRevenueCurrent:590000';

export const profileExamples: ExamplesOf<typeof profileRoutes> = {
  profile: { reply: aProfile() },
  saveProfile: { headers: { 'if-match': '"7"' }, body: someFigures(), reply: aProfile() },
  proposals: {
    reply: [
      {
        id: aProposalId,
        field: 'annualRevenueCurrent',
        label: 'Annual revenue, current year',
        current: 640_000,
        proposed: 590_000,
        witness: aWitness(),
      },
    ],
  },
  applyProposals: {
    body: { ids: [aProposalId] },
    reply: { applied: ['annualRevenueCurrent'], profile: aProfile() },
  },
  dismissProposal: { params: { id: aProposalId }, reply: { success: true } },
  undoProposals: { reply: { undone: ['annualRevenueCurrent'], profile: aProfile() } },
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
