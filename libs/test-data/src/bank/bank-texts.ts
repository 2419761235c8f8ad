import { SeededRandom } from '../seeded-random.ts';

export type BankTextClass =
  | 'own_transfer'
  | 'advance_in'
  | 'loan_in'
  | 'advance_repayment'
  | 'loan_repayment'
  | 'refund'
  | 'owner_money'
  | 'card_settlement'
  | 'customer'
  | 'payroll'
  | 'rent'
  | 'tax'
  | 'fee'
  | 'nsf'
  | 'other';

export type TextHalf = 'open' | 'locked';

/** `#` is a number, `@` a company, `&&` a person. A text in capitals and one in small letters are both usual. */
const templates: Readonly<Record<BankTextClass, readonly string[]>> = {
  customer: [
    'ORIG CO NAME:@ ORIG ID:# DESC DATE:# CO ENTRY DESCR:PAYMENTS SEC:CCD TRACE#:#',
    '@ DES:PAYMENT ID:# INDN:ACCOUNTS PAYABLE CO ID:# CCD',
    'Zelle payment from && #',
    'REMOTE ONLINE DEPOSIT #',
    'DEPOSIT ID NUMBER #',
    'Mobile Check Deposit Ref #',
    'WIRE TYPE:WIRE IN DATE: # TIME:# TRN:# ORIG:@',
    'ATM CASH DEPOSIT # MAIN ST',
    'COUNTER CREDIT',
    'MOBILE DEPOSIT : REF NUMBER :#',
    'eDeposit in Branch # MARKET ST',
    '@ ACH PMT #',
    'ACH Deposit @ - AP PAYMENT',
    '@ EDI PYMNTS # REF*TN*#',
    'Fedwire Credit Via: First Bank/# B/O: @',
    'CHECK DEPOSIT',
    'ACH CREDIT @ ON #',
    'BILL.COM DES:PAYABLES ID:# @ INV #',
    'Venmo cashout && #',
    'CASH VAULT DEPOSIT #',
  ],
  card_settlement: [
    'SQUARE INC DES:SQ# ID:T# INDN:STORE CO ID:# CCD',
    'STRIPE TRANSFER ST-#',
    'BANKCARD # MTOT DEP #',
    'CLOVER NETWORK BKCRD DEP #',
    'AMERICAN EXPRESS SETTLEMENT #',
    'MERCHANT BNKCD DEPOSIT #',
    'FISERV MERCHANT DES:DEPOSIT ID:#',
    'WORLDPAY DES:COMB. DEP. ID:#',
    'PAYPAL TRANSFER #',
    'SHOPIFY TRANSFER ST-#',
    'TOAST DES:DEP # CCD',
    'GLOBAL PAYMENTS DES:GLOBAL DEP ID:#',
    'INTUIT # DES:DEPOSIT ID:#',
    'MERCHANT SERVICE MERCH DEP #',
  ],
  payroll: [
    'GUSTO DES:NET # ID:6SEMJ# CCD',
    'ADP WAGE PAY WAGE PAY #',
    'PAYCHEX EIB INVOICE #',
    'INTUIT PAYROLL S DES:QUICKBOOKS ID:#',
    'RIPPLING DES:PAYROLL ID:#',
    'SQ PAYROLL # DIRECT DEP',
    'Direct Deposit Payroll Batch #',
    'ONLINE PAYROLL PAYROLL #',
    'PAYLOCITY CORPOR DES:BILLING #',
    'Zelle payment to && for wages',
  ],
  rent: [
    'Zelle payment to LANDLORD && rent',
    'APPFOLIO RENT PMT #',
    '@ PROPERTY MANAGEMENT WEB PMT #',
    'BILL PAY # STORE RENT ON-LINE',
    'CHECK # RENT',
    'YARDI SERVICE CH RENT #',
    'OFFICE LEASE # AUTOPAY',
    'CAM AND RENT UNIT #',
  ],
  tax: [
    'IRS USATAXPYMT #',
    'EFTPS TAX PMT #',
    'STATE OF TX DES:WEBFILE TAX PYMT #',
    'FLA DEPT REVENUE DES:C01 ID:#',
    'CA DEPT TAX FEE CDTFA EPMT #',
    'NYS DTF SALES TAX PAYMNT #',
    'FRANCHISE TAX BO PAYMENTS #',
    'OH DEPT OF REVENUE TAX PAYMENT #',
  ],
  fee: [
    'MONTHLY SERVICE FEE',
    'Monthly Maintenance Fee',
    'WIRE TRANSFER FEE',
    'ACCT ANALYSIS DIRECT DB FEE',
    'OVERDRAFT FEE FOR A TRANSACTION POSTED ON #',
    'SERVICE CHARGE SUMMARY',
    'EXCESS TRANSACTION FEE',
    'Cash Deposit Processing Fee',
    'STOP PAYMENT FEE #',
    'NON-BANK ATM FEE-WITH',
  ],
  nsf: [
    'RETURNED ITEM FEE FOR AN UNPAID $# ITEM',
    'NSF FEE CHECK #',
    'NSF RETURNED ITEM #',
    'INSUFFICIENT FUNDS FEE FOR CHECK #',
    'Returned Item Chargeback NSF #',
    'RETURN ITEM CHARGE - PAPER #',
  ],
  refund: [
    'CUSTOMER REFUND # ORDER #',
    'STRIPE REFUND #',
    'CHARGEBACK # VISA',
    'ACH REVERSAL @ #',
    'SQUARE REFUND #',
    'Refund to && order #',
  ],
  owner_money: [
    'OWNER DRAW #',
    'Owners Draw check #',
    'Member Distribution #',
    'OWNER CONTRIBUTION #',
    'SHAREHOLDER DISTRIBUTION Q#',
    'Capital contribution && #',
  ],
  loan_in: [
    'SBA LOAN PROCEEDS #',
    'LOAN DEPOSIT # @ BANK',
    'COMMERCIAL LOAN ADVANCE #',
    'LINE OF CREDIT ADVANCE #',
    'LOAN DISBURSEMENT #',
    '@ LOAN FUNDING #',
  ],
  loan_repayment: [
    '@ BANK LOAN PMT #',
    'SBA LOAN PAYMENT #',
    'AUTO LOAN # PAYMENT',
    'COMML LN PMT #',
    '@ EQUIPMENT FINANCE DES:EFT #',
    'ONLINE LOAN PAYMENT TO #',
    'MORTGAGE SERV CT DES:MTG PAYMT #',
    'LOC PAYMENT #',
  ],
  advance_in: [
    '% FUNDING PROCEEDS #',
    '% MCA FUNDING #',
    'WIRE IN % ADVANCE FUNDING #',
    '% DES:FUTURE RECEIVABLES ID:#',
    '% CASH ADVANCE DEPOSIT #',
  ],
  advance_repayment: [
    '% DES:DAILY PMT ID:# CCD',
    '% ACH DEBIT #',
    '% DAILY REMITTANCE #',
    'ORIG CO NAME:% CO ENTRY DESCR:ACH PMT SEC:CCD TRACE#:#',
    '% MCA PMT #',
    '% WEB PMTS #',
    '% DES:WEEKLY REMITTANCE #',
    'PREAUTHORIZED WD % #',
  ],
  own_transfer: [
    'Online Transfer ... transaction#: #',
    'Online Banking transfer Confirmation# #',
    'INTERNET XFER REF #',
    'TRANSFER DEBIT/CREDIT #',
    'Recurring Transfer #',
    'Home Banking Transfer #',
    'ACCT TRSF #',
    'Funds Transfer # Internal',
    'MOBILE TRANSFER CONF #',
    'TFR # VIA PHONE',
  ],
  other: [
    'CHECKCARD # STAPLES #',
    'POS PURCHASE HOME DEPOT # STORE',
    'DEBIT CARD PURCHASE SHELL OIL #',
    'COMCAST BUSINESS DES:CABLE #',
    'DUKE ENERGY DES:BILL PAY ID:#',
    'AMZN Mktp US*#',
    'CHECK #',
    'VERIZON WIRELESS DES:PAYMENTS #',
    'STATE FARM RO 27 DES:SFPP #',
    'PURCHASE AUTHORIZED ON # UPS STORE',
    'SYSCO FOODS DES:ARPAYMENT #',
    'Uber trip # help.uber.com',
    'CITY WATER AND SEWER #',
    'GOOGLE ADS# CC GOOGLE.COM',
  ],
};

const companies =
  'HOLM SUPPLY|OAK STREET SCHOOL|BRIGHTWATER LLC|PINE COUNTY|NORTHSIDE CLINIC|ACME TOOLING|LUNA & SONS|KEYSTONE FOODS|RIVER CITY ISD|DELTA MEDICAL';
const persons = 'MARIA LOPEZ|JOHN A SMITH|Priya Nair|Wei Chen|T. OKAFOR|Anna Kowalski';
const funders =
  'FOXRUN CAPITAL|EASTGATE FUNDING|RAPIDLINE SERVICING|NORTHPEAK ADVANCE|QUIKBRIDGE|HARBOR MERCHANT CAP|SILVERPINE FINANCIAL|BLUEVALE LENDING|KESTREL FUND|OPENDOORS BIZ';

const shuffled = (texts: readonly string[]): string[] => {
  const random = new SeededRandom(20_261_123);
  return [...texts]
    .map((text) => ({ text, at: random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ text }) => text);
};

const halfOf = (texts: readonly string[], half: TextHalf): string[] => {
  const all = shuffled(texts);
  const middle = Math.ceil(all.length / 2);
  return half === 'open' ? all.slice(0, middle) : all.slice(middle);
};

const digits = (random: SeededRandom): string => String(1000 + random.below(900_000));

/** Replaces the names of a template once, so that a payer has the same name in each of its rows. */
export function payerText(of: BankTextClass, half: TextHalf, random: SeededRandom): string {
  return random
    .one(halfOf(templates[of], half))
    .replaceAll('@', random.one(companies.split('|')))
    .replaceAll('&&', random.one(persons.split('|')))
    .replaceAll('%', random.one(funders.split('|')));
}

export const rowText = (payer: string, random: SeededRandom): string =>
  payer.replaceAll('#', () => digits(random));
