import { Controller } from '@nestjs/common';
import { type Acting, type ExportedLedger, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { ExportLedger } from './export-ledger.query.ts';

@Controller()
export class ExportLedgerRpc {
  constructor(private readonly exportLedger: ExportLedger) {}

  @Rpc(rpc.privacy.ledger)
  answer(request: Acting): Promise<ExportedLedger> {
    return this.exportLedger.run(request);
  }
}
