import { type Kind, kinds } from '../kinds.ts';

/** What stands before or above the name of the holder. The texts are parts of a pattern without case. */
type Labels = readonly string[];

const ofAccounts: Labels = [
  'account (?:holder|name|owner|title)(?: name)?',
  'prepared for',
  'statement (?:of account )?for',
  'customer(?: name)?',
  'business(?: name)?',
  'member(?: name)?',
  'merchant(?: name)?',
  'company(?: name)?',
  'dba name',
  'store',
];
const ofReturns: Labels = [
  'name(?:\\(s\\)|s)? (?:as )?shown on (?:your |the )?(?:tax |form \\S+ |federal )?(?:income tax )?return',
  'name of (?:proprietor|corporation|partnership|s corporation|taxpayer|person with .+)',
  'your first name and (?:middle )?initial(?:,? last name)?',
  'taxpayer(?: name)?',
  '(?:legal |business )?name(?: \\(not your trade name\\))?',
  'trade name(?: \\(if any\\))?',
  '[a-z] business name\\. if no separate business name, leave blank\\.?',
];
const ofPersonalReturns: Labels = [
  ...ofReturns,
  "(?:if (?:a )?joint return, )?spouse['\u2019]?s first name and (?:middle )?initial(?:,? last name)?",
];
const ofReports: Labels = [
  '(?:legal )?name of (?:the )?(?:business|company|borrower|applicant|entity)',
  "applicant['’]?s? name",
  '(?:business|company|legal|borrower|entity)(?: name)?',
  'name',
  'prepared for',
];
const ofLicenses: Labels = [
  'licensee(?: name)?',
  'business name(?:/location)?',
  'legal (?:business )?name',
  '(?:business )?owner(?: name)?',
  'business',
  'dba',
  'trade name',
  'owned by',
  '(?:issued|granted|licensed)(?: under .+)? to',
  'this (?:is to certify|certifies) that',
];

const ofLetters: Labels = [
  '(?:business |company |legal |consumer )?name',
  'prepared for',
  'report for',
  'company',
  'subject',
  'to',
];
const ofSlips: Labels = [
  "(?:[a-z]\\d? )?(?:recipient|payee|employee|partner|shareholder|beneficiary)['\u2019]?s? ?name.*",
  "(?:[a-z] )?employee['\u2019]?s? first name and initial",
  '[a-z]\\d? name, address, .* for (?:partner|shareholder|beneficiary).*',
  '(?:recipient|payee|employee)',
];
const ofInsurances: Labels = [
  '(?:named )?insured(?: and mailing address)?',
  'legal name & address of insured',
  'employer',
];
const ofLeases: Labels = ['(?:sub)?tenant', '(?:sub)?lessee(?: \\(.+\\))?'];

/** Where a kind prints the name without a label: above an address, in the head or near the title. `joint`: two people have one paper. */
type Place = 'address' | 'head' | 'title' | 'joint';
type Places = readonly [labels: Labels, ...places: readonly Place[]];

const byLayout: Readonly<Record<Kind['layout'], Places>> = {
  statement: [ofAccounts, 'address', 'head'],
  form: [ofReturns],
  report: [ofReports, 'title'],
  slip: [ofSlips],
  letter: [ofLetters, 'address'],
};
const byKind: Readonly<Record<string, Places>> = {
  merchant_account: [ofAccounts, 'address', 'head'],
  credit_card_statement: [ofAccounts, 'address', 'head'],
  form_1040: [ofPersonalReturns, 'joint'],
  state_tax_return: [ofPersonalReturns, 'joint'],
  form_941: [ofReturns],
  ein_letter: [ofLetters, 'address', 'head'],
  business_license: [ofLicenses, 'address', 'head'],
  insurance_certificate: [ofInsurances],
  lease: [ofLeases],
  ar_aging: [ofReports, 'title'],
  ap_aging: [ofReports, 'title'],
  debt_schedule: [ofReports, 'title'],
  drivers_license: [[]],
};

const patternOf = (labels: Labels): RegExp =>
  new RegExp(
    `^(?:\\(?\\d{1,2}[a-z]?(?:\\.\\d{1,2})?[.)]? |e/f ?)?(?:${labels.join('|')})(?= ?[:.] | ?[:.]?$| \\p{L})`,
    'iu',
  );

export interface HolderPlaces {
  readonly label: RegExp | null;
  readonly places: readonly Place[];
}

const placesFrom = ([labels, ...places]: Places): HolderPlaces => ({
  label: labels.length === 0 ? null : patternOf(labels),
  places,
});

const all = new Map<string, HolderPlaces>(
  kinds.map(({ subcategory, layout }) => [subcategory, placesFrom(byKind[subcategory] ?? byLayout[layout])]),
);

export const holderPlaces = (subcategory: string | null): HolderPlaces | undefined =>
  all.get(subcategory ?? '');
