import {
  type EvidenceField,
  fieldCatalog,
  figuresForEngines,
  figureNames,
  type FigureWitnessState,
  plainWitness,
  type ProfileState,
  type WitnessState,
} from '@groundwork/contracts';
import {
  asTyped,
  copiedFigures,
  type FigureBadge,
  figureBadges,
  figureRules,
  type FigureWitness,
} from '@groundwork/engine-evidence';

const labels = new Map<string, string>(fieldCatalog.map(({ name, label }) => [name, label]));

const loans = 'existingLoans';
const fields = [...Object.keys(figureRules.fields).filter((field) => figureNames.includes(field)), loans];

type Owner = Pick<ProfileState, 'figures' | 'answered' | 'typed' | 'settled'>;

function badgesOf(owner: Owner, states: readonly FigureWitnessState[], today: string): FigureBadge[] {
  const { answered = [], typed = {}, settled = [] } = owner;
  const figures = figuresForEngines(owner.figures);
  const copy = {
    figures,
    answered: figures[loans] === '' ? answered : [...answered, loans],
    typed,
    settled,
  };
  return figureBadges(copiedFigures(copy, states as readonly FigureWitness[], today));
}

const toWitness = (state: FigureWitnessState): WitnessState[] => {
  const witness = plainWitness(state);
  return witness === null ? [] : [{ ...witness, value: asTyped(witness.field, witness.value) }];
};

export function toEvidenceFields(
  owner: Owner,
  states: readonly FigureWitnessState[],
  today: string,
): EvidenceField[] {
  const witnesses = states.flatMap(toWitness);
  const badges = new Map(badgesOf(owner, states, today).map((badge) => [badge.field, badge]));
  return fields.map((field): EvidenceField => {
    const { typed = null, badge = 'missing', source = null, contradiction = null } = badges.get(field) ?? {};
    const own = witnesses.filter((witness) => witness.field === field);
    return {
      field,
      label: labels.get(field) ?? field,
      stated: typed,
      badge,
      chosen: own.find(({ id }) => id === source) ?? null,
      others: own.filter(({ id }) => id !== source),
      contradiction,
    };
  });
}
