import type { Mark } from '../model/marks.ts';
import { placeOnPicture } from '../model/marks.ts';
import './page-marks.css';

interface PageMarksProps {
  readonly marks: readonly Mark[];
  readonly chosen: string | null;
  readonly onChoose: (mark: Mark) => void;
}

export function PageMarks({ marks, chosen, onChoose }: PageMarksProps) {
  return marks.map((mark) => (
    <button
      key={mark.id}
      type="button"
      className="page-mark"
      data-kind={mark.kind}
      data-mark={mark.id}
      aria-pressed={mark.id === chosen}
      aria-label={mark.label}
      title={mark.label}
      style={placeOnPicture(mark.box)}
      onClick={() => onChoose(mark)}
    />
  ));
}
