import type { OwnerService } from '@groundwork/contracts';
import type { FactoryProvider, Provider, ValueProvider } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CarryOutErasures } from './carry-out.ts';
import { RefuseErasedOwners } from './erased-owners.filter.ts';
import { OWNER_ERASURE, type OwnerErasure } from './owner-erasure.ts';
import { takeRequestIn } from './take-request.consumer.ts';

type HowTo =
  | Pick<ValueProvider<OwnerErasure>, 'useValue'>
  | Pick<FactoryProvider<OwnerErasure>, 'inject' | 'useFactory'>;

export const erasureProviders = (service: OwnerService, howTo: HowTo): Provider[] => [
  { provide: OWNER_ERASURE, ...howTo } as Provider,
  RefuseErasedOwners,
  takeRequestIn(service),
  {
    provide: CarryOutErasures,
    inject: [DataSource, OWNER_ERASURE],
    useFactory: (dataSource: DataSource, erasure: OwnerErasure) =>
      new CarryOutErasures(dataSource, service, erasure),
  },
];
