import { isMerchantCashAdvance, isPricedByOffer, type Program } from './program.ts';

export type LoanKind = 'bankTerm' | 'sba' | 'equipment' | 'lineOrAdvance';

const lineWords = /\b(lines? of credit|revolving|cash advance)\b/i;
const equipmentWords = /\bequipment (loans?|finance|financing|leases?|leasing)\b/i;

const isForEquipmentOnly = ({ criteria: { purposes = [] } }: Program): boolean =>
  purposes.length === 1 && purposes[0] === 'equipment';

/** An imported program states its kind in its subtype or its name only. */
export function loanKindOf(program: Program): LoanKind {
  const { type, subtype, archetype, name } = program;
  const text = [subtype ?? '', archetype, name].join(' ').replaceAll('_', ' ');
  if (isPricedByOffer(program) || lineWords.test(text)) return 'lineOrAdvance';
  if (type === 'sba_preferred') return 'sba';
  return isForEquipmentOnly(program) || equipmentWords.test(text) ? 'equipment' : 'bankTerm';
}

export const carriedKinds = ['bankTerm', 'sba', 'equipment', 'line'] as const;
export type CarriedKind = (typeof carriedKinds)[number];
export type CarryKind = CarriedKind | 'advance' | 'factoring';

export function carryKindOf(program: Program): CarryKind {
  if (isMerchantCashAdvance(program)) return 'advance';
  if (isPricedByOffer(program)) return 'factoring';
  const kind = loanKindOf(program);
  return kind === 'lineOrAdvance' ? 'line' : kind;
}
