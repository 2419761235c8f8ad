import type { Verification } from '@groundwork/engine-packages';
import { useIsLive } from '@groundwork/web-ui';
import { useId, useState } from 'react';
import { loadSigningKeys } from '../api/load-signing-keys.ts';
import { checkFile } from '../model/check-file.ts';
import { words } from '../verify-package.wording.ts';
import './verify-package.css';

type Check =
  Verification | { readonly state: 'checking' } | { readonly state: 'failed'; readonly text: string };

async function check(file: File): Promise<Check> {
  const keys = await loadSigningKeys().catch(() => null);
  if (keys === null) return { state: 'failed', text: words.noKeys };
  return checkFile(file, window.location.host, keys).catch(() => ({ state: 'failed', text: words.notRead }));
}

function Lines({ result }: { readonly result: Verification }) {
  return (
    <>
      <h2>{words.result[result.state]}</h2>
      <ul>
        {result.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

function Outcome({ outcome }: { readonly outcome: Check | null }) {
  if (outcome === null) return null;
  if (outcome.state === 'checking') return <p>{words.checking}</p>;
  return outcome.state === 'failed' ? <p>{outcome.text}</p> : <Lines result={outcome} />;
}

/** A file that was not checked has no result. */
function resultOf(outcome: Check | null): 'valid' | 'invalid' | undefined {
  if (outcome === null || outcome.state === 'checking' || outcome.state === 'failed') return undefined;
  return outcome.state === 'valid' ? 'valid' : 'invalid';
}

export function VerifyPackage() {
  const id = useId();
  const isLive = useIsLive();
  const [outcome, setOutcome] = useState<Check | null>(null);
  const choose = async (file: File | undefined) => {
    if (file === undefined) return;
    setOutcome({ state: 'checking' });
    setOutcome(await check(file));
  };
  return (
    <div className="verify">
      <label htmlFor={id}>{words.choose}</label>
      <input
        id={id}
        type="file"
        accept=".zip,application/zip"
        disabled={!isLive || outcome?.state === 'checking'}
        onChange={({ target }) => void choose(target.files?.[0])}
      />
      <div role="status" data-result={resultOf(outcome)} className="verify-result">
        <Outcome outcome={outcome} />
      </div>
      <h2>{words.meaningTitle}</h2>
      <ul>
        {words.meaning.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
