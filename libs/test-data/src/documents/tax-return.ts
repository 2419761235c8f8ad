const dollars = (amount: number) => `${amount.toLocaleString('en-US')}.00`;

export interface Filed1040 {
  readonly year: number;
  readonly income: number;
  readonly adjustments: number;
  readonly tax: number;
  readonly name?: string;
}

/** The lines add up, as those of a form that a tax program filled. */
export const filed1040 = ({ year, income, adjustments, tax, name }: Filed1040): string[] => [
  `Form 1040  U.S. Individual Income Tax Return  ${year}`,
  'Department of the Treasury - Internal Revenue Service   OMB No. 1545-0074',
  ...(name === undefined ? [] : [`Name(s) shown on return ${name}`]),
  `1z Add lines 1a through 1h ${dollars(income - 860)}`,
  '2b Taxable interest 310.00',
  '3b Ordinary dividends 550.00',
  `9 Add lines 1z, 2b and 3b. This is your total income ${dollars(income)}`,
  `10 Adjustments to income from Schedule 1, line 26 ${dollars(adjustments)}`,
  `11 Subtract line 10 from line 9. This is your adjusted gross income ${dollars(income - adjustments)}`,
  '12 Standard deduction or itemized deductions 14,600.00',
  `15 Subtract line 12 from line 11. This is your taxable income ${dollars(income - adjustments - 14_600)}`,
  `22 Tax ${dollars(tax - 1180)}`,
  '23 Other taxes, including self-employment tax 1,180.00',
  `24 Add lines 22 and 23. This is your total tax ${dollars(tax)}`,
];
