export const scheduleC = (year: number): readonly string[] => [
  `SCHEDULE C (Form 1040)  Profit or Loss From Business  ${year}`,
  '(Sole Proprietorship)  Department of the Treasury  Internal Revenue Service   OMB No. 1545-0074',
  'Name of proprietor Maya Reyes',
  '1 Gross receipts or sales 590,000.00',
  '7 Gross income 590,000.00',
  '8 Advertising 9,450.00',
  '11 Contract labor 41,200.00',
  '13 Depreciation 26,800.00',
  '15 Insurance 14,700.00',
  '18 Office expense 12,300.00',
  '20b Rent of other business property 36,000.00',
  '22 Supplies 141,600.00',
  '25 Utilities 11,900.00',
  '26 Wages 240,000.00',
  '28 Total expenses before expenses for business use of home. Add lines 8 through 27b 533,950.00',
  '29 Tentative profit or (loss). Subtract line 28 from line 7 56,050.00',
  '31 Net profit or (loss) 56,050.00',
];

export const monthBefore = (now: Date, months: number) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1));

const lastDayOf = (month: Date) => new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 0));
const written = (day: Date) => day.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export const bankStatement = (month: Date) => [
  'Harbor Credit Union',
  'Business Checking Statement',
  `Statement period ${written(month)} - ${written(lastDayOf(month))}`,
  'Reyes Dental Lab LLC',
  'Account number ending 8812',
  'Account summary',
  'Beginning balance 17,204.15',
  'Total deposits 54,118.00',
  'Total withdrawals 52,422.15',
  'Ending balance 18,900.00',
];

export const profitAndLoss = (lastMonth: Date) => [
  'Reyes Dental Lab LLC',
  'Profit and Loss',
  `${written(monthBefore(lastMonth, 11))} through ${written(lastDayOf(lastMonth))}`,
  'Income',
  'Total income 590,000.00',
  'Cost of goods sold 141,600.00',
  'Gross profit 448,400.00',
  'Total operating expenses 392,350.00',
  'Net income 56,050.00',
];
