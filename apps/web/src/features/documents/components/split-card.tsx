import type { DocumentPart, DocumentView } from '@groundwork/contracts';
import { Button } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { type SyntheticEvent, useId, useState } from 'react';
import { useSplit } from '../api/use-split.ts';
import { words } from '../documents.wording.ts';
import { pagesOf } from '../model/file-pages.ts';
import { partName, proposedParts, toTyped, type TypedPages, typedParts } from '../model/split.ts';
import './split-card.css';
import { useBusy } from '#shared/busy/use-busy.ts';
import { useOneDocument } from './use-one-document.ts';

interface PartLineProps {
  readonly part: DocumentPart;
  readonly number: number;
  readonly typed: TypedPages;
  readonly problemId: string | undefined;
  readonly onChange: (typed: TypedPages) => void;
}

function PartLine({ part, number, typed, problemId, onChange }: PartLineProps) {
  const field = (name: keyof TypedPages, label: string) => (
    <input
      className="split-page"
      inputMode="numeric"
      autoComplete="off"
      maxLength={3}
      aria-label={fill(label, { number })}
      aria-describedby={problemId}
      value={typed[name]}
      onChange={({ target }) => onChange({ ...typed, [name]: target.value })}
    />
  );
  return (
    <li className="split-part">
      <strong>{partName(part)}</strong>
      <span className="split-pages">
        {words.split.pages} {field('fromPage', words.split.first)} {words.split.to}{' '}
        {field('toPage', words.split.last)}
      </span>
    </li>
  );
}

interface SplitFormProps {
  readonly document: DocumentView;
  readonly parts: readonly DocumentPart[];
  readonly hasFocus: boolean;
  readonly onOneDocument: () => void;
}

function SplitForm({ document, parts, hasFocus, onOneDocument }: SplitFormProps) {
  const id = useId();
  const [typed, setTyped] = useState(parts.map(toTyped));
  const [problem, setProblem] = useState<string | null>(null);
  const { busy, during } = useBusy();
  const split = useSplit(document);
  const { first, last } = pagesOf(document);
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    const chosen = typedParts(typed, { first, last });
    setProblem(chosen === null ? fill(words.split.wrongPages, { from: first, to: last }) : null);
    if (chosen !== null) during(split(chosen).then(setProblem));
  };
  const change = (at: number, next: TypedPages) => {
    setProblem(null);
    setTyped(typed.map((each, index) => (index === at ? next : each)));
  };
  return (
    <form className="split-card" noValidate aria-labelledby={`${id}-title`} onSubmit={onSubmit}>
      <h3 id={`${id}-title`}>{fill(words.split.title, { count: parts.length })}</h3>
      <p>{words.split.text}</p>
      <ol>
        {parts.map((part, at) => (
          <PartLine
            key={part.fromPage}
            part={part}
            number={at + 1}
            typed={typed[at] ?? toTyped(part)}
            problemId={problem === null ? undefined : `${id}-problem`}
            onChange={(next) => change(at, next)}
          />
        ))}
      </ol>
      {problem === null ? null : (
        <p role="alert" className="split-problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
      <div className="split-actions">
        <Button type="submit" look="next" busy={busy}>
          {fill(words.split.split, { count: parts.length })}
        </Button>
        <Button look="ghost" autoFocus={hasFocus} disabled={busy} onClick={onOneDocument}>
          {words.split.isOne}
        </Button>
      </div>
    </form>
  );
}

/** A new analysis proposes its own parts. */
export function SplitCard({ document }: { readonly document: DocumentView }) {
  const { isOne, hasChanged, change } = useOneDocument(document);
  const parts = proposedParts(document);
  if (parts.length === 0) return null;
  if (isOne)
    return (
      <p className="split-actions split-undone">
        {words.split.readAsOne}
        <Button look="ghost" autoFocus={hasChanged} onClick={() => change(false)}>
          {words.split.undo}
        </Button>
      </p>
    );
  return (
    <SplitForm
      key={document.aiAnalysis.stages[0]?.at}
      document={document}
      parts={parts}
      hasFocus={hasChanged}
      onOneDocument={() => change(true)}
    />
  );
}
