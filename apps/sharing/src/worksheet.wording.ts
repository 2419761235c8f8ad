/** A field of a form and the answer that belongs into it. Without an answer the owner fills it in by hand. */
export type SheetField = readonly [label: string, source: string | null];

interface FormSection {
  readonly heading: string;
  readonly fields: readonly SheetField[];
}

export interface FormText {
  readonly number: string;
  readonly sections: readonly FormSection[];
}

export const worksheetTexts = {
  title: 'Unsigned draft worksheet in the order of SBA Form {number}. This is not the form.',
  line: 'Answers of the owner on {day}. Copy them into the form, and sign the form itself.',
  footer: 'Unsigned draft · Package {packageId} · Version {version}',
  field: 'Field',
  answer: 'Answer',
  byHand: 'Enter by hand',
  yes: 'Yes',
  no: 'No',
} as const;

export const forms: Readonly<Record<'sba-413' | 'sba-1919', FormText>> = {
  'sba-413': {
    number: '413',
    sections: [
      {
        heading: 'Applicant',
        fields: [
          ['Name', 'fullName'],
          ['Business phone', 'businessPhone'],
          ['Home address', 'currentAddress'],
          ['Home phone', 'phone'],
          ['Social Security number', 'ssn'],
          ['Date of birth', 'dateOfBirth'],
          ['Business name', 'legalBusinessName'],
          ['Business address', 'businessAddress'],
          ['Business type', 'businessStructure'],
          ['Information as of', 'today'],
        ],
      },
      {
        heading: 'Assets',
        fields: [
          ['Cash on hand and in banks', 'liquidAssets'],
          ['Savings accounts', null],
          ['Retirement accounts', null],
          ['Accounts and notes receivable', null],
          ['Life insurance, cash surrender value', null],
          ['Stocks and bonds', null],
          ['Real estate', null],
          ['Automobiles', null],
          ['Other personal property', null],
          ['Other assets', null],
        ],
      },
      {
        heading: 'Liabilities',
        fields: [
          ['Accounts payable', 'currentCreditBalances'],
          ['Notes payable to banks and others', 'studentLoanBalance'],
          ['Auto loan', 'autoLoanBalance'],
          ['Auto loan, payment a month', 'autoLoanPayment'],
          ['Installment account, other', null],
          ['Loans against life insurance', null],
          ['Mortgages on real estate', 'mortgageBalance'],
          ['Unpaid taxes', null],
          ['Other liabilities', 'otherPersonalDebt'],
          ['Net worth', 'personalNetWorth'],
        ],
      },
      {
        heading: 'Section 1, income and other debts',
        fields: [
          ['Salary and other yearly income', 'annualPersonalIncome'],
          ['Net investment income', null],
          ['Real estate income', null],
          ['Other income', 'otherIncomeSource'],
          ['As endorser or co-maker', 'contingentLiabilities'],
          ['Legal claims and judgments', 'judgmentHistory'],
          ['Provision for federal income tax', null],
        ],
      },
    ],
  },
  'sba-1919': {
    number: '1919',
    sections: [
      {
        heading: 'Applicant business',
        fields: [
          ['Legal name', 'legalBusinessName'],
          ['DBA or trade name', 'dbaName'],
          ['Legal structure', 'businessStructure'],
          ['State of incorporation', 'stateOfIncorporation'],
          ['EIN', 'ein'],
          ['NAICS code', 'naicsCode'],
          ['Address', 'businessAddress'],
          ['Phone', 'businessPhone'],
          ['Email', 'businessEmail'],
          ['Date of start', 'dateStarted'],
          ['Employees', null],
        ],
      },
      {
        heading: 'Loan request',
        fields: [
          ['Amount', 'loanRequestAmount'],
          ['Term in months', 'loanTerm'],
          ['Purpose', 'loanPurpose'],
          ['Use of funds', 'useOfFunds'],
          ['Existing loans', 'existingLoans'],
        ],
      },
      {
        heading: 'Owner',
        fields: [
          ['Name', 'fullName'],
          ['Title', null],
          ['Ownership in percent', 'ownershipPercentage'],
          ['Social Security number', 'ssn'],
          ['Date of birth', 'dateOfBirth'],
          ['Citizenship', 'citizenship'],
          ['Home address', 'currentAddress'],
        ],
      },
      {
        heading: 'Questions',
        fields: [
          ['Bankruptcy', 'bankruptcyHistory'],
          ['Date of bankruptcy', 'bankruptcyDate'],
          ['Judgments', 'judgmentHistory'],
          ['Tax liens', 'taxLienHistory'],
          ['Other businesses owned', 'previousBusinessOwnership'],
          ['Franchise', 'franchiseInfo'],
          ['Personal guarantee', 'personalGuarantee'],
          ['Earlier federal loans in default', null],
          ['Criminal charges', null],
        ],
      },
    ],
  },
};

export const blankTexts = {
  yes: worksheetTexts.yes,
  stamp: 'Unsigned draft',
  attached: 'See attachment',
  attachment: 'Attachment',
  noMap: 'There is no valid map for this revision.',
  faults: {
    password: 'The file has a password.',
    noFields: 'The file has no fields to fill in.',
    unreadable: 'The file cannot be read as a PDF.',
  },
} as const;
