import { range } from './books.ts';
import type { Random } from './random.ts';

const words = (list: string) => list.split('|');

const firms = words(
  'Bluestem Coffee Roasters, LLC|Halvorsen Tile & Stone, Inc.|Juniper Street Veterinary Clinic, P.C.|Ostrander Electric Company|Saltmarsh Seafood Market LLC|Pemberton & Daughters Upholstery|Kestrel Valley Orchards, Inc.|Third Coast Print & Sign LLC|Mabry Physical Therapy, PLLC|Wolf Creek Towing and Recovery|Delgado Bros. Concrete, Inc.|The Copper Ladle, LLC|Fairweather Marine Services Inc|Lindgren Family Dairy LLC|Quince & Thistle Florists|Redbud Early Learning Center, Inc.|Stillwater Glass Works LLC|Vantongeren HVAC Services, Inc.',
);
const kitchens = words(
  'The Copper Ladle, LLC|Tamarind House Restaurant Inc.|Gristmill Tavern & Grill, LLC|Noodle Parade LLC',
);
const owners = words(
  'Rosalind T. Achterberg|Desmond K. Oyelaran|Katrina L. Mulcahy|Anselm J. Brightwater|Luz M. Carrasquillo|Harvey P. Stendahl|Nadia S. Vukovic|Walter E. Thibodeaux',
);

export const firmOf = (random: Random): string => random.pick(firms);
export const corporationOf = (random: Random): string =>
  random.pick(firms.filter((name) => /Inc\.?$|Company$/.test(name)));
export const kitchenOf = (random: Random): string => random.pick(kitchens);
export const ownerOf = (random: Random): string => random.pick(owners);

const overheads =
  'Advertising|Bank Service Charges|Computer and Internet|Depreciation Expense|Dues and Subscriptions|Health Insurance|Insurance - Liability|Interest Expense|Officer Salary|Office Supplies|Payroll Taxes|Professional Fees|Rent Expense|Repairs and Maintenance|Telephone|Utilities|Vehicle Expense|Wages';

export const trades = {
  contractor: {
    income: range('Residential Jobs|Commercial Jobs|Service Calls|Change Orders', [2, 4], 30_000, 420_000),
    cost: range('Job Materials|Subcontractors|Equipment Rental|Permits', [2, 4], 6_000, 60_000),
    expense: range(overheads, [8, 15], 240, 22_000),
    other: range('Interest Income|Gain on Sale of Asset', [1, 2], 12, 4_000),
  },
  kitchen: {
    income: range('Food Sales|Beer & Wine Sales|Beverage Sales|Catering', [3, 4], 24_000, 310_000),
    cost: range('Food Cost|Beer & Wine Cost|Beverage Cost|Paper Goods', [3, 4], 5_000, 60_000),
    expense: range(
      'Hourly Wages|Manager Salaries|Payroll Taxes & Benefits|Linen & Laundry|Smallwares|Merchant Fees|Marketing|Repairs|Trash Removal|Music & Entertainment|Rent|Utilities|Property Insurance|Licenses & Permits',
      [9, 14],
      900,
      38_000,
    ),
    other: range('Vending Commissions|Interest', [1, 2], 20, 1_800),
  },
  practice: {
    income: range('Fees for Services|Insurance Reimbursements|Product Sales', [1, 3], 26_000, 240_000),
    cost: range('Supplies Used|Laboratory Fees|Products Sold', [1, 3], 2_000, 22_000),
    expense: range(overheads, [7, 16], 310, 19_000),
    other: range('Interest Income|Rental of Space', [1, 2], 15, 6_000),
  },
} as const;

export const holdings = {
  bank: range('Operating Checking|Payroll Checking|Money Market|Cash on Hand', [2, 4], 300, 70_000),
  receivable: range('Accounts Receivable', [1, 1], 1_200, 90_000),
  currentAsset: range('Inventory|Prepaid Insurance|Employee Advances|Deposits', [1, 4], 250, 40_000),
  fixedAsset: range(
    'Machinery and Equipment|Trucks and Trailers|Building Improvements',
    [2, 3],
    6_000,
    190_000,
  ),
  payable: range('Accounts Payable', [1, 1], 900, 70_000),
  card: range('Fuel Card|Company Credit Card', [1, 2], 80, 14_000),
  currentDebt: range(
    'Accrued Payroll|Sales Tax Payable|Customer Deposits|Line of Credit',
    [2, 4],
    260,
    40_000,
  ),
  longDebt: range(
    'Note Payable - Equipment|Note Payable - Truck|Loan from Shareholder',
    [1, 3],
    5_000,
    90_000,
  ),
} as const;
