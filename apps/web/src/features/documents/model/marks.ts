import type { AiAnalysis, ExtractedFigure, PageBox } from '@groundwork/contracts';
import { formatFigure } from './finding-texts.ts';

export interface Mark {
  readonly id: string;
  readonly kind: 'figure' | 'other' | 'signal' | 'row';
  readonly page: number;
  readonly box: PageBox;
  readonly label: string;
}

export const figureMarkId = (name: string): string => `figure ${name}`;
export const signalMarkId = (index: number): string => `signal ${index}`;
export const rowMarkId = (index: number): string => `row ${index}`;

export const otherMarkId = (name: string): string => `other ${name}`;

const markOf = (figure: ExtractedFigure, id: string, kind: Mark['kind']): Mark[] => {
  const { label, page, box } = figure;
  return box ? [{ id, kind, page, box, label: `${label}: ${formatFigure(figure)}` }] : [];
};

export function marksOf({
  extracted,
  signals,
  questions = [],
}: Pick<AiAnalysis, 'extracted' | 'signals' | 'questions'>): Mark[] {
  const figures = extracted.flatMap((figure) => {
    const { name } = figure;
    const question = questions.find((each) => each.what === 'figure' && each.name === name);
    const other = question?.candidates?.[1];
    const others = other ? markOf({ ...figure, ...other }, otherMarkId(name), 'other') : [];
    return [...markOf(figure, figureMarkId(name), 'figure'), ...others];
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
