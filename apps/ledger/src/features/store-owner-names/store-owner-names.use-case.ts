import { Injectable } from '@nestjs/common';
import { type EventOf, type events, rpc, type UserId } from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import { log } from '@groundwork/platform-observability';
import { DataSource, type EntityManager } from 'typeorm';
import { OwnerKeys } from '../../persistence/owner-key.repository.ts';
import { writeNames } from '../../persistence/owner.repository.ts';

@Injectable()
export class StoreOwnerNames {
  constructor(
    private readonly dataSource: DataSource,
    private readonly services: RpcClient,
    private readonly keys: OwnerKeys,
  ) {}

  async run(userId: UserId): Promise<void> {
    try {
      const { fullName } = await this.services.call(rpc.profile.ownerNames, { userId });
      const { manager } = this.dataSource;
      await writeNames(
        manager,
        await this.keys.vaultOf(manager, userId),
        userId,
        fullName === null ? [] : [fullName],
      );
    } catch (error) {
      log().warn({ err: error }, 'The names of an owner are not refreshed');
    }
  }
}

export async function computeForNewName(
  manager: EntityManager,
  { userId, data }: EventOf<typeof events.profileSaved>,
): Promise<void> {
  if (!data.changedFields.includes('fullName')) return;
  await manager.query('update owners set next_at = now(), tries = 0 where user_id = $1', [userId]);
}
