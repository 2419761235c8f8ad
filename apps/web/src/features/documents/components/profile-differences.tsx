import type { AiAnalysis } from '@groundwork/contracts';
import { Button } from '@groundwork/web-ui';
import { useState } from 'react';
import { useProfile } from '#shared/profile/use-profile.ts';
import { useSaveProfile } from '#shared/profile/use-save-profile.ts';
import { showToast } from '#shared/toast/toast-store.ts';
import { runWithErrorToast } from '#shared/api/run-with-error-toast.ts';
import { differenceWords, openDifferences, type ProfileDifference } from '../model/profile-differences.ts';
import './profile-differences.css';
import { useBusy } from './use-busy.ts';

/** Takes the document's value over, with a way back to what the profile said. */
function useTakeover({ field, label, stated, read }: ProfileDifference): () => Promise<void> {
  const saveProfile = useSaveProfile();
  const save = (amount: number, then: () => void) =>
    runWithErrorToast('Failed to save business profile', () => saveProfile({ [field]: amount }).then(then));
  const undo = () => void save(stated, () => undefined);
  const description = `${label} is now ${differenceWords({ field }, read)}.`;
  return () =>
    save(read, () => {
      showToast({ title: 'Profile updated', description, action: { label: 'Undo', run: undo } });
    });
}

function Difference({ difference }: { readonly difference: ProfileDifference }) {
  const takeOver = useTakeover(difference);
  const { busy, during } = useBusy();
  const { label, stated, read } = difference;
  return (
    <li className="difference">
      <h4>{label}</h4>
      <dl>
        <div>
          <dt>Your profile</dt>
          <dd>{differenceWords(difference, stated)}</dd>
        </div>
        <div>
          <dt>This document</dt>
          <dd>{differenceWords(difference, read)}</dd>
        </div>
      </dl>
      <Button
        look="outline"
        busy={busy}
        aria-label={`Use this value for ${label}`}
        onClick={() => during(takeOver())}
      >
        Use this value
      </Button>
    </li>
  );
}

type Mismatches = AiAnalysis['mismatches'];

/** Also those that went away since: documents hears of a saved profile later than the profile itself answers. */
function useEverSeen(mismatches: Mismatches): Mismatches {
  const [seen, setSeen] = useState(mismatches);
  const isNew = (one: Mismatches[number]) =>
    !seen.some(({ field, document }) => field === one.field && document === one.document);
  const added = mismatches.filter(isNew);
  if (added.length > 0) {
    const fields = added.map(({ field }) => field);
    setSeen([...seen.filter(({ field }) => !fields.includes(field)), ...added]);
  }
  return seen;
}

/** A value of a document enters the profile by its owner's click and by nothing else. */
export function ProfileDifferences({ mismatches }: Pick<AiAnalysis, 'mismatches'>) {
  const { data } = useProfile();
  const seen = useEverSeen(mismatches);
  const differences = data === undefined ? [] : openDifferences(seen, data);
  if (differences.length === 0) return null;
  return (
    <section className="findings" aria-label="Differences from your profile">
      <h3>Differences from your profile</h3>
      <ul>
        {differences.map((difference) => (
          <Difference key={difference.field} difference={difference} />
        ))}
      </ul>
    </section>
  );
}
