/** The smallest document that the check accepts. */
export const minimalDocument = {
  format: 'groundwork-lender-criteria/1',
  publisher: { name: 'First Bank of Nowhere', website: 'https://bank.example' },
  publishedAt: '2026-11-23T08:00:00Z',
  programs: [
    {
      id: 'term-loan',
      name: 'Term Loan',
      lenderName: 'First Bank of Nowhere',
      type: 'traditional_bank',
      minLoanAmount: 25_000,
      maxLoanAmount: 500_000,
      minInterestRate: 7.5,
      maxInterestRate: { primePlus: 4.75 },
      minTermLength: 12,
      maxTermLength: 84,
      approvalTimeMin: 5,
      approvalTimeMax: 20,
      criteria: { minCreditScore: 660, minMonthsInBusiness: 24, states: ['TX', 'OK'] },
      verifiedOn: '2026-11-23',
    },
  ],
};

export const minimalText = JSON.stringify(minimalDocument, null, 2);
