import { type Acting, type LedgerAccountId, routes, rpc } from '@groundwork/contracts';
import { confirm, forward, forwarding, forwardList } from '../../http/forward.adapter.ts';

const computeMs = 60_000;

const toOwnAccount = ({ acting, params }: { acting: Acting; params: { id: LedgerAccountId } }) => ({
  ...acting,
  accountId: params.id,
});

export const ReadCashFlowController = forwarding({
  accounts: forwardList(routes.ledgerAccounts, rpc.ledger.accounts, ({ acting }) => ({
    userId: acting.userId,
  })),
  change: forward(
    routes.changeLedgerAccount,
    rpc.ledger.changeAccount,
    (input) => ({ ...toOwnAccount(input), change: input.body }),
    computeMs,
  ),
  remove: confirm(routes.removeLedgerAccount, rpc.ledger.removeAccount, toOwnAccount, computeMs),
  rows: forward(routes.bankRows, rpc.ledger.rows, ({ acting, query }) => ({
    userId: acting.userId,
    page: query,
  })),
  correct: forward(
    routes.correctBankRow,
    rpc.ledger.correctRow,
    ({ acting, params, body }) => ({ ...acting, rowId: params.id, ...body }),
    computeMs,
  ),
  cashFlow: forward(routes.cashFlow, rpc.ledger.cashFlow, ({ acting }) => ({ userId: acting.userId })),
  rules: forward(routes.cashFlowRules, rpc.ledger.rules, ({ acting }) => ({ userId: acting.userId })),
  evidence: forward(routes.evidence, rpc.ledger.evidence, ({ acting }) => ({ userId: acting.userId })),
});
