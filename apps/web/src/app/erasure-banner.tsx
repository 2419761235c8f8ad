import { Button } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { runWithErrorToast } from '#shared/api/run-with-error-toast.ts';
import { useBusiness } from '#shared/business/use-business.ts';
import { formatMoment } from '#shared/formatting/format.ts';
import { useErasure } from '#shared/privacy/use-erasure.ts';
import { useMyAccessActions } from '../features/my-access/api/use-my-access.ts';
import { words as appWords } from './app.wording.ts';
import './erasure-banner.css';

const { erasure: words } = appWords;

interface BannerProps {
  readonly title: string;
  readonly dueAt: string;
  readonly onCancel?: () => Promise<unknown>;
}

const Banner = ({ title, dueAt, onCancel }: BannerProps) => (
  <div className="erasure-banner" role="region" aria-label={words.label}>
    <p>
      <strong>{title}</strong> {fill(words.date, { time: formatMoment(dueAt) })}
    </p>
    {onCancel === undefined ? null : (
      <Button look="outline" onClick={() => void runWithErrorToast(words.notCanceled, onCancel)}>
        {words.cancel}
      </Button>
    )}
  </div>
);

export function ErasureBanner() {
  const { status: standing, cancelErasure } = useErasure();
  const business = useBusiness();
  const { keep } = useMyAccessActions();
  const erasure = standing.data?.erasure ?? null;
  if (erasure !== null) return <Banner title={words.title} dueAt={erasure.dueAt} onCancel={cancelErasure} />;
  const dueAt = business?.erasedAfter ?? null;
  if (!business || dueAt === null) return null;
  const { id, name, role } = business;
  return (
    <Banner
      title={fill(words.ofBusiness, { business: name })}
      dueAt={dueAt}
      {...(role === 'owner' && { onCancel: () => keep(id) })}
    />
  );
}
