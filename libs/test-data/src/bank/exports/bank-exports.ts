import type { BankExport } from './bank-export.ts';
import { abroad, cards } from './cards-and-abroad.ts';
import { largeBanks } from './large-banks.ts';
import { onlineBanks } from './online-banks.ts';
import { regionalBanks } from './regional-banks.ts';

/** Written from the files that these banks give their customers, without a look at the reader. */
export const bankExports: readonly BankExport[] = [
  ...largeBanks,
  ...regionalBanks,
  ...onlineBanks,
  ...cards,
  ...abroad,
];
