import { pdfOf } from '@groundwork/test-data';

const dayFromNow = (days: number): Date => new Date(Date.now() + days * 86_400_000);
const written = (day: Date) => day.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A report proves for 120 days after its last day. */
export const profitAndLoss = (lastDay: number): Buffer =>
  pdfOf([
    [
      'Rosa Diaz Bakery LLC',
      'Profit and Loss',
      `${written(dayFromNow(lastDay - 364))} through ${written(dayFromNow(lastDay))}`,
      'Income',
      'Total income 590,000.00',
      'Cost of goods sold 141,600.00',
      'Gross profit 448,400.00',
      'Total operating expenses 392,350.00',
      'Net income 56,050.00',
    ],
  ]);
