import { SeededRandom } from '../seeded-random.ts';

/** The columns of the public file, in its order. */
export const loanColumns = [
  'AsOfDate',
  'Program',
  'L2LocID',
  'BorrName',
  'BorrStreet',
  'BorrCity',
  'BorrState',
  'BorrZip',
  'BankName',
  'BankFDICNumber',
  'BankNCUANumber',
  'BankStreet',
  'BankCity',
  'BankState',
  'BankZip',
  'GrossApproval',
  'SBAGuaranteedApproval',
  'ApprovalDate',
  'ApprovalFiscalYear',
  'FirstDisbursementDate',
  'ProcessingMethod',
  'Subprogram',
  'InitialInterestRate',
  'FixedOrVariableInterestInd',
  'TermInMonths',
  'NAICSCode',
  'NAICSDescription',
  'FranchiseCode',
  'FranchiseName',
  'ProjectCounty',
  'ProjectState',
  'SBADistrictOffice',
  'CongressionalDistrict',
  'BusinessType',
  'BusinessAge',
  'LoanStatus',
  'PaidInFullDate',
  'ChargeOffDate',
  'GrossChargeOffAmount',
  'RevolverStatus',
  'JobsSupported',
  'CollateralInd',
  'SoldSecMrktInd',
] as const;
export type LoanColumn = (typeof loanColumns)[number];

export interface MadeLoan {
  cells: Partial<Record<LoanColumn, string>>;
  approvedOn: string;
  dollars: number;
  outcome: 'paid' | 'chargedOff' | 'notFunded' | 'open';
}

export interface LoanFileRequest {
  rows: number;
  seed: number;
  asOf?: string;
  program?: '7A' | '504';
  /** Approvals of this many fiscal years until the as-of day. */
  years?: number;
}

/** No real lender or borrower has such a name. */
export const borrowerMark = 'Zzyzx Borrower';

const industries = [
  ['722511', 'Full-Service Restaurants'],
  ['722513', 'Limited-Service Restaurants'],
  ['811111', 'General Automotive Repair'],
  ['541511', 'Custom Computer Programming Services'],
  ['621210', 'Offices of Dentists'],
  ['453110', 'Florists'],
  ['484110', 'General Freight Trucking, Local'],
  ['332710', 'Machine Shops'],
  ['311811', 'Retail Bakeries'],
  ['238220', 'Plumbing, Heating, and Air-Conditioning Contractors'],
  ['812112', 'Beauty Salons'],
  ['713940', 'Fitness and Recreational Sports Centers'],
] as const;

const places = [
  ['TX', ['HARRIS', 'TRAVIS', 'DALLAS', 'BEXAR']],
  ['CA', ['LOS ANGELES', 'ORANGE', 'SAN DIEGO']],
  ['NY', ['KINGS', 'QUEENS', 'ERIE']],
  ['FL', ['MIAMI-DADE', 'DUVAL']],
  ['OH', ['CUYAHOGA', 'FRANKLIN']],
  ['PR', ['SAN JUAN']],
] as const;

const words = ['Prairie', 'Harbor', 'Union', 'Valley', 'Crédit', 'Summit', 'Granite', 'Meadow'];
const kinds = ['Bank', 'National Bank', 'Savings Bank', 'Credit Union'];
const statuses = [
  ['PIF', 'paid', 30],
  ['P I F', 'paid', 5],
  ['CHGOFF', 'chargedOff', 5],
  ['CANCLD', 'notFunded', 8],
  ['EXEMPT', 'open', 40],
  ['COMMIT', 'open', 12],
] as const;
const statusWeight = 100;

const lenders = 400;

interface MadeLender {
  name: string;
  fdic: string;
  ncua: string;
}

function lenderOf(place: number): MadeLender {
  const name = `Sample ${words[place % words.length]} ${kinds[place % kinds.length]} ${place}`;
  const hasId = place % 5 !== 0;
  const isUnion = name.includes('Credit Union');
  return {
    name,
    fdic: hasId && !isUnion ? String(90_000 + place) : '',
    ncua: hasId && isUnion ? String(70_000 + place) : '',
  };
}

function statusOf(random: SeededRandom): readonly [string, MadeLoan['outcome']] {
  let left = random.below(statusWeight);
  for (const [status, outcome, weight] of statuses) {
    if (left < weight) return [status, outcome];
    left -= weight;
  }
  return ['EXEMPT', 'open'];
}

const dayMs = 86_400_000;
const isoOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

function approvalOf(random: SeededRandom, asOf: string, years: number): string {
  const last = Date.parse(asOf);
  return isoOf(last - random.below(years * 365) * dayMs);
}

/** A few lenders make most loans, as in the public file. */
const lenderPlace = (random: SeededRandom): number => Math.floor(random.next() ** 3 * lenders);

export function* makeLoans(request: LoanFileRequest): Generator<MadeLoan> {
  const { rows, seed, asOf = '2026-09-30', program = '7A', years = 6 } = request;
  const random = new SeededRandom(seed);
  for (let row = 0; row < rows; row += 1) {
    const lender = lenderOf(lenderPlace(random));
    const [naics, title] = random.one(industries);
    const [state, counties] = random.one(places);
    const dollars = 1000 * (5 + random.below(random.chance(0.8) ? 500 : 5000));
    const approvedOn = approvalOf(random, asOf, years);
    const [status, outcome] = statusOf(random);
    const borrower = `${borrowerMark} ${row} LLC`;
    yield {
      approvedOn,
      dollars,
      outcome,
      cells: {
        AsOfDate: asOf,
        Program: program,
        BorrName: borrower,
        BorrStreet: `${row} ${borrowerMark} Street`,
        BorrCity: borrowerMark,
        BorrState: state,
        BorrZip: '77001',
        BankName: lender.name,
        BankFDICNumber: lender.fdic,
        BankNCUANumber: lender.ncua,
        GrossApproval: String(dollars),
        ApprovalDate: approvedOn,
        NAICSCode: naics,
        NAICSDescription: title,
        LoanStatus: status,
        InitialInterestRate: random.chance(0.1) ? '' : String(6 + random.below(80) / 10),
        TermInMonths: String(random.one([60, 84, 120, 300])),
        ProjectState: state,
        ProjectCounty: random.one<string>(counties),
        FranchiseName: borrowerMark,
        JobsSupported: '4',
      },
    };
  }
}
