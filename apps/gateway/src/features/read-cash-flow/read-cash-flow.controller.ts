import { type Acting, type LedgerAccountId, routes, rpc } from '@groundwork/contracts';
import { confirm, forward, forwarding, forwardList } from '../../http/forward.adapter.ts';

const computeMs = 60_000;

const toOwnAccount = ({ acting, params }: { acting: Acting; params: { id: LedgerAccountId } }) => ({
  ...acting,
  accountId: params.id,
});

export const ReadCashFlowController = forwarding({
  accounts: forwardList(routes.ledgerAccounts, rpc.ledger.accounts, ({ user }) => ({ userId: user.id })),
  change: forward(
    routes.changeLedgerAccount,
    rpc.ledger.changeAccount,
    (input) => ({ ...toOwnAccount(input), change: input.body }),
    computeMs,
  ),
  remove: confirm(routes.removeLedgerAccount, rpc.ledger.removeAccount, toOwnAccount, computeMs),
  rows: forward(routes.bankRows, rpc.ledger.rows, ({ user, query }) => ({ userId: user.id, page: query })),
  correct: forward(
    routes.correctBankRow,
    rpc.ledger.correctRow,
    ({ acting, params, body }) => ({ ...acting, rowId: params.id, ...body }),
    computeMs,
  ),
  cashFlow: forward(routes.cashFlow, rpc.ledger.cashFlow, ({ user }) => ({ userId: user.id })),
  rules: forward(routes.cashFlowRules, rpc.ledger.rules, ({ user }) => ({ userId: user.id })),
  evidence: forward(routes.evidence, rpc.ledger.evidence, ({ user }) => ({ userId: user.id })),
});
