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
import { ledgerAccountId } from '../ids.ts';
import { listOf, pageOf, pageQuery, succeeded } from '../lists.ts';
import { inPlainUnits } from '../plain-units.ts';
import { evidenceFields } from '../proven-fields.ts';
import * as addresses from './addresses.ts';
import { at, defineRoute } from './define.ts';
import { bankFileForm } from './forms.ts';

const ownFile = z.object({ id: bankFileId });
const ownAccount = z.object({ id: ledgerAccountId });
const plainFile = inPlainUnits(bankFile);

export const bankFileRoutes = {
  bankFiles: defineRoute({
    ...at(addresses.bankFiles),
    access: 'banking view',
    needs: 'provenScore',
    summary: 'List files of bank rows, the newest first',
    description: 'Returns the whole list, or one page of it if limit or cursor is set.',
    query: pageQuery,
    status: 200,
    reply: inPlainUnits(listOf(bankFile)),
  }),
  uploadBankFile: defineRoute({
    ...at(addresses.uploadBankFile),
    access: 'banking edit',
    spends: 'bank_file',
    needs: 'provenScore',
    summary: 'Upload a file of bank rows',
    description:
      'Send one CSV, OFX, QFX or QBO file of up to 25 MB and an optional account. The service reads it at once. Get the file for its questions and its plan.',
    form: bankFileForm,
    errors: [
      'DUPLICATE_BANK_FILE',
      'LIMIT_REACHED',
      'STORAGE_FULL',
      'ACCOUNT_NOT_FOUND',
      'ACCOUNT_ERASED',
      'DISK_LOW',
      'FILE_TOO_LARGE',
      'FILE_TYPE',
    ],
    status: 201,
    consumes: 'multipart/form-data',
    reply: plainFile,
  }),
  bankFile: defineRoute({
    ...at(addresses.bankFile),
    access: 'banking view',
    needs: 'provenScore',
    summary: 'Get one file with its questions and its plan',
    description: 'Amounts are in cents, and in dollars in plain. A field is null while it is unknown.',
    params: ownFile,
    errors: ['BANK_FILE_NOT_FOUND'],
    status: 200,
    reply: plainFile,
  }),
  answerBankFile: defineRoute({
    ...at(addresses.answerBankFile),
    access: 'banking edit',
    spends: 'bank_file',
    needs: 'provenScore',
    summary: 'Answer the questions of a file',
    description:
      'A new mapping starts the reading again. A file with an account and a mapping gets its plan.',
    params: ownFile,
    body: bankFileAnswer,
    errors: ['BANK_FILE_NOT_FOUND', 'BANK_FILE_NOT_READY', 'ACCOUNT_NOT_FOUND', 'LIMIT_REACHED'],
    status: 200,
    reply: plainFile,
  }),
  applyBankFile: defineRoute({
    ...at(addresses.applyBankFile),
    access: 'banking edit',
    needs: 'provenScore',
    summary: 'Apply the plan of a file',
    description:
      'Stores the rows of the file once and completely. The same request again returns the same reply. Doubts without a decision have their default.',
    params: ownFile,
    body: applyBankFileBody,
    errors: ['BANK_FILE_NOT_FOUND', 'BANK_FILE_NOT_READY', 'PLAN_CHANGED'],
    status: 200,
    reply: plainFile,
  }),
  undoBankFile: defineRoute({
    ...at(addresses.undoBankFile),
    access: 'banking edit',
    needs: 'provenScore',
    summary: 'Undo an import within ten minutes',
    description: 'Takes away exactly the rows that this file brought.',
    params: ownFile,
    errors: ['BANK_FILE_NOT_FOUND', 'BANK_FILE_NOT_READY', 'UNDO_EXPIRED'],
    status: 200,
    reply: plainFile,
  }),
  removeBankFile: defineRoute({
    ...at(addresses.removeBankFile),
    access: 'banking edit',
    needs: 'provenScore',
    summary: 'Delete a file and the rows that it brought',
    description: 'Rows that another applied file also has remain.',
    params: ownFile,
    errors: ['BANK_FILE_NOT_FOUND'],
    status: 200,
    reply: succeeded,
  }),
} as const;

export const cashFlowRoutes = {
  ledgerAccounts: defineRoute({
    ...at(addresses.ledgerAccounts),
    access: 'banking view',
    needs: 'provenScore',
    summary: 'List accounts with bank rows and their months',
    description:
      'The balances of a reconciled month join its rows. Amounts are in cents, and in dollars in plain.',
    query: pageQuery,
    status: 200,
    reply: inPlainUnits(listOf(ledgerAccount)),
  }),
  changeLedgerAccount: defineRoute({
    ...at(addresses.changeLedgerAccount),
    access: 'banking edit',
    needs: 'provenScore',
    summary: 'Change an account with bank rows',
    description: 'Only business accounts count in the figures. A closed account counts until its last day.',
    params: ownAccount,
    body: changeLedgerAccountBody,
    errors: ['ACCOUNT_NOT_FOUND'],
    status: 200,
    reply: inPlainUnits(ledgerAccount),
  }),
  removeLedgerAccount: defineRoute({
    ...at(addresses.removeLedgerAccount),
    access: 'banking edit',
    needs: 'provenScore',
    summary: 'Delete an account with its files and rows',
    description: 'You cannot undo this. Import the files again instead.',
    params: ownAccount,
    errors: ['ACCOUNT_NOT_FOUND'],
    status: 200,
    reply: succeeded,
  }),
  bankRows: defineRoute({
    ...at(addresses.bankRows),
    access: 'banking view',
    needs: 'provenScore',
    summary: 'List bank rows, the newest first',
    description:
      'Returns one page. Amounts are in cents, and in dollars in plain; money that goes out is negative.',
    query: bankRowsQuery,
    errors: ['ACCOUNT_NOT_FOUND'],
    status: 200,
    reply: inPlainUnits(pageOf(bankRow)),
  }),
  correctBankRow: defineRoute({
    ...at(addresses.correctBankRow),
    access: 'banking edit',
    needs: 'provenScore',
    summary: 'Correct the class of a bank row',
    description:
      'With null, the class of the rule counts again. sameText also corrects rows with the same text.',
    params: z.object({ id: bankRowId }),
    body: correctRowBody,
    errors: ['BANK_ROW_NOT_FOUND'],
    status: 200,
    reply: inPlainUnits(correctedRow),
  }),
  cashFlow: defineRoute({
    ...at(addresses.cashFlow),
    access: 'banking view',
    needs: 'provenScore',
    summary: 'Get the cash flow of the business',
    description:
      'The figures of each month and of the last 3 and 12 counted months, in cents. plain has them in dollars, shares in percent, and coverage as a number of times.',
    status: 200,
    reply: inPlainUnits(cashFlow),
  }),
  cashFlowRules: defineRoute({
    ...at(addresses.cashFlowRules),
    access: 'banking view',
    needs: 'provenScore',
    summary: 'Get the rules that give bank rows their class',
    description: 'The first rule that matches gives the class.',
    status: 200,
    reply: cashFlowRules,
  }),
  evidence: defineRoute({
    ...at(addresses.evidence),
    access: 'score view',
    needs: 'provenScore',
    summary: 'List what confirms each figure of the profile',
    description: 'A fresh witness proves a figure. A contradiction names both values.',
    status: 200,
    reply: evidenceFields,
  }),
} as const;
