import type { Business } from '@groundwork/contracts';
import { Button, ModalDialog } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { chosenBusiness } from '#shared/business/chosen-business.ts';
import { openOwnBusiness } from '#shared/business/open-business.ts';
import { useBusinesses } from '#shared/business/use-business.ts';
import { usePractices } from '#shared/business/use-practices.ts';
import { useSession } from '#shared/session/use-session.ts';
import { useActionWithToast } from '#shared/toast/use-action-with-toast.ts';
import '#shared/business/people.css';
import { useMyAccessActions } from '../api/use-my-access.ts';
import { words as accessWords } from '../my-access.wording.ts';

const { leaving: words } = accessWords;

interface LeaveDialogProps {
  readonly business: Business;
  readonly onClose: () => void;
}

/** An access of a practice ends for all its staff, so only its admin ends it. */
export default function LeaveDialog({ business, onClose }: LeaveDialogProps) {
  const { name, through } = business;
  const { user } = useSession();
  const { data: practices = [] } = usePractices();
  const { refresh } = useBusinesses();
  const { leave } = useMyAccessActions();
  const { busy, run } = useActionWithToast();
  const isStaff = through !== null && practices.find(({ id }) => id === through.practiceId)?.role !== 'admin';
  const text = through === null ? words.text : isStaff ? words.staffText : words.practiceText;
  const confirm = () =>
    run(async () => {
      await leave(business);
      if (chosenBusiness.read()?.id === business.id) {
        openOwnBusiness(user);
        return undefined;
      }
      onClose();
      await refresh();
      return { title: fill(words.left, { business: name }), description: words.leftText };
    });
  return (
    <ModalDialog
      title={fill(words.title, { business: name })}
      text={fill(text, { name: through?.name ?? '' })}
      width={460}
      onCancel={onClose}
    >
      <div className="people-buttons">
        {isStaff ? null : (
          <Button look="danger" busy={busy} onClick={() => void confirm()}>
            {words.confirm}
          </Button>
        )}
        <Button look="outline" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </ModalDialog>
  );
}
