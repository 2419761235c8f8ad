import type { ExtractedFigure } from '@groundwork/contracts';
import { Button } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { formatShare } from '#shared/formatting/format.ts';
import type { Corrections } from '../api/use-corrections.ts';
import { words } from '../documents.wording.ts';
import { correctionsOf, isAsked, isPeriodFigure, readValue } from '../model/corrections.ts';
import { formatFigure, isUncertain } from '../model/finding-texts.ts';
import { figureMarkId } from '../model/marks.ts';
import { CorrectionNotes } from './correction-notes.tsx';
import type { FindingsProps } from './findings.tsx';
import { LearnedNote } from './learned-note.tsx';
import { PageLink } from './page-link.tsx';
import { useBusy } from '#shared/busy/use-busy.ts';
import { ValueForm } from './value-form.tsx';

interface FigureProps extends FindingsProps {
  readonly figure: ExtractedFigure;
}

function Question({
  figure,
  onYes,
  onEdit,
}: { readonly figure: ExtractedFigure } & Record<'onYes' | 'onEdit', () => void>) {
  return (
    <div className="figure-question" role="group" aria-label={figure.label}>
      <p>{fill(words.corrections.question, { value: formatFigure(figure) })}</p>
      <div className="correction-actions">
        <Button onClick={onYes}>{words.corrections.yes}</Button>
        <Button look="outline" onClick={onEdit}>
          {words.corrections.correct}
        </Button>
      </div>
    </div>
  );
}

function FigureValue({ figure }: Pick<FigureProps, 'figure'>) {
  const read = readValue(figure);
  return (
    <>
      <strong>{formatFigure(figure)}</strong>
      {read === null ? (
        <span className={isUncertain(figure) ? 'figure-unsure' : 'figure-sure'}>
          {fill(words.findings.certainty, { share: formatShare(figure.confidence) })}
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

const isOpenQuestion = ({ figure, analysis, corrections }: FigureProps) =>
  corrections?.role === 'owner' && isAsked(analysis, 'figure', figure.name);

function useFigureChange(figure: ExtractedFigure, corrections: Corrections | null) {
  const save = async (value: number | string) => {
    const { name, page } = figure;
    return (await corrections?.apply({ what: 'figure', name, page, value })) ?? false;
  };
  const { busy, during } = useBusy();
  const confirm = () => during(save(figure.value ?? figure.text ?? '').then(() => undefined));
  return { save, confirm, busy };
}

function Figure(props: FigureProps) {
  const { figure, analysis, lastPicture, onMark, corrections, chosen } = props;
  const [isOpen, setIsOpen] = useState(false);
  const { save, confirm } = useFigureChange(figure, corrections);
  const { name, label, page } = figure;
  const mark = figureMarkId(name);
  const canEdit = corrections !== null && !isPeriodFigure(figure);
  const isQuestion = canEdit && isOpenQuestion(props);
  return (
    <li className="figure" data-figure={name} data-chosen={chosen === mark ? '' : undefined}>
      <span>{label}</span>
      <FigureValue figure={figure} />
      <span className="figure-actions">
        {canEdit && !isOpen && !isQuestion ? (
          <EditButton label={label} onEdit={() => setIsOpen(true)} />
        ) : null}
        <PageLink page={page} lastPicture={lastPicture} what={label} onPage={() => onMark(mark, page)} />
      </span>
      <LearnedNote figure={figure} analysis={analysis} corrections={corrections} />
      {isQuestion && !isOpen ? (
        <Question figure={figure} onYes={confirm} onEdit={() => setIsOpen(true)} />
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
