import { recordSecret } from './evidence.ts';

/** The profile form saves nothing without them. */
export const required = {
  fullName: 'Rosa Diaz',
  dateOfBirth: '1984-03-09',
  phone: '(555) 123-4567',
  email: 'rosa@example.com',
  currentAddress: '1 Mill Lane',
  personalCreditScore: 712,
  annualPersonalIncome: 84_000,
  legalBusinessName: 'Diaz Bakery LLC',
  industryType: 'Cafe',
  businessAddress: '2 Mill Lane',
  businessPhone: '(555) 765-4321',
  annualRevenueCurrent: 410_000,
  primaryBankName: 'Corner Bank',
  loanRequestAmount: 60_000,
};
export const identifiers = () => ({
  ssn: recordSecret('SSN', '531-20-8842'),
  ein: recordSecret('EIN', '83-5519206'),
});
