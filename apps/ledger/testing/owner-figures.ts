import { type Figure, figuresOf, type FigureWitness } from '@groundwork/engine-evidence';
import { eventually } from '@groundwork/testing';
import type { RunningLedger } from './running-ledger.ts';

type Typed = Readonly<Record<string, number>>;

const today = '2026-01-20';
const patienceMs = 60_000;

export async function figuresOfOwner(
  ledger: RunningLedger,
  userId: string,
  typed: Typed = {},
): Promise<Figure[]> {
  const { figures = [] } = await ledger.evidence(userId);
  const stated = { values: typed, answered: Object.keys(typed) };
  return figuresOf(stated, figures as readonly FigureWitness[], [], today);
}

/** The figure as profile decides it from the last event of the ledger, once it has the status. */
export function figureBecoming(
  ledger: RunningLedger,
  userId: string,
  { field, status, typed }: { field: string; status: Figure['status'] | undefined; typed?: Typed },
): Promise<Figure | undefined> {
  return eventually(
    async () => (await figuresOfOwner(ledger, userId, typed)).find((figure) => figure.field === field),
    (figure) => figure?.status === status,
    patienceMs,
  );
}

/** What a figure shows, without the ids that differ between owners. */
export const shownFigures = (figures: readonly Figure[]) =>
  figures.map(({ field, value, status, sources }) => ({
    field,
    value,
    status,
    sources: sources.map(({ kind, grade, value: own, period, freshUntil }) => ({
      kind,
      grade,
      value: own,
      period,
      freshUntil,
    })),
  }));
