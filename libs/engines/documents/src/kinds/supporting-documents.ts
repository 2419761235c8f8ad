import { figureLabels } from '../documents.wording.ts';
import { factRule, defineKind, textEvidence, titleEvidence } from './kind.ts';
import { treasury } from './tax-phrases.ts';

const labeledDay =
  /(?:expiration date|expiry date|expires(?: on)?|valid (?:through|until|to)|exp\.? date|coverage ends)\W{0,4}(.{6,30})/i;
const endOfPeriod = /\bperiod\b\W{0,4}(?:from )?.{6,20}? ?(?:\bto\b|\bthrough\b|[-\u2013]) ?(.{6,30})/i;
const expires = factRule('expires', figureLabels.expires, { pattern: [labeledDay, endOfPeriod], as: 'day' });

const secondDay = /\b\d{1,2}[/-]\d{1,2}[/-]\d{2,4}(?: |\/| to )+(\d{1,2}[/-]\d{1,2}[/-]\d{2,4})\b/;
const endOfPolicy = /\b(?:policy exp(?:iration)?|exp\.)\W{0,4}(.{6,30})/i;
const endOfCoverage = factRule('expires', figureLabels.expires, {
  pattern: [labeledDay, endOfPeriod, secondDay, endOfPolicy],
  as: 'day',
});
const letter = { layout: 'letter', supporting: 'known' } as const;

export const businessLicense = defineKind({
  ...letter,
  category: 'tax_documents',
  subcategory: 'business_license',
  issuedBy: 'authority',
  evidence: [
    titleEvidence(
      0.5,
      'business license',
      'business tax certificate',
      'business tax receipt',
      'occupational license',
      'business operating license',
      'license to do business',
      'establishment license',
      'operating permit',
      'food service license',
      'professional license',
      ...['tax certificate', 'certificate of payment of business tax', 'license certificate'],
      ...["contractor's license", 'contractor license', 'tax license'],
    ),
    textEvidence(0.15, 'license number', 'license no', 'license #', 'certificate number', 'account number'),
    textEvidence(0.2, 'expiration', 'expires', 'valid through', 'valid until', 'effective', 'license period'),
    textEvidence(
      0.2,
      'conspicuous',
      'must be posted',
      'is hereby',
      'licensee',
      'post in',
      'not transferable',
    ),
    textEvidence(0.15, 'city of', 'county of', 'state of', 'town of'),
    titleEvidence(-0.6, 'application for', 'dear '),
  ],
  figures: [expires],
});

export const einLetter = defineKind({
  ...letter,
  category: 'tax_documents',
  subcategory: 'ein_letter',
  issuedBy: 'authority',
  evidence: [
    textEvidence(0.35, 'we assigned you', 'assigned you an employer identification number'),
    textEvidence(0.25, 'employer identification number'),
    textEvidence(
      0.3,
      'cp 575',
      'cp575',
      '147c',
      'thank you for applying for an employer identification number',
      ...['ltr 147', 'ein has been successfully assigned', 'ein assigned'],
      'verification of your ein',
    ),
    textEvidence(
      0.25,
      'your employer identification number ein is',
      'permanent records',
      'ein shown above',
      'official irs notice',
    ),
    treasury,
  ],
  figures: [
    factRule('letterDate', figureLabels.letterDate, {
      pattern: /(?:date of this notice|notice date|^date|dated?)\W{0,4}(.{6,30})/i,
      as: 'day',
    }),
  ],
});

export const insuranceCertificate = defineKind({
  ...letter,
  category: 'financial_reports',
  subcategory: 'insurance_certificate',
  issuedBy: 'owner',
  evidence: [
    titleEvidence(
      0.5,
      'certificate of liability insurance',
      'certificate of insurance',
      'certificate of property insurance',
      'evidence of property insurance',
      ...['commercial property insurance', 'compensation insurance', 'policy declarations'],
    ),
    textEvidence(0.15, 'policy number', 'policy no'),
    textEvidence(0.15, 'certificate holder'),
    textEvidence(0.1, 'general liability', "workers' compensation", 'each occurrence', 'coverages'),
    textEvidence(0.1, 'insured', 'producer', 'insurer'),
  ],
  figures: [endOfCoverage],
});

export const voidedCheck = defineKind({
  ...letter,
  category: 'bank_statements',
  subcategory: 'voided_check',
  issuedBy: 'owner',
  requiredPhrases: ['to the order of', 'pay to the', 'not valid for payment'],
  evidence: [
    textEvidence(0.4, 'to the order of', 'pay to the', 'not valid for payment'),
    titleEvidence(0.4, 'void', 'voided'),
    titleEvidence(-0.6, 'promissory', 'promises to pay'),
    titleEvidence(0.1, 'dollars'),
    titleEvidence(0.1, 'memo', 'for'),
  ],
  figures: [],
});

const dollars = '\\$ ?(\\d[\\d,]{0,14}(?:\\.\\d\\d)?)(?!,*\\d|\\.\\d)';
const perYear = '\\)?,? ?(?:/ ?|per |a |each |every )?(?:year|annum|annual|yr)';
const perMonth = '(?:/ ?|(?:per|each|a|every) )(?:calendar )?mo(?:nth)?';
const other = '(?!deposit|late|fee|insur|utilit|annual)';

const monthlyRent = [
  `month(?:ly)? (?:base |basic |minimum |fixed |net |gross |contract )?(?:rent(?:al)?s?|installments?)\\b(?:${other}[^$]){0,90}${dollars}(?!${perYear})`,
  `\\brent(?:al)?\\b(?:${other}[^$]){0,120}${dollars}\\)?,? ?(?:[a-z]+ ){0,2}${perMonth}`,
  `${dollars}\\)?,? ${perMonth},? (?:as|for|in) (?:[a-z]+ )?rent`,
  `\\brent (?:per|by the) month\\b[^$\\d]{0,30}${dollars}`,
  `\\b(?:base |minimum |current )?rent(?: is| of|:| amount| payment|\\.)* ${dollars}(?!${perYear})`,
].map((pattern) => new RegExp(pattern, 'i'));

export const lease = defineKind({
  ...letter,
  category: 'financial_reports',
  subcategory: 'lease',
  issuedBy: 'owner',
  evidence: [
    titleEvidence(
      0.35,
      'lease agreement',
      'commercial lease',
      'lease contract',
      'office lease',
      'retail lease',
      'industrial lease',
      'lease of premises',
      'sublease',
      ...['store lease', 'agreement of lease', 'farm lease', 'ground lease'],
      'rental agreement',
    ),
    textEvidence(0.2, 'landlord', 'lessor'),
    textEvidence(0.2, 'tenant', 'lessee'),
    textEvidence(0.15, 'premises', 'leased property'),
    textEvidence(0.1, 'base rent', 'monthly rent', 'security deposit', 'lease term', 'term of this lease'),
    titleEvidence(-0.6, 'profit and loss', 'balance sheet'),
  ],
  figures: [factRule('monthlyRent', figureLabels.monthlyRent, { pattern: monthlyRent, as: 'amount' }, false)],
});

export const driversLicense = defineKind({
  ...letter,
  category: 'financial_reports',
  subcategory: 'drivers_license',
  issuedBy: 'authority',
  supporting: 'private',
  evidence: [
    titleEvidence(0.5, "driver's license", 'driver license', 'drivers license', 'operator license'),
    textEvidence(0.15, 'dob', 'date of birth'),
    textEvidence(0.15, 'endorsements', 'restrictions', 'restr', 'class'),
    textEvidence(0.15, 'eyes', 'hgt', 'height', 'donor'),
    textEvidence(0.15, 'exp', 'iss', 'expires'),
    titleEvidence(-0.6, 'application', 'dear '),
  ],
  figures: [],
});
