import { amex } from './amex.ts';
import { appleCard } from './apple-card.ts';
import { bankOfAmerica } from './bank-of-america.ts';
import type { BankProfile } from './bank-profile.ts';
import { bluevine } from './bluevine.ts';
import { capitalOne } from './capital-one.ts';
import { chaseCard } from './chase-card.ts';
import { chase } from './chase.ts';
import { discover } from './discover.ts';
import { fifthThird } from './fifth-third.ts';
import { huntington } from './huntington.ts';
import { mercury } from './mercury.ts';
import { navyFederal } from './navy-federal.ts';
import { novo } from './novo.ts';
import { paypal } from './paypal.ts';
import { pnc } from './pnc.ts';
import { relay } from './relay.ts';
import { square } from './square.ts';
import { stripe } from './stripe.ts';
import { td } from './td.ts';
import { truist } from './truist.ts';
import { usBank } from './us-bank.ts';
import { wellsFargo } from './wells-fargo.ts';

export const bankProfiles: readonly BankProfile[] = [
  bankOfAmerica,
  chase,
  wellsFargo,
  usBank,
  pnc,
  truist,
  capitalOne,
  td,
  fifthThird,
  huntington,
  mercury,
  novo,
  bluevine,
  relay,
  navyFederal,
  amex,
  chaseCard,
  discover,
  appleCard,
  paypal,
  stripe,
  square,
];
