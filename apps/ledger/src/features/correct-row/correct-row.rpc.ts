import { Controller } from '@nestjs/common';
import {
  type Acting,
  type BankRowId,
  type CorrectedRow,
  type CorrectRowBody,
  rpc,
} from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { CorrectRow } from './correct-row.use-case.ts';

@Controller()
export class CorrectRowRpc {
  constructor(private readonly correctRow: CorrectRow) {}

  @Rpc(rpc.ledger.correctRow)
  answer(request: Acting & CorrectRowBody & { rowId: BankRowId }): Promise<CorrectedRow> {
    return this.correctRow.run(request);
  }
}
