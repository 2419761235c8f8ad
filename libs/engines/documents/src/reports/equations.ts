import { labelled } from '../kinds/kind.ts';
import type { Kind } from '../kinds.ts';

export interface Equation {
  message: string;
  result: readonly RegExp[];
  /** Labels and how each counts; one that is missing makes no equation unless it may be. */
  terms: readonly { labels: readonly RegExp[]; sign: 1 | -1; optional?: boolean }[];
}

const term = (sign: 1 | -1, ...phrases: readonly string[]) => ({ labels: labelled(...phrases), sign });
const maybe = (sign: 1 | -1, ...phrases: readonly string[]) => ({
  ...term(sign, ...phrases),
  optional: true,
});

const equity =
  "^total (?:[\\w'’]+ )?(?:equity|capital)\\b|^(?:owner|member|stockholder|shareholder)\\w*['’]?s?['’]? equity|^net worth|^equity\\b";
const revenue = '^total (?:net )?(?:revenues?|(?:trading )?income|sales)\\b|^net (?:sales|revenues?)\\b';
const cost =
  '^total (?:cost of (?:goods sold|sales|revenues?)|cogs)|^cost of (?:goods sold|sales|revenues?)|^cogs\\b';
const expenses = '^total (?:operating )?expenses|^total overheads?|^total operating costs';

/** What each kind of report must add up to, by the labels it prints. */
export const equations: Partial<Record<Kind['subcategory'], readonly Equation[]>> = {
  balance_sheet: [
    {
      message: 'Assets are not liabilities and equity together.',
      result: labelled('^total assets'),
      terms: [term(1, '^total liabilities(?! ?(?:and|&|\\+))'), term(1, equity)],
    },
    {
      message: 'The total of liabilities and equity is not the total of assets.',
      result: labelled('^total liabilities ?(?:and|&|\\+)'),
      terms: [term(1, '^total assets')],
    },
  ],
  profit_loss: [
    {
      message: 'Revenue less the cost of goods sold is not the gross profit.',
      result: labelled('^gross (?:profit|margin)\\b(?! ?%)'),
      terms: [term(1, revenue), term(-1, cost)],
    },
    {
      message: 'Gross profit less expenses is not the net income.',
      result: labelled('^net (?:income|profit|earnings|loss)(?! before)'),
      terms: [
        term(1, '^gross (?:profit|margin)\\b(?! ?%)'),
        term(-1, expenses),
        maybe(1, '^(?:total )?other income'),
        maybe(-1, '^(?:total )?other expenses?'),
        maybe(-1, '^(?:provision for )?(?:income )?tax(?:es)?\\b'),
        maybe(-1, '^(?:total )?interest(?: expense)?'),
      ],
    },
    {
      message: 'Gross profit less expenses is not the operating income.',
      result: labelled('^(?:net )?operating (?:income|profit)', '^income from operations'),
      terms: [term(1, '^gross (?:profit|margin)\\b(?! ?%)'), term(-1, expenses)],
    },
  ],
  merchant_account: [
    {
      message: 'Sales less refunds, disputes and fees are not what was paid out.',
      result: labelled(
        '^(?:net|total) (?:deposit|fund|settle|payout)|^(?:amount|total) (?:funded|deposited|paid out)|^payouts?\\b',
      ),
      terms: [
        term(
          1,
          '^(?:total )?(?:gross )?(?:card )?sales(?! by)|^amount processed|^total (?:gross )?(?:sales|processed|volume)|^gross (?:sales|volume)(?! by)',
        ),
        maybe(-1, '^(?:total )?(?:refunds|returns)'),
        maybe(-1, '^(?:total )?(?:chargebacks|disputes)'),
        maybe(-1, '^(?:total )?(?:[\\w]+ and )?(?:processing )?fees'),
      ],
    },
  ],
  cash_flow: [
    {
      message: 'The cash flows of operations, investing and financing are not the net change.',
      result: labelled('^net (?:cash )?(?:increase|decrease|change)', '^net cash flow'),
      terms: [
        term(1, 'operating activities$|\\boperations$'),
        maybe(1, 'investing activities$|investment activities$'),
        maybe(1, 'financing activities$'),
      ],
    },
    {
      message: 'Cash at the beginning and the net change are not the cash at the end.',
      result: labelled('^cash.*\\bend\\b|^(?:ending|closing) cash'),
      terms: [
        term(1, '^cash.*\\b(?:beginning|start)\\b|^(?:beginning|opening) cash'),
        term(1, '^net (?:cash )?(?:increase|decrease|change)|^net cash flow'),
      ],
    },
  ],
  financial_projections: [
    {
      message: 'Projected revenue less the cost of goods sold is not the gross profit.',
      result: labelled('^gross (?:profit|margin)\\b(?! ?%)'),
      terms: [
        term(
          1,
          '^total (?:projected )?(?:revenues?|sales)|^projected (?:revenues?|sales)|^revenues?\\b|^sales\\b',
        ),
        term(-1, cost),
      ],
    },
    {
      message: 'Projected revenue less costs and expenses is not the projected net income.',
      result: labelled('^(?:projected )?net (?:income|profit)'),
      terms: [
        term(
          1,
          '^total (?:projected )?(?:revenues?|sales)|^projected (?:revenues?|sales)|^revenues?\\b|^sales\\b',
        ),
        maybe(-1, cost),
        term(
          -1,
          '^total (?:projected )?(?:operating )?(?:expenses|costs)|^(?:operating|projected) expenses|^expenses\\b',
        ),
      ],
    },
  ],
};
