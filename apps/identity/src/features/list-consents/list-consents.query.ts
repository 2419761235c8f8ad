import { Injectable } from '@nestjs/common';
import type { Consent, UserId } from '@groundwork/contracts';
import { DataSource } from 'typeorm';
import { consentsOf } from '../../persistence/consent.repository.ts';

@Injectable()
export class ListConsents {
  constructor(private readonly dataSource: DataSource) {}

  run({ userId }: { userId: UserId }): Promise<Consent[]> {
    return consentsOf(this.dataSource.manager, userId);
  }
}
