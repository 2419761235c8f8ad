import type { PackageView } from '@groundwork/contracts';
import { Button, Card } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { useEffect, useState } from 'react';
import { runWithErrorToast } from '#shared/api/run-with-error-toast.ts';
import { readPage, usePackageActions } from '../api/use-packages.ts';
import { words as packageWords } from '../packages.wording.ts';

const { check: words, notDone } = packageWords;

type PageToCheck = PackageView['pagesToCheck'][number];

/** A picture of the owner's page needs the session, so its address alone shows nothing. */
function usePicture(id: string, { itemId, page }: PageToCheck): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    let made: string | undefined;
    let isCurrent = true;
    void runWithErrorToast(notDone, async () => {
      const picture = await readPage(id, itemId, page);
      if (!isCurrent) return;
      made = URL.createObjectURL(picture);
      setUrl(made);
    });
    return () => {
      isCurrent = false;
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [id, itemId, page]);
  return url;
}

function PageCheck({ file, place }: { readonly file: PackageView; readonly place: PageToCheck }) {
  const url = usePicture(file.id, place);
  const { checkPage } = usePackageActions();
  const item = file.items.find(({ id }) => id === place.itemId);
  const document = [item?.kind.replaceAll('_', ' '), item?.period].filter(Boolean).join(' ');
  const name = fill(words.page, { page: String(place.page), document });
  const decide = (ok: boolean) => void runWithErrorToast(notDone, () => checkPage(file.id, { ...place, ok }));
  return (
    <li>
      <h2>{name}</h2>
      {url === undefined ? null : <img className="packages-page" src={url} alt={name} />}
      <div className="packages-buttons">
        <Button onClick={() => decide(true)}>{words.include}</Button>
        <Button look="outline" onClick={() => decide(false)}>
          {words.leaveOut}
        </Button>
      </div>
    </li>
  );
}

export function PageChecks({ file }: { readonly file: PackageView }) {
  return (
    <Card title={words.title} subtitle={words.text}>
      <ul className="packages-list">
        {file.pagesToCheck.map((place) => (
          <PageCheck key={`${place.itemId} ${place.page}`} file={file} place={place} />
        ))}
      </ul>
    </Card>
  );
}
