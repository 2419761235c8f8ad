const identity = 'Lenders have to verify who borrows. It never influences your score or your matches.';
const contact = 'Lenders use it to reach you. It never influences your score or your matches.';

/** Why a mandatory field is asked for, where no figure says more. */
export const purposes: Readonly<Record<string, string>> = {
  fullName: identity,
  ssn: 'Lenders verify identity and credit with it. It is kept encrypted, shown masked, and never influences your score.',
  dateOfBirth: identity,
  phone: contact,
  email: contact,
  currentAddress: identity,
  annualPersonalIncome:
    'Your personal debt payments are set against it: it says whether you depend on the business for every bill.',
  legalBusinessName: 'Write it exactly as it stands in the formation papers: lenders compare the two.',
  ein: 'Lenders check that the business exists under its own number. You can get one free at irs.gov.',
  businessStructure:
    'Some programs lend only to certain legal forms, and it decides which tax forms are asked for.',
  industryType: 'Lenders weigh risk by industry and exclude a few; choose what brings most of your revenue.',
  businessAddress: identity,
  businessPhone: contact,
  primaryBankName:
    'The bank you work with is often the first to ask, and its statements are what lenders read.',
  loanPurpose: 'Some programs lend only for certain purposes, such as equipment or real estate.',
};
