import { type EvidenceState, figuresForEngines } from '@groundwork/contracts';
import { chooseWitnesses, provenFigures, witnessTable } from '@groundwork/engine-evidence';
import { matchingFigures, type MatchingInput } from '@groundwork/engine-matching';
import type { Figures } from './matching-input.rules.ts';

type Witnesses = Parameters<typeof chooseWitnesses>[0];

/** A field that nothing proves is not answered, so it passes no criterion. */
export function provenMatchingInput(
  owner: Figures | null,
  { witnesses, accounts }: EvidenceState,
  today: string,
): MatchingInput {
  const stated = matchingFigures.parse(figuresForEngines(owner?.figures ?? {}));
  const chosen = chooseWitnesses(witnesses as Witnesses, today);
  const ownerFields = [...witnessTable.decisions, ...witnessTable.admissions];
  const answeredFields = new Set([
    ...chosen.keys(),
    ...(owner?.answered ?? []).filter((field) => ownerFields.includes(field)),
  ]);
  return {
    figures: matchingFigures.parse(provenFigures(stated, chosen)),
    documents: [],
    accounts: accounts
      .filter(({ freshUntil }) => freshUntil >= today)
      .map(({ accountType }) => ({ accountType })),
    unanswered: Object.keys(stated).filter((field) => !answeredFields.has(field)),
  };
}
