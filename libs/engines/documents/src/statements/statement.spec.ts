import { describe, expect, it } from '@jest/globals';
import { inColumns, linesFrom } from '../../testing/lines.ts';
import { checkStatement } from './check-statement.ts';
import { statementFigures } from './statement-figures.ts';
import { statementOf } from './statement.ts';

const lines = (text: string) => linesFrom(inColumns(text));

function read(text: string) {
  const statement = statementOf(lines(text), 1);
  const figures = statementFigures(statement, [], lines(text), 1);
  return {
    totals: statement.totals,
    isConsistent: statement.isConsistent,
    signals: checkStatement(statement, lines(text), figures).map(({ code, severity }) => [code, severity]),
    sum: figures.find(({ name }) => name === 'deposits')?.sum,
  };
}

const summary = (ending: string) => `Beginning balance 1,000.00
Deposits 500.00
Other credits 3.37
Checks 100.00
Fees 12.00
Ending balance ${ending}`;

const sections = (text: string) => `${text}
Deposits
01/03 Payment 300.00
Deposits (continued)
01/15 Payment 200.00
Subtotal 500.00
Other credits
01/31 Interest 3.37
Subtotal 3.37
Checks
01/09 Check 100.00
Subtotal 100.00
Fees
01/31 Fee 12.00
Subtotal 12.00`;

describe('the balances and totals of a statement', () => {
  it('add up all lines of the summary, which then holds', () => {
    expect(read(sections(summary('1,391.37')))).toEqual({
      totals: { deposits: 503.37, withdrawals: 112 },
      isConsistent: true,
      signals: [],
      sum: 'holds',
    });
  });

  it('are an alarm if the sections confirm the totals and the ending balance does not', () => {
    expect(read(sections(summary('2,391.37')))).toMatchObject({
      isConsistent: false,
      signals: [['STATEMENT_TOTALS', 0.8]],
      sum: 'fails',
    });
  });

  it('are a question without a second place that confirms them', () => {
    expect(read(summary('6,017.44')).signals).toEqual([['STATEMENT_TOTALS', 0.08]]);
  });

  it('are found by their arithmetic where their names are unknown', () => {
    const rows = '01/03 Payment received 300.00\n01/09 Fuel -100.00\n01/10 Rent -50.00';
    expect(read(`At the start 1,000.00\nAt the close 1,150.00\nDate Text Amount\n${rows}`)).toMatchObject({
      totals: { deposits: 300, withdrawals: 150 },
      isConsistent: true,
    });
  });
});
