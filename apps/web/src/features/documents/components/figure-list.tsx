import type { ExtractedFigure } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { formatShare } from '#shared/formatting/format.ts';
import type { Corrections } from '../api/use-corrections.ts';
import { words } from '../documents.wording.ts';
import { correctionsOf, isPeriodFigure, openQuestion, readValue } from '../model/corrections.ts';
import { formatFigure, isUncertain } from '../model/finding-texts.ts';
import { figureMarkId } from '../model/marks.ts';
import { CorrectionNotes } from './correction-notes.tsx';
import { FigureQuestion } from './figure-question.tsx';
import type { FindingsProps } from './findings.tsx';
import { LearnedNote } from './learned-note.tsx';
import { PageLink } from './page-link.tsx';
import { findingOf } from './pointed-mark.ts';
import { ValueForm } from './value-form.tsx';

interface FigureProps extends FindingsProps {
  readonly figure: ExtractedFigure;
}

/** 99.7 % is not "100 % sure". */
const roundedDown = (share: number) => Math.floor(share * 100 + 1e-6) / 100;

function FigureValue({ figure }: Pick<FigureProps, 'figure'>) {
  const read = readValue(figure);
  return (
    <>
      <strong>{formatFigure(figure)}</strong>
      {read === null ? (
        <span className={isUncertain(figure) ? 'figure-unsure' : 'figure-sure'}>
          {fill(words.findings.certainty, { share: formatShare(roundedDown(figure.confidence)) })}
        </span>
      ) : (
        <span className="figure-read">{fill(words.corrections.read, { value: read })}</span>
      )}
    </>
  );
}

function EditButton({ label, onEdit }: { readonly label: string; readonly onEdit: () => void }) {
  return (
    <button
      type="button"
      className="figure-edit"
      data-key="e"
      aria-label={fill(words.corrections.correctFigure, { label })}
      onClick={onEdit}
    >
      <Pencil aria-hidden="true" size={16} />
    </button>
  );
}

const questionOf = ({ figure, analysis, corrections }: FigureProps) =>
  corrections?.role === 'owner' ? openQuestion(analysis, 'figure', figure.name) : null;

const saveOf =
  ({ name, page }: ExtractedFigure, corrections: Corrections | null) =>
  async (value: number | string) =>
    (await corrections?.apply({ what: 'figure', name, page, value })) ?? false;

function Figure(props: FigureProps) {
  const { figure, analysis, lastPicture, pages, corrections } = props;
  const [isOpen, setIsOpen] = useState(false);
  const save = saveOf(figure, corrections);
  const { name, label, page } = figure;
  const mark = figureMarkId(name);
  const canEdit = corrections !== null && !isPeriodFigure(figure);
  const question = canEdit ? questionOf(props) : null;
  return (
    <li className="figure" data-figure={name} {...findingOf(mark, pages)}>
      <span>{label}</span>
      <FigureValue figure={figure} />
      <span className="figure-actions">
        {canEdit && !isOpen && question === null ? (
          <EditButton label={label} onEdit={() => setIsOpen(true)} />
        ) : null}
        <PageLink
          page={page}
          lastPicture={lastPicture}
          what={label}
          onPage={() => pages.choose(mark, page)}
        />
      </span>
      <LearnedNote figure={figure} analysis={analysis} corrections={corrections} />
      {question !== null && !isOpen ? (
        <FigureQuestion
          figure={figure}
          question={question}
          pages={pages}
          onAnswer={save}
          onEdit={() => setIsOpen(true)}
        />
      ) : null}
      {isOpen ? <ValueForm figure={figure} onSave={save} onClose={() => setIsOpen(false)} /> : null}
      <CorrectionNotes
        label={label}
        list={correctionsOf(analysis, 'figure', name)}
        corrections={corrections}
      />
    </li>
  );
}

export function FigureList(props: FindingsProps) {
  const { extracted } = props.analysis;
  return (
    <section className="findings" aria-label={words.findings.figures}>
      <h3>{words.findings.figures}</h3>
      {extracted.length === 0 ? (
        <p className="findings-none">{words.findings.noFigures}</p>
      ) : (
        <ul className="figures">
          {extracted.map((figure) => (
            <Figure key={`${figure.name}-${figure.page}`} figure={figure} {...props} />
          ))}
        </ul>
      )}
    </section>
  );
}
