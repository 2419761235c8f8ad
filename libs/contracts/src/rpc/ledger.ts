import { z } from 'zod';
import { userId } from '../ids.ts';
import { defineRpc } from './define.ts';

const owner = z.object({ userId });

const countBankFilesReply = z.object({ count: z.number().int() });
export type CountBankFilesReply = z.infer<typeof countBankFilesReply>;

export const ledgerRpc = {
  countBankFiles: defineRpc('rpc.ledger.count-bank-files.v1', owner, countBankFilesReply),
};
