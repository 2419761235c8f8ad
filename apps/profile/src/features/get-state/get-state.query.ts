import { Injectable } from '@nestjs/common';
import type { ProfileState, UserId } from '@groundwork/contracts';
import { DataSource } from 'typeorm';
import { valuesInForce } from '../../domain/owner-figures.rules.ts';
import { AccountRepository } from '../../persistence/account.repository.ts';
import { accountFigures } from '../../persistence/account.schema.ts';
import { FigureRepository } from '../../persistence/figure.repository.ts';
import { ownerFiguresSchema } from '../../persistence/figure.schema.ts';
import { ProfileRepository } from '../../persistence/profile.repository.ts';

@Injectable()
export class GetState {
  constructor(
    private readonly dataSource: DataSource,
    private readonly profiles: ProfileRepository,
    private readonly figures: FigureRepository,
    private readonly accounts: AccountRepository,
  ) {}

  /** Reads behind the owner's lock, so that versions and figures match. */
  run({ userId }: { userId: UserId }): Promise<ProfileState> {
    return this.dataSource.transaction(async (manager) => {
      await this.profiles.lock(manager, userId);
      const { request, figures, accountsVersion } = await this.figures.read(manager, userId);
      const published = await manager.findOneBy(ownerFiguresSchema, { userId });
      const accounts = await this.accounts.connected(manager, userId);
      return {
        profileVersion: published?.version ?? 0,
        ...valuesInForce(request, figures),
        accountsVersion,
        accounts: accounts.map(accountFigures),
      };
    });
  }
}
