import type { Random } from './random.ts';

const words = (list: string) => list.split('|');

const holders = words(
  'CEDAR LANE BAKERY LLC|TALLGRASS PLUMBING & HEATING INC|NORTHFORK CYCLE WORKS LLC|OAK & IRON FURNITURE CO|LITTLE HERON CHILD CARE LLC|SUMMIT RIDGE ROOFING INC|PAPER KITE STUDIO LLC|MARIGOLD CATERING LLC|RIVERBEND AUTO REPAIR INC|QUARRY STREET DENTAL PC|TIDEWATER PET SUPPLY LLC|COPPERLEAF LANDSCAPING LLC|HOLLOW PINE BREWING CO|FOUR CORNERS FREIGHT LLC|BLUE DOOR YOGA LLC',
);
const people = words(
  'DANA R WHITFIELD|MIGUEL A SANTORO|PRIYA N KELLERMAN|JOHN T OKAFOR|ELENA M VARGHESE|MARCUS D LINDQVIST|SOPHIE K ABERNATHY|TERRENCE J HOLLOWAY',
);
const banks = words(
  'First Harbor Bank|Lakeshore National Bank|Bank of the Prairie|Meridian Valley Bank|Ironwood Trust Bank|Granite State Commerce Bank|Pacific Crest Bank|Old Mill Savings Bank|Cardinal River Bank|Summit & Shore Bank',
);
const unions = words(
  'Copper Basin Credit Union|Riverstone Federal Credit Union|Teachers & Trades Credit Union|Evergreen Valley Community Credit Union',
);
const streets = words(
  '418 Alder Street|2207 Commerce Drive, Suite 14|96 Old Mill Road|1550 W Harrison Avenue|73 Quarry Street|3901 Lakeview Boulevard|12 Depot Square|840 E 9th Street, Unit B',
);
const towns = words(
  'DULUTH, MN 55802|BOISE, ID 83702|TOLEDO, OH 43604|SAVANNAH, GA 31401|TACOMA, WA 98402|DES MOINES, IA 50309|ALBANY, NY 12207|TUCSON, AZ 85701',
);
const deposits = words(
  'Deposit|Mobile Deposit|Remote Online Deposit|Merchant Bankcard Deposit {id}|Card Processing Payout {id}|Online Transfer From Sav ...{four}|ACH Credit Harlow Foods Ap Payment|ACH Credit County Schools Vendor Pay|Wire Transfer From Bellweather Group|Customer Invoice Payment {id}',
);
const cards = words(
  'Ridgeway Hardware Duluth MN|Corner Fuel #{four}|Paper & Pin Office Supply|Northern Wholesale Foods|Skyline Air Tickets|Cloudbox Software Monthly|Pioneer Lumber Yard|Green Basket Market|Hotel Amberly Denver CO|Parcel Point Shipping|Ad Placements Online {id}|Tri-County Tool Rental',
);
const electronics = words(
  'Payroll Direct Dep {id}|State Sales Tax Pmt|Irs Usataxpymt {id}|Metro Power & Light Bill Pay|Harrison Properties Rent|Summit Insurance Premium|Loan Payment Acct ...{four}|Telecom Bill Payment|Equipment Lease Pmt {id}|Online Transfer To Sav ...{four}',
);
const fees = words('Monthly Service Fee|Wire Transfer Fee|Cash Handling Fee|Overdraft Item Fee');
const atms = words(
  'ATM Withdrawal 12 Depot Square|Cash Withdrawal Main Branch|ATM Withdrawal Terminal {four}',
);

const filled = (text: string, random: Random) =>
  text.replace('{id}', () => random.digits(7)).replace('{four}', () => random.digits(4));

export const names = {
  holder: (random: Random) => random.pick(holders),
  person: (random: Random) => random.pick(people),
  bank: (random: Random) => random.pick(banks),
  union: (random: Random) => random.pick(unions),
  address: (random: Random) => [random.pick(streets).toUpperCase(), random.pick(towns)],
  deposit: (random: Random) => filled(random.pick(deposits), random),
  card: (random: Random) => filled(random.pick(cards), random),
  electronic: (random: Random) => filled(random.pick(electronics), random),
  fee: (random: Random) => filled(random.pick(fees), random),
  atm: (random: Random) => filled(random.pick(atms), random),
  supplier: (random: Random) =>
    random.pick(
      words(
        'Harlow Foods|Ridgeway Hardware|Northern Wholesale|Pioneer Lumber|Bellweather Group|Amberly Hotels|Dover Print Shop|Calder Electric|Mason & Wren|Sunrise Produce|Orchard Logistics|Tri-County Rental',
      ),
    ),
};
