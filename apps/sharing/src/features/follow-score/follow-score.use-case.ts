import { Injectable } from '@nestjs/common';
import type { UserId } from '@groundwork/contracts';
import type { EntityManager } from 'typeorm';
import { storeScore } from '../../persistence/item-state.repository.ts';

@Injectable()
export class FollowScore {
  run(manager: EntityManager, userId: UserId, total: number): Promise<void> {
    return storeScore(manager, userId, total);
  }
}
