export const figuresOf = (n: number) => ({
  legalBusinessName: `Load ${n}`,
  dateStarted: '2019-03-01',
  annualRevenueCurrent: 180_000 + (n % 40) * 10_000,
  annualRevenuePrevious: 160_000,
  operatingCashFlow: 60_000,
  personalCreditScore: 580 + (n % 200),
  monthlyDebtPayments: 1500,
  loanRequestAmount: 90_000,
});
