import { isPricedByOffer, type Programme } from './programme.ts';

export type LoanKind = 'bankTerm' | 'sba' | 'equipment' | 'lineOrAdvance';

const lineWords = /\b(lines? of credit|revolving|cash advance)\b/i;
const equipmentWords = /\bequipment (loans?|finance|financing|leases?|leasing)\b/i;

const isForEquipmentOnly = ({ criteria: { purposes = [] } }: Programme): boolean =>
  purposes.length === 1 && purposes[0] === 'equipment';

/** An imported program states its kind in its subtype or its name only. */
export function loanKindOf(programme: Programme): LoanKind {
  const { type, subtype, archetype, name } = programme;
  const text = [subtype ?? '', archetype, name].join(' ').replaceAll('_', ' ');
  if (isPricedByOffer(programme) || lineWords.test(text)) return 'lineOrAdvance';
  if (type === 'sba_preferred') return 'sba';
  return isForEquipmentOnly(programme) || equipmentWords.test(text) ? 'equipment' : 'bankTerm';
}
