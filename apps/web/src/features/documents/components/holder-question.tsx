import type { DocumentView } from '@groundwork/contracts';
import { Button } from '@groundwork/web-ui';
import { useState } from 'react';
import { Needs } from '#shared/business/needs.tsx';
import type { DocumentCommands } from '../api/use-document-commands.ts';
import { words } from '../holder.wording.ts';
import { type HolderAnswer, holderNote, isHolderOpen, questionOfHolder } from '../model/holder.ts';
import './holder-question.css';
import { useBusy } from '#shared/busy/use-busy.ts';

export interface HolderQuestionProps {
  readonly document: DocumentView;
  readonly commands: Pick<DocumentCommands, 'answerHolder'>;
  readonly onRemoved: () => void;
}

const answers: readonly HolderAnswer[] = ['former-name', 'other-business', 'remove'];

export function HolderQuestion({ document, commands, onRemoved }: HolderQuestionProps) {
  const { busy, during } = useBusy();
  const [isChanging, setChanging] = useState(false);
  const note = holderNote(document);
  const question = questionOfHolder(document);
  if (note === null) return null;
  const isOpen = isHolderOpen(document) || isChanging;
  const answer = (given: HolderAnswer) => {
    setChanging(false);
    during(commands.answerHolder(document, given, onRemoved));
  };
  return (
    <section className="holder-question" aria-label={words.label}>
      {question === null ? null : <h3>{question}</h3>}
      <p>{note}</p>
      <Needs access="documents edit">
        {question === null || !isOpen ? null : (
          <div className="holder-answers" role="group" aria-label={question}>
            {answers.map((each) => (
              <Button key={each} look="outline" busy={busy} onClick={() => answer(each)}>
                {words.answers[each]}
              </Button>
            ))}
          </div>
        )}
        {question === null || isOpen ? null : (
          <Button look="ghost" busy={busy} onClick={() => setChanging(true)}>
            {words.change}
          </Button>
        )}
      </Needs>
    </section>
  );
}
