import type { DocumentQuestion, ExtractedFigure, FigureCandidate } from '@groundwork/contracts';
import { Button } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { useBusy } from '#shared/busy/use-busy.ts';
import { words } from '../documents.wording.ts';
import { formatFigure } from '../model/finding-texts.ts';
import { figureMarkId, otherMarkId } from '../model/marks.ts';
import type { FindingsProps } from './findings.tsx';
import { pointing } from './pointed-mark.ts';

interface FigureQuestionProps extends Pick<FindingsProps, 'pages'> {
  readonly figure: ExtractedFigure;
  readonly question: DocumentQuestion;
  readonly onAnswer: (value: number | string) => Promise<boolean>;
  readonly onEdit: () => void;
}

function placeText({ box }: FigureCandidate, isFirst: boolean): string {
  if (isFirst) return words.corrections.asRead;
  return box ? words.corrections.alsoOnPage : words.corrections.bySum;
}

/** An amount that may be one of two is one click; any other value is typed. */
export function FigureQuestion({ figure, question, pages, onAnswer, onEdit }: FigureQuestionProps) {
  const { busy, during } = useBusy();
  const answer = (value: number | string) => during(onAnswer(value).then(() => undefined));
  const { candidates = [] } = question;
  const own = figureMarkId(figure.name);
  const isChoice = candidates.length > 1;
  const value = formatFigure(figure);
  return (
    <div className="figure-question" role="group" aria-label={figure.label}>
      <p>{isChoice ? words.corrections.whichValue : fill(words.corrections.question, { value })}</p>
      <div className="correction-actions">
        {isChoice ? (
          candidates.map((candidate, at) => {
            const mark = at === 0 ? own : otherMarkId(figure.name);
            const amount = formatFigure({ ...figure, value: candidate.value });
            return (
              <Button
                key={candidate.value}
                busy={busy}
                look={at === 0 ? 'primary' : 'outline'}
                data-finding={at === 0 ? undefined : mark}
                onClick={() => answer(candidate.value)}
                {...pointing(mark, pages.point, own)}
              >
                {fill(placeText(candidate, at === 0), { value: amount, page: candidate.page })}
              </Button>
            );
          })
        ) : (
          <Button busy={busy} onClick={() => answer(figure.value ?? figure.text ?? '')}>
            {words.corrections.yes}
          </Button>
        )}
        <Button look={isChoice ? 'ghost' : 'outline'} onClick={onEdit}>
          {words.corrections.correct}
        </Button>
      </div>
    </div>
  );
}
