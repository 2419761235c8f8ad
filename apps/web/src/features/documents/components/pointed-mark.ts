import type { Pages } from './page-viewer.tsx';

type Point = Pages['point'];

/** The pointer or the focus on one of the two shows the other, too. `around`: what the pointer is on afterwards. */
export const pointing = (id: string, point: Point, around: string | null = null) => ({
  onMouseEnter: () => point(id),
  onMouseLeave: () => point(around),
  onFocus: (event: { stopPropagation: () => void }) => {
    event.stopPropagation();
    point(id);
  },
  onBlur: () => point(null),
});

export const findingOf = (
  mark: string,
  { chosen, pointed, point }: Pick<Pages, 'chosen' | 'pointed' | 'point'>,
) => ({
  'data-finding': mark,
  'data-chosen': chosen === mark ? '' : undefined,
  'data-pointed': pointed === mark ? '' : undefined,
  tabIndex: -1,
  ...pointing(mark, point),
});

/** From a box on the picture to the finding that it belongs to. */
export function focusFinding(mark: string): void {
  const finding = document.querySelector<HTMLElement>(`[data-finding="${CSS.escape(mark)}"]`);
  finding?.focus({ preventScroll: true });
  finding?.scrollIntoView({ block: 'nearest' });
}
