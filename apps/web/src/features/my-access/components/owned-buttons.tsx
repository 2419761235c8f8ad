import type { Business } from '@groundwork/contracts';
import { Button } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { useErasure } from '#shared/privacy/use-erasure.ts';
import { useActionWithToast } from '#shared/toast/use-action-with-toast.ts';
import { useMyAccessActions } from '../api/use-my-access.ts';
import { words } from '../my-access.wording.ts';

interface OwnedButtonsProps {
  readonly business: Business;
  readonly onRename: () => void;
  readonly onErase: () => void;
}

function KeepButton({ business: { id, name } }: Pick<OwnedButtonsProps, 'business'>) {
  const { keep } = useMyAccessActions();
  const { busy, run } = useActionWithToast();
  const keepNow = () =>
    run(async () => {
      await keep(id);
      return { title: fill(words.kept, { business: name }), description: words.keptText };
    });
  return (
    <Button
      look="outline"
      busy={busy}
      aria-label={fill(words.keepLabel, { business: name })}
      onClick={() => void keepNow()}
    >
      {words.keep}
    </Button>
  );
}

/** What the erasure of the account takes along comes back with the account only. */
export function OwnedButtons({ business, onRename, onErase }: OwnedButtonsProps) {
  const { name, erasedAfter = null } = business;
  const { status } = useErasure();
  const isWithAccount = (status.data?.erasure ?? null) !== null;
  return (
    <>
      <Button look="outline" aria-label={fill(words.renameLabel, { business: name })} onClick={onRename}>
        {words.rename}
      </Button>
      {isWithAccount ? null : erasedAfter === null ? (
        <Button look="danger" aria-label={fill(words.eraseLabel, { business: name })} onClick={onErase}>
          {words.erase}
        </Button>
      ) : (
        <KeepButton business={business} />
      )}
    </>
  );
}
