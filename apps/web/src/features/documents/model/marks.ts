import type { AiAnalysis, PageBox } from '@groundwork/contracts';
import { formatFigure } from './finding-texts.ts';

export interface Mark {
  readonly id: string;
  readonly kind: 'figure' | 'signal' | 'row';
  readonly page: number;
  readonly box: PageBox;
  readonly label: string;
}

export const figureMarkId = (name: string): string => `figure ${name}`;
export const signalMarkId = (index: number): string => `signal ${index}`;
export const rowMarkId = (index: number): string => `row ${index}`;

export function marksOf({ extracted, signals }: Pick<AiAnalysis, 'extracted' | 'signals'>): Mark[] {
  const figures = extracted.flatMap((figure): Mark[] => {
    const { name, label, page, box } = figure;
    if (!box) return [];
    const text = `${label}: ${formatFigure(figure)}`;
    return [{ id: figureMarkId(name), kind: 'figure', page, box, label: text }];
  });
  const places = signals.flatMap(({ page, box, message }, index): Mark[] =>
    page === null || !box ? [] : [{ id: signalMarkId(index), kind: 'signal', page, box, label: message }],
  );
  return [...figures, ...places];
}

const margin = 0.004;
const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** Letters touch the edge of their box, so the frame is a little larger. */
export const placeOnPicture = ({ x, y, width, height }: PageBox) => ({
  left: percent(Math.max(0, x - margin)),
  top: percent(Math.max(0, y - margin)),
  width: percent(Math.min(1, width + 2 * margin)),
  height: percent(Math.min(1, height + 2 * margin)),
});

export const zoomSteps = [1, 1.5, 2, 3] as const;

export function nextZoom(zoom: number, direction: 1 | -1): number {
  const at = zoomSteps.findIndex((step) => step === zoom);
  return zoomSteps[Math.min(zoomSteps.length - 1, Math.max(0, at + direction))] ?? 1;
}
