import type { ActorId, FieldName, FieldValue, UserId } from '@groundwork/contracts';
import type { Settlement } from '@groundwork/engine-evidence';

export type ValueSources = Readonly<Record<string, string>>;

/** What undo restores: the choice of before, and the typed answer if the decision changed it. */
export interface BeforeChoice {
  settlement: Settlement | null;
  answer?: FieldValue | null;
}

/** A row without a settlement was undone. */
export interface FigureChoiceRow {
  userId: UserId;
  field: FieldName;
  settlement: Settlement | null;
  reason: string | null;
  decision: string;
  decidedAt: Date;
  actorId: ActorId | null;
  before: BeforeChoice | null;
}

/** The versions of the figures that the last event named. */
export interface OwnerFiguresRow {
  userId: UserId;
  version: number;
  figureVersions: Readonly<Record<string, string>>;
  valueSources: ValueSources;
  dueOn: string | null;
}
