import { fill } from '@groundwork/wording';
import { useState } from 'react';
import { mailCode } from '../api/shared-calls.ts';
import { words } from '../shared-file.wording.ts';
import { sharedProblem } from './shared-problem.ts';

interface MailedCode {
  readonly isBusy: boolean;
  readonly message: string | null;
  readonly send: () => Promise<void>;
}

export function useMailedCode(token: string): MailedCode {
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  async function send(): Promise<void> {
    setBusy(true);
    const text = await mailCode(token).then(
      ({ expiresInSeconds }) => fill(words.mailed, { minutes: Math.floor(expiresInSeconds / 60) }),
      sharedProblem,
    );
    setMessage(text);
    setBusy(false);
  }
  return { isBusy, message, send };
}
