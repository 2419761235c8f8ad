import { Controller } from '@nestjs/common';
import {
  type ApplicationStatus,
  type LenderId,
  type LenderMatch,
  rpc,
  type UserId,
} from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { DataSource } from 'typeorm';
import { applicationSchema } from '../../persistence/matching.schema.ts';
import { JudgedOwner } from '../list-matches/judged-owner.ts';
import { lenderMatch } from '../list-matches/match-view.ts';

interface Note {
  userId: UserId;
  lenderId: LenderId;
  status: ApplicationStatus | null;
}

@Controller()
export class NoteApplicationRpc {
  constructor(
    private readonly dataSource: DataSource,
    private readonly judged: JudgedOwner,
  ) {}

  @Rpc(rpc.matching.note)
  async note({ userId, lenderId, status }: Note): Promise<LenderMatch> {
    const match = this.judged.one(await this.judged.of(userId), lenderId);
    const { manager } = this.dataSource;
    if (status === null) await manager.delete(applicationSchema, { userId, lenderId });
    else await manager.save(applicationSchema, { userId, lenderId, status, notedAt: new Date() });
    return lenderMatch(match, await this.judged.of(userId));
  }
}
