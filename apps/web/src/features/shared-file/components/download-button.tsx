import { Button } from '@groundwork/web-ui';
import { useState } from 'react';
import { startDownload } from '../api/shared-calls.ts';
import { sharedProblem } from '../model/shared-problem.ts';
import { words } from '../shared-file.wording.ts';

/** The browser itself downloads, so a large file never fills the memory of the page. */
function follow(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}

export function DownloadButton({ session }: { readonly session: string }) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    setProblem(null);
    await startDownload(session).then(
      ({ url }) => follow(url),
      (error: unknown) => setProblem(sharedProblem(error)),
    );
    setBusy(false);
  };
  return (
    <section aria-label={words.download}>
      <p>{words.downloadText}</p>
      <Button look="outline" busy={isBusy} onClick={() => void run()}>
        {words.download}
      </Button>
      {problem === null ? null : <p role="alert">{problem}</p>}
    </section>
  );
}
