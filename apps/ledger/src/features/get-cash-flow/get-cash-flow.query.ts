import { Injectable } from '@nestjs/common';
import type { CashFlowView, UserId } from '@groundwork/contracts';
import { DataSource } from 'typeorm';
import { emptyCashFlow } from '../../domain/cash-flow.view.ts';
import { OwnerKeys } from '../../persistence/owner-key.repository.ts';

@Injectable()
export class GetCashFlow {
  constructor(
    private readonly dataSource: DataSource,
    private readonly keys: OwnerKeys,
  ) {}

  async run(userId: UserId): Promise<CashFlowView> {
    const { manager } = this.dataSource;
    const [owner]: { sealed: string | null }[] = await manager.query(
      'select sealed_cash_flow as sealed from owners where user_id = $1',
      [userId],
    );
    if (!owner?.sealed) return emptyCashFlow();
    const vault = await this.keys.vaultOf(manager, userId);
    return JSON.parse(vault.open('owners', 'sealed_cash_flow', userId, owner.sealed)) as CashFlowView;
  }
}
