import { routes } from '@groundwork/contracts/client';
import { Button } from '@groundwork/web-ui';
import { runWithErrorToast } from '#shared/api/run-with-error-toast.ts';
import { urlOf } from '#shared/api/url-of.ts';
import { showToast } from '#shared/toast/toast-store.ts';
import { minimalText } from '../model/minimal-document.ts';
import { words } from '../publish-criteria.wording.ts';
import { CheckDocument } from './check-document.tsx';
import './publish-criteria.css';

const copy = () =>
  runWithErrorToast(words.example.notCopied, async () => {
    await navigator.clipboard.writeText(minimalText);
    showToast({ title: words.example.copied, description: words.example.copiedText });
  });

function Example() {
  return (
    <section className="plain">
      <h2>{words.example.title}</h2>
      {/* A scrollable part needs the keyboard. */}
      <pre className="criteria-example" tabIndex={0} role="region" aria-label={words.example.title}>
        <code>{minimalText}</code>
      </pre>
      <Button look="outline" onClick={() => void copy()}>
        {words.example.copy}
      </Button>
    </section>
  );
}

export function PublishCriteria() {
  return (
    <>
      <section className="plain">
        <h2>{words.format.title}</h2>
        <p>{words.format.text}</p>
        <p>{words.format.families}</p>
        <p>
          <a href={urlOf(routes.criteriaSchema)}>{words.format.schema}</a>
        </p>
      </section>
      <Example />
      <section className="plain">
        <h2>{words.check.title}</h2>
        <p>{words.check.text}</p>
        <CheckDocument />
      </section>
      <section className="plain">
        <h2>{words.sign.title}</h2>
        <p>{words.sign.text}</p>
        <pre className="criteria-example" tabIndex={0} role="region" aria-label={words.sign.title}>
          <code>{words.sign.command}</code>
        </pre>
      </section>
      <section className="plain">
        <h2>{words.updates.title}</h2>
        <p>{words.updates.text}</p>
        <p>{words.updates.held}</p>
        <p>{words.updates.confirm}</p>
      </section>
    </>
  );
}
