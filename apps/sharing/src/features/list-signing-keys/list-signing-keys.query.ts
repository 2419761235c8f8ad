import { Injectable } from '@nestjs/common';
import type { SigningKey } from '@groundwork/contracts';
import { DataSource } from 'typeorm';
import { SigningKeys } from '../../domain/signing-keys.rules.ts';
import { keyDays } from '../../persistence/key-days.repository.ts';

@Injectable()
export class ListSigningKeys {
  constructor(
    private readonly dataSource: DataSource,
    private readonly keys: SigningKeys,
  ) {}

  async run(): Promise<SigningKey[]> {
    return this.keys.published(await keyDays(this.dataSource.manager));
  }
}
