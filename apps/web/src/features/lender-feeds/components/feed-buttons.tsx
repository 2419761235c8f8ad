import type { LenderFeed } from '@groundwork/contracts';
import { Button } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { useState } from 'react';
import { runWithErrorToast } from '#shared/api/run-with-error-toast.ts';
import { showToast } from '#shared/toast/toast-store.ts';
import { useFeedActions } from '../api/use-lender-feeds.ts';
import { words as feedWords } from '../lender-feeds.wording.ts';

const { actions: words, notChanged } = feedWords;

export interface FeedButtonsProps {
  readonly feed: LenderFeed;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function RemoveButton({ id }: { readonly id: string }) {
  const { remove } = useFeedActions();
  const [isAsking, setAsking] = useState(false);
  const removeNow = () =>
    runWithErrorToast(notChanged, async () => {
      const { deactivated } = await remove(id);
      showToast({ title: words.removed, description: fill(words.removedText, { count: deactivated }) });
    });
  if (!isAsking)
    return (
      <Button look="outline" onClick={() => setAsking(true)}>
        {words.remove}
      </Button>
    );
  return (
    <>
      <Button look="next" onClick={() => void removeNow()}>
        {words.confirmRemove}
      </Button>
      <Button look="outline" onClick={() => setAsking(false)}>
        {words.cancel}
      </Button>
    </>
  );
}

function CheckButton({ id }: { readonly id: string }) {
  const { check } = useFeedActions();
  const [isBusy, setBusy] = useState(false);
  async function checkNow() {
    setBusy(true);
    await runWithErrorToast(notChanged, async () => {
      const { lastError, planVersion } = await check(id);
      const description = lastError?.message ?? words[planVersion === null ? 'nothing' : 'waits'];
      showToast({ title: words.checked, description, destructive: lastError !== null });
    });
    setBusy(false);
  }
  return (
    <Button look="outline" busy={isBusy} onClick={() => void checkNow()}>
      {words.check}
    </Button>
  );
}

export function FeedButtons({ feed, isOpen, onToggle }: FeedButtonsProps) {
  const { change } = useFeedActions();
  const { id, state, mode, planVersion } = feed;
  const isPaused = state === 'paused';
  const changeTo = (body: Parameters<typeof change>[1]) =>
    void runWithErrorToast(notChanged, () => change(id, body));
  return (
    <div className="feeds-actions">
      {planVersion === null ? null : (
        <Button look="next" aria-expanded={isOpen} onClick={onToggle}>
          {words.review}
        </Button>
      )}
      <CheckButton id={id} />
      <Button look="outline" onClick={() => changeTo({ mode: mode === 'review' ? 'automatic' : 'review' })}>
        {mode === 'review' ? words.automatic : words.manual}
      </Button>
      <Button look="outline" onClick={() => changeTo({ paused: !isPaused })}>
        {isPaused ? words.resume : words.pause}
      </Button>
      <RemoveButton id={id} />
    </div>
  );
}
