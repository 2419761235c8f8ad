import type { ExtractedFigure } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { Link } from 'react-router-dom';
import { useDocuments } from '#shared/documents/use-documents.ts';
import { formatDay } from '#shared/formatting/format.ts';
import { paths } from '#shared/paths.ts';
import { words } from '../documents.wording.ts';
import { learnedElsewhere } from '../model/corrections.ts';
import type { FindingsProps } from './findings.tsx';

interface OwnNoteProps {
  readonly learned: NonNullable<ExtractedFigure['learned']>;
}

interface LearnedNoteProps extends Pick<FindingsProps, 'analysis' | 'corrections'> {
  readonly figure: ExtractedFigure;
}

/** A deleted document has no correction to show. */
function OwnNote({ learned }: OwnNoteProps) {
  const { data = [] } = useDocuments();
  const text = fill(words.corrections.learned, { day: formatDay(learned.at) });
  if (!data.some(({ id }) => id === learned.document)) return <p className="figure-learned">{text}</p>;
  return (
    <p className="figure-learned">
      <Link to={paths.documents({ document: learned.document })}>{text}</Link>
    </p>
  );
}

export function LearnedNote({ figure, analysis, corrections }: LearnedNoteProps) {
  const learned = learnedElsewhere(figure, analysis);
  if (learned === null) return null;
  if (corrections?.role !== 'reviewer') return <OwnNote learned={learned} />;
  const text = fill(words.corrections.learnedByOwner, { day: formatDay(learned.at) });
  return <p className="figure-learned">{text}</p>;
}
