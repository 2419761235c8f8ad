import { Injectable } from '@nestjs/common';
import type {
  ExplainedMatch,
  LenderMatch,
  LenderMatchesQuery,
  LenderProgramsPage,
  Page,
  PageQuery,
  UserId,
} from '@groundwork/contracts';
import type { Program } from '@groundwork/engine-matching';
import { foreignCursor } from '@groundwork/platform-errors';
import { pageThatFits } from '@groundwork/platform-messaging';
import { MatchOrders } from '../../domain/match-orders.rules.ts';
import { explainedMatch, judgedLender, lenderMatch } from '../../domain/match.view.ts';
import { MatchContexts } from '../../persistence/match-context.repository.ts';

const defaultEligibleLimit = 200;
const defaultExplainedLimit = 50;
const defaultProgramLimit = 400;

export interface MatchesRequest {
  userId: UserId;
  page: LenderMatchesQuery;
}

/** If the lender of the cursor left the list, its place is unknown, and a new start would repeat lenders. */
function pageAfter(order: readonly Program[], cursor: string | undefined, limit: number): Program[] {
  if (cursor === undefined) return order.slice(0, limit + 1);
  const index = order.findIndex(({ id }) => id === cursor);
  if (index === -1) throw foreignCursor();
  return order.slice(index + 1, index + limit + 2);
}

@Injectable()
export class ListMatches {
  private readonly orders = new MatchOrders();

  constructor(private readonly contexts: MatchContexts) {}

  async eligible({ userId, page }: MatchesRequest): Promise<Page<LenderMatch>> {
    const { limit = defaultEligibleLimit, cursor, on } = page;
    const owner = await this.contexts.load(userId, on);
    const { eligible } = this.orders.of(owner);
    const matches = pageAfter(eligible, cursor, limit).map(owner.match);
    return pageThatFits(
      matches.map((match) => lenderMatch(match, owner)),
      limit,
    );
  }

  async all({ userId, page }: MatchesRequest): Promise<Page<ExplainedMatch>> {
    const { limit = defaultExplainedLimit, cursor, on } = page;
    const owner = await this.contexts.load(userId, on);
    const { all } = this.orders.of(owner);
    const matches = pageAfter(all, cursor, limit).map(owner.match);
    return pageThatFits(
      matches.map((match) => explainedMatch(match, owner, ({ result }) => result !== 'pass')),
      limit,
    );
  }

  async programs({ userId, page }: { userId: UserId; page: PageQuery }): Promise<LenderProgramsPage> {
    const { limit = defaultProgramLimit, cursor } = page;
    const owner = await this.contexts.load(userId);
    const programs = pageAfter(owner.programs, cursor, limit);
    return {
      version: owner.rules.version,
      today: owner.today,
      input: owner.input,
      ...pageThatFits(
        programs.map((program) => judgedLender(program, owner)),
        limit,
      ),
    };
  }
}
