import type { DocumentSignal } from '@groundwork/contracts';
import { Badge, Button } from '@groundwork/web-ui';
import { useId, useState } from 'react';
import { words } from '../documents.wording.ts';
import { correctionsOf, openCorrection, openQuestion } from '../model/corrections.ts';
import { formatSignalValue, severityOf } from '../model/finding-texts.ts';
import { signalMarkId } from '../model/marks.ts';
import { CorrectionForm } from './correction-form.tsx';
import { CorrectionNotes } from './correction-notes.tsx';
import type { FindingsProps } from './findings.tsx';
import { PageLink } from './page-link.tsx';
import { findingOf } from './pointed-mark.ts';

interface SignalProps extends FindingsProps {
  readonly signal: DocumentSignal;
  readonly index: number;
}

interface WrongFormProps {
  readonly onSend: (word: string) => Promise<boolean>;
  readonly onClose: () => void;
}

function WrongForm({ onSend, onClose }: WrongFormProps) {
  const [word, setWord] = useState('');
  const field = useId();
  return (
    <CorrectionForm
      action={words.corrections.send}
      value={word.trim() || null}
      onSend={onSend}
      onClose={onClose}
    >
      {(isMissing) => (
        <>
          <label htmlFor={field}>{words.corrections.why}</label>
          <textarea
            id={field}
            rows={2}
            maxLength={500}
            value={word}
            autoFocus
            aria-invalid={isMissing}
            aria-describedby={isMissing ? `${field}-problem` : undefined}
            onChange={({ target }) => setWord(target.value)}
          />
          {isMissing ? (
            <p id={`${field}-problem`} className="decision-problem">
              {words.corrections.enterWord}
            </p>
          ) : null}
        </>
      )}
    </CorrectionForm>
  );
}

function Objection({ signal, analysis, corrections }: SignalProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { id: name = '', message } = signal;
  const list = correctionsOf(analysis, 'signal', name);
  const canMark = corrections !== null && name !== '' && openCorrection(list) === null;
  const onSend = async (word: string) =>
    (await corrections?.apply({ what: 'signal', signal: name, word })) ?? false;
  return (
    <>
      {openQuestion(analysis, 'signal', name) ? <p>{words.corrections.signalQuestion}</p> : null}
      {canMark && !isOpen ? (
        <Button look="ghost" onClick={() => setIsOpen(true)}>
          {words.corrections.wrong}
          <span className="gw-hidden">: {message}</span>
        </Button>
      ) : null}
      {isOpen ? <WrongForm onSend={onSend} onClose={() => setIsOpen(false)} /> : null}
      <CorrectionNotes label={message} list={list} corrections={corrections} />
    </>
  );
}

function Signal(props: SignalProps) {
  const { signal, index, lastPicture, pages } = props;
  const { code, page, message, expected, actual } = signal;
  const { label, tone } = severityOf(signal);
  const mark = signalMarkId(index);
  return (
    <li className="finding" data-code={code} {...findingOf(mark, pages)}>
      <p className="finding-head">
        <Badge tone={tone}>{label}</Badge>
        {page === null ? (
          <span className="finding-page">{words.findings.wholeFile}</span>
        ) : (
          <PageLink
            page={page}
            lastPicture={lastPicture}
            what={message}
            onPage={() => pages.choose(mark, page)}
          />
        )}
      </p>
      <p>{message}</p>
      {expected === null && actual === null ? null : (
        <dl>
          <dt>{words.findings.expected}</dt>
          <dd>{formatSignalValue(expected ?? '–')}</dd>
          <dt>{words.findings.found}</dt>
          <dd>{formatSignalValue(actual ?? '–')}</dd>
        </dl>
      )}
      <Objection {...props} />
    </li>
  );
}

export function SignalList(props: FindingsProps) {
  const { signals } = props.analysis;
  return (
    <section className="findings" aria-label={words.findings.signals}>
      <h3>{words.findings.signals}</h3>
      {signals.length === 0 ? (
        <p className="findings-none">{words.findings.noSignals}</p>
      ) : (
        <ul>
          {signals.map((signal, index) => (
            <Signal key={`${signal.code}-${index}`} signal={signal} index={index} {...props} />
          ))}
        </ul>
      )}
    </section>
  );
}
