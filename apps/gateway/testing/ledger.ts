import { type BankFileView, type LedgerAccountView, routeExamples, rpc } from '@groundwork/contracts';
import { bankFile, cashFlow, cashFlowRules, type RegisterBankFile } from '@groundwork/contracts';
import { sealKey } from '@groundwork/platform-storage';
import { type FakeService, fileKeyOf } from '@groundwork/testing';

export const sampleBankFile: BankFileView = bankFile.parse(routeExamples.bankFile?.reply);

/** Replies of the ledger; it stores what the gateway registered. */
export function addLedgerReplies(calls: FakeService): RegisterBankFile[] {
  const registered: RegisterBankFile[] = [];
  calls.on(rpc.ledger.fileKey, ({ fileId, receiver }) => ({
    key: sealKey(receiver, fileId, fileKeyOf(fileId)),
  }));
  calls.on(rpc.ledger.register, (upload) => {
    registered.push(upload);
    return { ...sampleBankFile, id: upload.fileId, name: upload.name, state: 'reading' as const };
  });
  calls.on(rpc.ledger.files, () => ({ items: [sampleBankFile], nextCursor: null }));
  calls.on(rpc.ledger.file, () => sampleBankFile);
  calls.on(rpc.ledger.accounts, (): LedgerAccountView[] => []);
  calls.on(rpc.ledger.rows, () => ({ items: [], nextCursor: null }));
  calls.on(rpc.ledger.cashFlow, () => cashFlow.parse(routeExamples.cashFlow?.reply));
  calls.on(rpc.ledger.rules, () => cashFlowRules.parse(routeExamples.cashFlowRules?.reply));
  calls.on(rpc.ledger.evidence, () => ({ fields: [] }));
  return registered;
}
