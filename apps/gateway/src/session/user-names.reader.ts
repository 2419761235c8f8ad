import { Injectable } from '@nestjs/common';
import { rpc, userId } from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import { log } from '@groundwork/platform-observability';

@Injectable()
export class UserNames {
  constructor(private readonly services: RpcClient) {}

  async of(ids: Iterable<string | null>): Promise<ReadonlyMap<string, string>> {
    const userIds = [...new Set(ids)].flatMap((id) => userId.safeParse(id).data ?? []);
    if (userIds.length === 0) return new Map();
    try {
      const { names } = await this.services.call(rpc.identity.userNames, { userIds });
      return new Map(names.map(({ id, name }) => [id, name]));
    } catch (error) {
      log().warn({ err: error }, 'The names of users are not available');
      return new Map();
    }
  }
}
