/** What lenders ask of everybody, answered as they like it: a test adds the figures it is about. */
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
};
