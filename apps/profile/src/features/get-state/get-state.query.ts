import { Injectable } from '@nestjs/common';
import { answeredFigures, figuresOf, type ProfileState, type UserId } from '@groundwork/contracts';
import { DataSource } from 'typeorm';
import { AccountRepository } from '../../persistence/account.repository.ts';
import { accountFigures } from '../../persistence/account.schema.ts';
import { ProfileRepository } from '../../persistence/profile.repository.ts';

@Injectable()
export class GetState {
  constructor(
    private readonly dataSource: DataSource,
    private readonly profiles: ProfileRepository,
    private readonly accounts: AccountRepository,
  ) {}

  /** Reads behind the owner's lock, so that versions and figures match. */
  run({ userId }: { userId: UserId }): Promise<ProfileState> {
    return this.dataSource.transaction(async (manager) => {
      const { version, accountsVersion, values, confirmed } = await this.profiles.findForUpdate(
        manager,
        userId,
      );
      const accounts = await this.accounts.connected(manager, userId);
      return {
        profileVersion: version,
        figures: figuresOf(values),
        answered: answeredFigures(values, confirmed),
        accountsVersion,
        accounts: accounts.map(accountFigures),
      };
    });
  }
}
