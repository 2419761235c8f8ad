import { fieldCatalog, type ProfileFigure, type SettledFigure } from '@groundwork/contracts';
import { correctionNote, type Figure, figureRules } from '@groundwork/engine-evidence';
import type { FigureChoiceRow } from './figure-choice.model.ts';

const undoableForMs = 600_000;

const catalog = new Map<string, (typeof fieldCatalog)[number]>(
  fieldCatalog.map((field) => [field.name, field]),
);

function unitOf(field: string): ProfileFigure['unit'] {
  const rule = figureRules.fields[field];
  const own = catalog.get(field);
  if (rule) return rule.unit;
  if (own?.unit) return own.unit;
  if (own?.kind === 'boolean') return 'flag';
  return own?.kind === 'date' ? 'date' : 'text';
}

export const undoableUntil = ({ decidedAt }: Pick<FigureChoiceRow, 'decidedAt'>): Date =>
  new Date(decidedAt.getTime() + undoableForMs);

export const isUndoable = (choice: FigureChoiceRow, now: Date): boolean =>
  choice.before !== null && now < undoableUntil(choice);

function sourceView({ holder, paperSum, documentIds: _ids, ...source }: Figure['sources'][number]) {
  const note = source.withheld === 'corrected' && paperSum !== null ? correctionNote(paperSum) : null;
  return { ...source, holder: holder?.match ?? 'none', note };
}

export function figureView(figure: Figure, choice: FigureChoiceRow | undefined, now: Date): ProfileFigure {
  const { field, version, value, valueFrom, status, sources, outlier, question, settled } = figure;
  return {
    field,
    label: catalog.get(field)?.label ?? field,
    unit: unitOf(field),
    version,
    value,
    valueFrom,
    status,
    sources: sources.map(sourceView) as ProfileFigure['sources'],
    outlier,
    question: question?.text ?? null,
    settledOn: settled?.day ?? null,
    undoableUntil: choice && isUndoable(choice, now) ? undoableUntil(choice).toISOString() : null,
  };
}

export const settledFigureOf = ({
  field,
  settlement,
  reason,
  decidedAt,
}: FigureChoiceRow): SettledFigure[] =>
  settlement === null ? [] : [{ field, use: settlement.use, reason, decidedAt: decidedAt.toISOString() }];
