import { Button } from '@groundwork/web-ui';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { showToast } from '#shared/toast/toast-store.ts';
import { useMatchActions } from '../api/use-lender-matches.ts';
import { describeRefresh } from '../model/lender-texts.ts';
import { specifiedWords, words } from '../lenders.wording.ts';

export function RefreshMatches() {
  const { refresh } = useMatchActions();
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      showToast({ title: words.page.refreshed, description: describeRefresh(await refresh()) });
    } catch {
      showToast({ ...specifiedWords.refreshError, destructive: true });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button look="outline" busy={busy} onClick={() => void run()}>
      <RefreshCw size={16} aria-hidden="true" /> {specifiedWords.refresh}
    </Button>
  );
}
