import { form1065, form1120s } from './kinds/business-returns.ts';
import { creditCardStatement } from './kinds/credit-card-statement.ts';
import { businessCreditReport, personalCreditReport } from './kinds/credit-reports.ts';
import { apAging, arAging, debtSchedule } from './kinds/receivables-and-debts.ts';
import { scheduleE, scheduleK1, scheduleSe } from './kinds/schedules.ts';
import {
  businessLicense,
  driversLicense,
  einLetter,
  insuranceCertificate,
  lease,
  voidedCheck,
} from './kinds/supporting-documents.ts';
import { form1099K, form1099Nec, form941, formW2 } from './kinds/wage-forms.ts';
import { balanceSheet } from './kinds/balance-sheet.ts';
import { businessChecking } from './kinds/business-checking.ts';
import { businessSavings } from './kinds/business-savings.ts';
import { cashFlow } from './kinds/cash-flow.ts';
import { financialProjections } from './kinds/financial-projections.ts';
import { form1040 } from './kinds/form-1040.ts';
import { form1120 } from './kinds/form-1120.ts';
import { merchantAccount } from './kinds/merchant-account.ts';
import { personalChecking } from './kinds/personal-checking.ts';
import { profitLoss } from './kinds/profit-loss.ts';
import { scheduleC } from './kinds/schedule-c.ts';
import { stateTaxReturn } from './kinds/state-tax-return.ts';
import type { KindDefinition } from './kinds/kind.ts';

const definitions = [
  form1040,
  scheduleC,
  form1120,
  stateTaxReturn,
  businessChecking,
  businessSavings,
  personalChecking,
  merchantAccount,
  profitLoss,
  balanceSheet,
  cashFlow,
  financialProjections,
  form1120s,
  form1065,
  scheduleE,
  scheduleSe,
  scheduleK1,
  form941,
  formW2,
  form1099Nec,
  form1099K,
  businessLicense,
  einLetter,
  creditCardStatement,
  voidedCheck,
  arAging,
  apAging,
  debtSchedule,
  personalCreditReport,
  businessCreditReport,
  insuranceCertificate,
  lease,
  driversLicense,
] as const;

export type Category = (typeof definitions)[number]['category'];
export type Subcategory = (typeof definitions)[number]['subcategory'];
export type Kind = KindDefinition & { category: Category; subcategory: Subcategory };

export const kinds: readonly Kind[] = definitions;

const byName = new Map<string, Kind>(kinds.map((kind) => [kind.subcategory, kind]));

export const findKind = (subcategory: string | null): Kind | undefined => byName.get(subcategory ?? '');
