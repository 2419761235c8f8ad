import { Controller } from '@nestjs/common';
import { type Page, type PageQuery, type ProfileChange, rpc, type UserId } from '@groundwork/contracts';
import { pageThatFits, Rpc } from '@groundwork/platform-messaging';
import { DataSource, LessThan } from 'typeorm';
import { profileChange, profileChangeSchema } from '../../persistence/profile-change.schema.ts';

const defaultLimit = 50;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

@Controller()
export class ReadHistoryRpc {
  constructor(private readonly dataSource: DataSource) {}

  @Rpc(rpc.profile.history)
  async answer({ userId, page }: { userId: UserId; page: PageQuery }): Promise<Page<ProfileChange>> {
    const { limit = defaultLimit, cursor } = page;
    if (cursor !== undefined && !uuid.test(cursor)) return { items: [], nextCursor: null };
    const rows = await this.dataSource.manager.find(profileChangeSchema, {
      where: { userId, ...(cursor && { id: LessThan(cursor as ProfileChange['id']) }) },
      order: { id: 'desc' },
      take: limit + 1,
    });
    return pageThatFits(rows.map(profileChange), limit);
  }
}
