import type { OwnerService } from '@groundwork/contracts';
import type { FactoryProvider, Provider, ValueProvider } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CarryOutErasures } from './carry-out.ts';
import { RejectErasedOwners } from './erased-owners.filter.ts';
import { OWNER_ERASURE, type OwnerErasure } from './owner-erasure.ts';
import { storeRequestIn } from './store-request.consumer.ts';

type ErasureProvider =
  | Pick<ValueProvider<OwnerErasure>, 'useValue'>
  | Pick<FactoryProvider<OwnerErasure>, 'inject' | 'useFactory'>;

export const erasureProviders = (service: OwnerService, provider: ErasureProvider): Provider[] => [
  { provide: OWNER_ERASURE, ...provider } as Provider,
  RejectErasedOwners,
  storeRequestIn(service),
  {
    provide: CarryOutErasures,
    inject: [DataSource, OWNER_ERASURE],
    useFactory: (dataSource: DataSource, erasure: OwnerErasure) =>
      new CarryOutErasures(dataSource, service, erasure),
  },
];
