export const ratios: readonly string[] = [
  'netProfitMargin',
  'revenueGrowthRate',
  'currentRatio',
  'quickRatio',
  'debtToEquityRatio',
  'largestCustomerPercent',
  'top5CustomersPercent',
  'recurringRevenuePercent',
];

export const owned: readonly string[] = [
  'averageBankBalance',
  'liquidAssets',
  'currentAssets',
  'totalAssets',
  'workingCapital',
  'accountsReceivable',
  'inventoryValue',
  'equipmentValue',
  'realEstateValue',
];

export const owed: readonly string[] = [
  'monthlyDebtPayments',
  'existingLoans',
  'currentLiabilities',
  'totalLiabilities',
  'totalCreditLimits',
  'currentCreditBalances',
  'mortgagePayment',
  'autoLoanPayment',
  'studentLoanPayment',
];
