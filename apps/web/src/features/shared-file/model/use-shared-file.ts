import type { OpenedLink, SharedPackage } from '@groundwork/contracts';
import { useEffect, useState } from 'react';
import { beginSession, openLink, readShared } from '../api/shared-calls.ts';
import { words } from '../shared-file.wording.ts';
import { sharedProblem } from './shared-problem.ts';

interface SharedFile {
  readonly link: OpenedLink | undefined;
  readonly session: string | undefined;
  readonly file: SharedPackage | undefined;
  readonly problem: string | null;
  readonly enter: (code: string) => Promise<void>;
}

/** The session is in memory only: who loads the page again needs a new code. */
export function useSharedFile(token: string): SharedFile {
  const [link, setLink] = useState<OpenedLink>();
  const [session, setSession] = useState<string>();
  const [file, setFile] = useState<SharedPackage>();
  const [problem, setProblem] = useState<string | null>(token === '' ? words.noToken : null);
  useEffect(() => {
    if (token !== '') openLink(token).then(setLink, (error: unknown) => setProblem(sharedProblem(error)));
  }, [token]);
  async function enter(code: string): Promise<void> {
    setProblem(null);
    try {
      const begun = await beginSession(token, code.trim());
      setFile(await readShared(begun.session));
      setSession(begun.session);
    } catch (error) {
      setProblem(sharedProblem(error));
    }
  }
  return { link, session, file, problem, enter };
}
