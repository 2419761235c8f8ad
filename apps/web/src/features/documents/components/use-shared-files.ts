import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { takeSharedFiles } from '#shared/documents/shared-files.ts';

/** Files that another app of the phone shared with the installed app. */
export function useSharedFiles(): readonly [readonly File[], (file: File) => void] {
  const [query, setQuery] = useSearchParams();
  const [files, setFiles] = useState<readonly File[]>([]);
  const isShared = query.has('shared');

  useEffect(() => {
    if (!isShared) return;
    void takeSharedFiles().then((taken) => {
      if (taken.length > 0) setFiles(taken);
      setQuery(
        (before) => {
          before.delete('shared');
          return before;
        },
        { replace: true },
      );
    });
  }, [isShared, setQuery]);

  return [files, (file) => setFiles((before) => before.filter((each) => each !== file))];
}
