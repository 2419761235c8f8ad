/** Answers that every lender accepts; a test adds its own figures. */
export const strongAnswers = {
  loanPurpose: 'equipment',
  industryType: 'Dental clinic',
  stateOfIncorporation: 'CA',
  businessStructure: 'LLC',
  personalGuarantee: true,
  bankruptcyHistory: 'none',
  taxLienHistory: 'none',
  foreclosureHistory: 'none',
  judgmentHistory: 'none',
  citizenship: 'us_citizen',
  averageBankBalance: 90_000,
  nsfIncidents: 0,
};
