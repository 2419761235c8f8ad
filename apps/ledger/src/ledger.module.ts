import { type DynamicModule, Module } from '@nestjs/common';
import { rpc } from '@groundwork/contracts';
import { auditSealer } from '@groundwork/platform-audit';
import { createCipher, FieldCipher } from '@groundwork/platform-crypto';
import { DatabaseModule } from '@groundwork/platform-database';
import { erasureProviders } from '@groundwork/platform-erasure';
import { EventsModule, MessagingModule } from '@groundwork/platform-messaging';
import { operatorCalls } from '@groundwork/platform-operations';
import { StorageModule } from '@groundwork/platform-storage';
import { mostRowsInCall } from './domain/bank-file.model.ts';
import { ROWS_IN_CALL } from './features/apply-bank-file/apply-bank-file.use-case.ts';
import { EraseLedger } from './features/erase-owner/erase-owner.use-case.ts';
import { BankFileReaders } from './ledger-work/bank-file-readers.adapter.ts';
import type { LedgerConfig } from './ledger.config.ts';
import { controllers, providers } from './ledger.features.ts';
import { ledgerDatabase } from './persistence/database.ts';
import { FileViews } from './persistence/file-view.repository.ts';
import { OwnerKeys } from './persistence/owner-key.repository.ts';

@Module({})
class LedgerModule {}

export const ledgerModule = (
  config: LedgerConfig,
  rowsInCall = mostRowsInCall,
  readers = new BankFileReaders(),
): DynamicModule => ({
  module: LedgerModule,
  imports: [
    DatabaseModule.forService(ledgerDatabase, config),
    MessagingModule.forService('ledger', config),
    EventsModule.forService('ledger', config),
    StorageModule.forService(config),
  ],
  controllers: [...controllers, operatorCalls(rpc.ledger)],
  providers: [
    auditSealer('ledger', config),
    ...providers,
    { provide: FieldCipher, useFactory: () => createCipher(config) },
    { provide: ROWS_IN_CALL, useValue: rowsInCall },
    { provide: BankFileReaders, useValue: readers },
    OwnerKeys,
    FileViews,
    ...erasureProviders('ledger', {
      inject: [EraseLedger],
      useFactory: (erasure: EraseLedger) => erasure,
    }),
  ],
});
