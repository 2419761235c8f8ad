import type { Mark } from '../model/marks.ts';
import { placeOnPicture } from '../model/marks.ts';
import './page-marks.css';
import type { Pages } from './page-viewer.tsx';
import { pointing } from './pointed-mark.ts';

interface PageMarksProps {
  readonly marks: readonly Mark[];
  readonly pages: Pick<Pages, 'chosen' | 'pointed' | 'point'>;
  readonly onChoose: (mark: Mark) => void;
}

export function PageMarks({ marks, pages, onChoose }: PageMarksProps) {
  return marks.map((mark) => (
    <button
      key={mark.id}
      type="button"
      className="page-mark"
      data-kind={mark.kind}
      data-mark={mark.id}
      data-pointed={mark.id === pages.pointed ? '' : undefined}
      aria-pressed={mark.id === pages.chosen}
      aria-label={mark.label}
      title={mark.label}
      style={placeOnPicture(mark.box)}
      onClick={() => onChoose(mark)}
      {...pointing(mark.id, pages.point)}
    />
  ));
}
