import {
  type EvidenceField,
  fieldCatalog,
  figuresForEngines,
  type ProfileState,
  type WitnessState,
} from '@groundwork/contracts';
import {
  chooseWitnesses,
  contradicts,
  isStated,
  witnessTable,
  type Witness,
} from '@groundwork/engine-evidence';

const labels = new Map<string, string>(fieldCatalog.map(({ name, label }) => [name, label]));
const fields = [...new Set(witnessTable.witnesses.map(({ field }) => field))];

/** A witness without a fresh one proves nothing and is still in the list. */
export function toEvidenceFields(
  { figures }: Pick<ProfileState, 'figures'>,
  states: readonly WitnessState[],
  today: string,
): EvidenceField[] {
  const witnesses = states as readonly Witness[];
  const chosen = chooseWitnesses(witnesses, today);
  const profile: Readonly<Record<string, unknown>> = figuresForEngines(figures);
  return fields.map((field): EvidenceField => {
    const value = profile[field];
    const stated = isStated(value) ? value : null;
    const best = chosen.get(field);
    return {
      field,
      label: labels.get(field) ?? field,
      stated,
      badge: best !== undefined ? 'proven' : stated !== null ? 'stated' : 'missing',
      chosen: states.find(({ id }) => id === best?.id) ?? null,
      others: states.filter((witness) => witness.field === field && witness.id !== best?.id),
      contradiction:
        best !== undefined && contradicts(value, best)
          ? { stated: stated ?? 0, witnessed: best.value }
          : null,
    };
  });
}
