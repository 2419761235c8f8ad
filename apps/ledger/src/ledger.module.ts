import { type DynamicModule, Module } from '@nestjs/common';
import { rpc } from '@groundwork/contracts';
import { DatabaseModule } from '@groundwork/platform-database';
import { erasureProviders } from '@groundwork/platform-erasure';
import { EventsModule, MessagingModule } from '@groundwork/platform-messaging';
import { operatorCalls } from '@groundwork/platform-operations';
import type { LedgerConfig } from './ledger.config.ts';
import { CountBankFiles } from './features/count-bank-files/count-bank-files.query.ts';
import { CountBankFilesRpc } from './features/count-bank-files/count-bank-files.rpc.ts';
import { ledgerErasure } from './features/erase-owner/erase-owner.use-case.ts';
import { ledgerDatabase } from './persistence/database.ts';

@Module({})
class LedgerModule {}

export const ledgerModule = (config: LedgerConfig): DynamicModule => ({
  module: LedgerModule,
  imports: [
    DatabaseModule.forService(ledgerDatabase, config),
    MessagingModule.forService('ledger', config),
    EventsModule.forService('ledger', config),
  ],
  controllers: [operatorCalls(rpc.ledger), CountBankFilesRpc],
  providers: [...erasureProviders('ledger', { useValue: ledgerErasure }), CountBankFiles],
});
