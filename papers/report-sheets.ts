import { assetsOf, debtsOf, type Balance, type Profit } from './books.ts';
import type { Pages } from './pages.ts';
import { dollars, type Sheet, type Truth, truthOf } from './paper.ts';
import { yearOf } from './print.ts';

export const profitSheet = (pages: Pick<Pages, 'html'>, profit: Profit): Sheet => {
  const { income, cost, expense, net, gross, year } = profit;
  return {
    html: pages.html(),
    truth: truthOf({
      kind: 'profit_loss',
      category: 'financial_reports',
      holder: profit.holder,
      period: yearOf(year),
      figures: {
        revenue: dollars(income.total),
        costOfGoodsSold: dollars(cost.total),
        totalExpenses: dollars(expense.totalPrinted),
        netIncome: dollars(net),
      },
      more: { grossProfit: dollars(gross) },
      forged: profit.forged,
    }),
  };
};

export const balanceTruth = (balance: Balance): Truth =>
  truthOf({
    kind: 'balance_sheet',
    category: 'financial_reports',
    holder: balance.holder,
    period: { from: null, to: `${balance.year}-12-31` },
    figures: {
      totalAssets: dollars(assetsOf(balance)),
      totalLiabilities: dollars(debtsOf(balance)),
      equity: dollars(balance.equity.total),
    },
    forged: balance.forged,
  });

export const balanceSheet = (pages: Pages, balance: Balance): Sheet => ({
  html: pages.html(),
  truth: balanceTruth(balance),
});
