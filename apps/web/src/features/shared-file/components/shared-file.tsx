import type { SharedPackage } from '@groundwork/contracts';
import { Button, TextField } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { useState } from 'react';
import { formatDate } from '#shared/formatting/format.ts';
import { fieldReader } from '#shared/forms/use-submit.ts';
import { useSharedFile } from '../model/use-shared-file.ts';
import { useMailedCode } from '../model/use-mailed-code.ts';
import { words } from '../shared-file.wording.ts';
import { DownloadButton } from './download-button.tsx';
import { Requests } from './requests.tsx';
import { ScoreCheck } from './score-check.tsx';
import { SharedPages } from './shared-pages.tsx';
import './shared-file.css';

interface CodeEntryProps {
  readonly token: string;
  readonly recipient: string;
  readonly problem: string | null;
  readonly onCode: (code: string) => Promise<void>;
}

function CodeEntry({ token, recipient, problem, onCode }: CodeEntryProps) {
  const mail = useMailedCode(token);
  return (
    <form
      className="shared-form"
      onSubmit={(event) => {
        event.preventDefault();
        void onCode(fieldReader(event.currentTarget)('code'));
      }}
    >
      <p>{fill(words.recipient, { recipient })}</p>
      <TextField
        label={words.code}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        problem={problem ?? undefined}
      />
      <div className="shared-buttons">
        <Button type="submit" look="next">
          {words.open}
        </Button>
        <Button look="outline" busy={mail.isBusy} onClick={() => void mail.send()}>
          {words.mailCode}
        </Button>
      </div>
      {mail.message === null ? null : <p role="status">{mail.message}</p>}
    </form>
  );
}

function Summary({ file }: { readonly file: SharedPackage }) {
  const { title, business, version, frozenAt, stated, proven, missing } = file;
  const provenText = proven === null ? words.noProven : fill(words.proven, { proven });
  return (
    <>
      <h2>
        {title} · {business}
      </h2>
      <p>{fill(words.frozen, { day: formatDate(frozenAt), version: String(version) })}</p>
      <p>{fill(words.scores, { stated: String(stated ?? ''), proven: provenText })}</p>
      {missing.length === 0 ? null : (
        <details>
          <summary>{words.missing}</summary>
          <ul>
            {missing.map(({ code, text }) => (
              <li key={code}>{text}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

export function SharedFileView() {
  const [token] = useState(() => window.location.hash.slice(1));
  const { link, session, file, problem, enter } = useSharedFile(token);
  if (file !== undefined && session !== undefined)
    return (
      <>
        <Summary file={file} />
        {file.parts.includes('score') ? <ScoreCheck session={session} /> : null}
        {file.mode === 'download' ? <DownloadButton session={session} /> : null}
        <SharedPages session={session} file={file} />
        <Requests session={session} />
      </>
    );
  if (link === undefined) return problem === null ? null : <p role="alert">{problem}</p>;
  return <CodeEntry token={token} recipient={link.recipientHint} problem={problem} onCode={enter} />;
}
