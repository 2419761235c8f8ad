import { fill } from '@groundwork/wording';
import { Button } from '@groundwork/web-ui';
import { useState } from 'react';
import { useActionWithToast } from '#shared/toast/use-action-with-toast.ts';
import { useCatalog, useCatalogActions } from '../api/use-lender-catalog.ts';
import { words } from '../lender-catalog.wording.ts';

const { samples: texts } = words;

/** Removal is final, so a second press confirms it. */
export function RemoveSamples() {
  const count = useCatalog('', null).data?.samples ?? 0;
  const { removeSamples } = useCatalogActions();
  const { busy, run } = useActionWithToast();
  const [isAsking, setIsAsking] = useState(false);
  if (count === 0) return null;
  const remove = () =>
    run(async () => {
      const { removed } = await removeSamples();
      return { title: texts.removed, description: fill(texts.removedText, { count: removed }) };
    });
  if (!isAsking) {
    return (
      <Button look="outline" onClick={() => setIsAsking(true)}>
        {fill(texts.remove, { count })}
      </Button>
    );
  }
  return (
    <div className="catalog-samples" role="group" aria-label={texts.question}>
      <p>{texts.question}</p>
      <Button look="next" busy={busy} onClick={() => void remove()}>
        {texts.confirm}
      </Button>
      <Button look="ghost" onClick={() => setIsAsking(false)}>
        {texts.cancel}
      </Button>
    </div>
  );
}
