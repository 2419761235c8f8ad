import { Injectable } from '@nestjs/common';
import {
  type Acting,
  type AreaLevels,
  type Deadline,
  type Page,
  pages,
  proofRpc,
  rpc,
} from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';

const pageLimit = 200;

async function all<T>(fetch: (cursor: string | undefined) => Promise<Page<T>>): Promise<T[]> {
  const items: T[] = [];
  let cursor: string | undefined;
  do {
    const page = await fetch(cursor);
    items.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return items;
}

const pageAfter = (cursor: string | undefined) => ({
  limit: pageLimit,
  ...(cursor !== undefined && { cursor }),
});

@Injectable()
export class ListDeadlines {
  constructor(private readonly services: RpcClient) {}

  async run(own: Pick<Acting, 'userId'>, areas: AreaLevels): Promise<Deadline[]> {
    const { userId } = own;
    const lists = await Promise.all([
      this.ofRequests(userId),
      areas.packages === 'none' ? [] : this.ofLenders(userId),
      areas.score === 'none' ? [] : this.ofProofs(userId),
    ]);
    return lists.flat().sort((a, b) => a.on.localeCompare(b.on));
  }

  private async ofRequests(userId: Acting['userId']): Promise<Deadline[]> {
    const requests = await all((cursor) =>
      this.services.call(rpc.sharing.documentRequests, { userId, page: pageAfter(cursor) }),
    );
    return requests.flatMap(({ state, title, dueOn }) =>
      state === 'open' && dueOn !== null
        ? [{ kind: 'request', title, on: dueOn, href: pages.documents }]
        : [],
    );
  }

  private async ofProofs(userId: Acting['userId']): Promise<Deadline[]> {
    const { expiring } = await this.services.call(proofRpc.proven, { userId });
    return expiring.map(({ label, freshUntil }) => ({
      kind: 'statement',
      title: label,
      on: freshUntil,
      href: pages.documents,
    }));
  }

  private async ofLenders(userId: Acting['userId']): Promise<Deadline[]> {
    const requests = await all((cursor) =>
      this.services.call(rpc.sharing.requests, { userId, page: { ...pageAfter(cursor), state: 'open' } }),
    );
    return requests.map(({ title, dueDay, packageId }) => ({
      kind: 'lender-request',
      title,
      on: dueDay,
      href: pages.package_.replace(':id', packageId),
    }));
  }
}
