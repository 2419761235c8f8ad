import { chooseWitnesses } from './choose.ts';
import { compareOf, contradicts, type Fields } from './contradictions.ts';
import type { Witness } from './witness.ts';

interface ProposalRequest {
  readonly fields: Fields;
  readonly answered: readonly string[];
  readonly witnesses: readonly Witness[];
  readonly today: string;
}

export const proposalsOf = ({ fields, answered, witnesses, today }: ProposalRequest): Witness[] =>
  [...chooseWitnesses(witnesses, today).values()]
    .filter(
      (witness) =>
        compareOf(witness) !== 'none' &&
        (!answered.includes(witness.field) || contradicts(fields[witness.field], witness)),
    )
    .sort((a, b) => (a.field < b.field ? -1 : 1));
