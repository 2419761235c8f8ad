import { Button } from '@groundwork/web-ui';
import { useState } from 'react';
import { readScore } from '../api/shared-calls.ts';
import type { Check } from '../model/recompute.ts';
import { sharedProblem } from '../model/shared-problem.ts';
import { words } from '../shared-file.wording.ts';

/** The engine is loaded only for a reader who checks the score. */
async function check(session: string): Promise<Check> {
  const [{ checkScore }, score] = await Promise.all([import('../model/recompute.ts'), readScore(session)]);
  return checkScore(score);
}

const failed = (error: unknown): Check => ({
  isValid: false,
  lines: [sharedProblem(error)],
});

export function ScoreCheck({ session }: { readonly session: string }) {
  const [result, setResult] = useState<Check>();
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    setResult(await check(session).catch(failed));
    setBusy(false);
  };
  return (
    <section aria-label={words.check}>
      <p>{words.checkText}</p>
      <Button look="next" busy={isBusy} onClick={() => void run()}>
        {words.check}
      </Button>
      {result === undefined ? null : (
        <div role="status" data-result={result.isValid ? 'valid' : 'invalid'}>
          {result.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
    </section>
  );
}
