import { z } from 'zod';
import {
  applyBankFileBody,
  bankFile,
  bankFileAnswer,
  bankRow,
  bankRowId,
  bankRowsQuery,
  changeLedgerAccountBody,
  correctedRow,
  correctRowBody,
  ledgerAccount,
} from '../bank-records.ts';
import { cashFlow, cashFlowRules } from '../cash-flow.ts';
import { bankFileId } from '../evidence.ts';
import { ledgerAccountId, userId } from '../ids.ts';
import { pageOf, pageQuery } from '../lists.ts';
import { evidenceFields } from '../proven-fields.ts';
import { idText, nameText, x25519Key } from '../texts.ts';
import { defineChange, defineRpc } from './define.ts';

const owner = z.object({ userId });
const done = z.object({});
const ownFile = { fileId: bankFileId };
const ownAccount = { accountId: ledgerAccountId };

const uploadedFile = {
  ...ownFile,
  incomingKey: nameText,
  name: nameText,
  bytes: z.number().int(),
  sha256: idText,
  accountId: ledgerAccountId.optional(),
};

export type RegisterBankFile = z.output<typeof ledgerRpc.register.request>;

export const ledgerRpc = {
  fileKey: defineRpc(
    'rpc.ledger.file-key.v1',
    owner.extend({ ...ownFile, receiver: x25519Key }),
    z.object({ key: z.string() }),
  ),
  register: defineChange('rpc.ledger.register.v1', uploadedFile, bankFile),
  files: defineRpc('rpc.ledger.files.v1', owner.extend({ page: pageQuery }), pageOf(bankFile)),
  file: defineRpc('rpc.ledger.file.v1', owner.extend(ownFile), bankFile),
  answer: defineChange('rpc.ledger.answer.v1', { ...ownFile, answer: bankFileAnswer }, bankFile),
  apply: defineChange('rpc.ledger.apply.v1', { ...ownFile, ...applyBankFileBody.shape }, bankFile),
  undo: defineChange('rpc.ledger.undo.v1', ownFile, bankFile),
  removeFile: defineChange('rpc.ledger.remove-file.v1', ownFile, done),
  accounts: defineRpc('rpc.ledger.accounts.v1', owner, z.array(ledgerAccount)),
  changeAccount: defineChange(
    'rpc.ledger.change-account.v1',
    { ...ownAccount, change: changeLedgerAccountBody },
    ledgerAccount,
  ),
  removeAccount: defineChange('rpc.ledger.remove-account.v1', ownAccount, done),
  rows: defineRpc('rpc.ledger.rows.v1', owner.extend({ page: bankRowsQuery }), pageOf(bankRow)),
  correctRow: defineChange(
    'rpc.ledger.correct-row.v1',
    { rowId: bankRowId, ...correctRowBody.shape },
    correctedRow,
  ),
  cashFlow: defineRpc('rpc.ledger.cash-flow.v1', owner, cashFlow),
  rules: defineRpc('rpc.ledger.rules.v1', owner, cashFlowRules),
  evidence: defineRpc('rpc.ledger.evidence.v1', owner, evidenceFields),
};
