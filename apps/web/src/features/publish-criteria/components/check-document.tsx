import type { CheckedCriteria } from '@groundwork/contracts';
import { Button } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { useId, useState, type SubmitEvent } from 'react';
import { serverMessageOf } from '#shared/api/http-error.ts';
import { checkDocument } from '../api/check-document.ts';
import { words as pageWords } from '../publish-criteria.wording.ts';

const { check: words } = pageWords;
const mostErrors = 100;

function parse(text: string): object | null {
  try {
    const value = JSON.parse(text) as unknown;
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

function Findings({ findings }: { readonly findings: CheckedCriteria['errors'] }) {
  return (
    <ul>
      {findings.map(({ path, code, message }) => (
        <li key={`${path} ${code} ${message}`}>
          <code>{code}</code> {fill(words.finding, { path: path === '' ? words.document : path, message })}
        </li>
      ))}
    </ul>
  );
}

function titleOf({ valid, programs, errors }: CheckedCriteria): string {
  if (valid) return fill(words.valid, { programs });
  return errors.length < mostErrors ? fill(words.invalid, { count: errors.length }) : words.manyErrors;
}

function Result({ checked }: { readonly checked: CheckedCriteria }) {
  return (
    <div className="criteria-result">
      <p>
        <strong>{titleOf(checked)}</strong>
      </p>
      <Findings findings={checked.errors} />
      {checked.warnings.length > 0 ? (
        <>
          <p>{words.warnings}</p>
          <Findings findings={checked.warnings} />
        </>
      ) : null}
    </div>
  );
}

export function CheckDocument() {
  const field = useId();
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [checked, setChecked] = useState<CheckedCriteria | null>(null);

  async function check(document: object) {
    setBusy(true);
    try {
      setChecked(await checkDocument(document));
    } catch (error) {
      setProblem((error instanceof Error ? serverMessageOf(error) : null) ?? words.failed);
    }
    setBusy(false);
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setChecked(null);
    const document = parse(text);
    setProblem(document === null ? words.notJson : null);
    if (document !== null) void check(document);
  }

  return (
    <form className="criteria-check" onSubmit={onSubmit} noValidate>
      <label htmlFor={field}>{words.field}</label>
      <textarea
        id={field}
        rows={12}
        spellCheck={false}
        value={text}
        aria-invalid={problem !== null}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" look="next" busy={isBusy}>
        {words.action}
      </Button>
      <div role="status">
        {problem === null ? null : <p className="criteria-problem">{problem}</p>}
        {checked === null ? null : <Result checked={checked} />}
      </div>
    </form>
  );
}
