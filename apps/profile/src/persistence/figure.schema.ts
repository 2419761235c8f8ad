import { EntitySchema } from 'typeorm';
import type { FigureChoiceRow, OwnerFiguresRow } from '../domain/figure-choice.model.ts';

export const figureChoiceSchema = new EntitySchema<FigureChoiceRow>({
  name: 'figure_choice',
  tableName: 'figure_choices',
  columns: {
    userId: { type: 'uuid', name: 'user_id', primary: true },
    field: { type: 'text', primary: true },
    settlement: { type: 'jsonb', nullable: true },
    reason: { type: 'text', nullable: true },
    decision: { type: 'uuid' },
    decidedAt: { type: 'timestamptz', name: 'decided_at' },
    actorId: { type: 'uuid', name: 'actor_id', nullable: true },
    before: { type: 'jsonb', nullable: true },
  },
});

export const ownerFiguresSchema = new EntitySchema<OwnerFiguresRow>({
  name: 'owner_figures',
  tableName: 'owner_figures',
  columns: {
    userId: { type: 'uuid', name: 'user_id', primary: true },
    version: { type: 'integer' },
    figureVersions: { type: 'jsonb', name: 'figure_versions' },
    valueSources: { type: 'jsonb', name: 'value_sources' },
    dueOn: { type: 'date', name: 'due_on', nullable: true },
  },
});
