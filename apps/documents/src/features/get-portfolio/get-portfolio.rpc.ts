import { Controller } from '@nestjs/common';
import { type DocumentPortfolio, rpc, type UserId } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { GetPortfolio } from './get-portfolio.query.ts';

@Controller()
export class GetPortfolioRpc {
  constructor(private readonly getPortfolio: GetPortfolio) {}

  @Rpc(rpc.documents.portfolio)
  answer({ userId }: { userId: UserId }): Promise<DocumentPortfolio> {
    return this.getPortfolio.run(userId);
  }
}
