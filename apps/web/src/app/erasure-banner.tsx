import { Button } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { runWithErrorToast } from '#shared/api/run-with-error-toast.ts';
import { formatMoment } from '#shared/formatting/format.ts';
import { useErasure } from '#shared/privacy/use-erasure.ts';
import { words as appWords } from './app.wording.ts';
import './erasure-banner.css';

const { erasure: words } = appWords;

export function ErasureBanner() {
  const { status: standing, cancelErasure } = useErasure();
  const erasure = standing.data?.erasure ?? null;
  if (erasure === null) return null;
  return (
    <div className="erasure-banner" role="region" aria-label={words.label}>
      <p>
        <strong>{words.title}</strong> {fill(words.date, { time: formatMoment(erasure.dueAt) })}
      </p>
      <Button look="outline" onClick={() => void runWithErrorToast(words.notCanceled, cancelErasure)}>
        {words.cancel}
      </Button>
    </div>
  );
}
