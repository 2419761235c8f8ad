import { Button } from '@groundwork/web-ui';
import { runWithErrorToast } from '#shared/api/run-with-error-toast.ts';
import { formatMoment } from '#shared/formatting/format.ts';
import { useErasure } from '#shared/privacy/use-erasure.ts';
import './erasure-banner.css';

/** On every screen until the day: an erasure nobody remembers asking for must not come as a surprise. */
export function ErasureBanner() {
  const { standing, cancelErasure: takeBack } = useErasure();
  const erasure = standing.data?.erasure ?? null;
  if (erasure === null) return null;
  return (
    <div className="erasure-banner" role="region" aria-label="Erasure">
      <p>
        <strong>Your account will be erased</strong> after {formatMoment(erasure.dueAt)}.
      </p>
      <Button
        look="outline"
        onClick={() => void runWithErrorToast('The erasure could not be cancelled', takeBack)}
      >
        Cancel erasure
      </Button>
    </div>
  );
}
