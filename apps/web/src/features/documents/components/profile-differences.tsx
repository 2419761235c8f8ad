import type { AiAnalysis, ProfileReply } from '@groundwork/contracts';
import { Button } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { useState } from 'react';
import { useProfile } from '#shared/profile/use-profile.ts';
import { useSaveFields } from '#shared/profile/use-save-profile.ts';
import { showToast } from '#shared/toast/toast-store.ts';
import { runWithErrorToast } from '#shared/api/run-with-error-toast.ts';
import { specifiedWords, words } from '../documents.wording.ts';
import { formatDifference, openDifferences, type ProfileDifference } from '../model/open-differences.ts';
import './profile-differences.css';
import { useBusy } from './use-busy.ts';

function useApplyValue(
  { field, label, stated, read, isAnswered }: ProfileDifference,
  profile: ProfileReply,
): () => Promise<void> {
  const saveFields = useSaveFields();
  const save = (amount: number | null, base: ProfileReply, then: (saved: ProfileReply) => void) =>
    runWithErrorToast(specifiedWords.saveFailed, () =>
      saveFields({ [field]: amount, ...(amount !== null && { answered: [field] }) }, base).then(then),
    );
  const undo = (saved: ProfileReply) => void save(isAnswered ? stated : null, saved, () => undefined);
  const description = fill(words.differences.updatedText, {
    field: label,
    value: formatDifference({ field }, read),
  });
  return () =>
    save(read, profile, (saved) => {
      const action = { label: words.differences.undo, run: () => undo(saved) };
      showToast({ title: words.differences.updatedTitle, description, action });
    });
}

interface DifferenceProps {
  readonly difference: ProfileDifference;
  readonly profile: ProfileReply;
}

function Difference({ difference, profile }: DifferenceProps) {
  const applyValue = useApplyValue(difference, profile);
  const { busy, during } = useBusy();
  const { label, stated, read, isAnswered } = difference;
  return (
    <li className="difference">
      <h4>{label}</h4>
      <dl>
        <div>
          <dt>{words.differences.profile}</dt>
          <dd>{isAnswered ? formatDifference(difference, stated) : words.differences.notAnswered}</dd>
        </div>
        <div>
          <dt>{words.differences.document}</dt>
          <dd>{formatDifference(difference, read)}</dd>
        </div>
      </dl>
      <Button
        look="outline"
        busy={busy}
        aria-label={fill(words.differences.useFor, { field: label })}
        onClick={() => during(applyValue())}
      >
        {words.differences.use}
      </Button>
    </li>
  );
}

type Mismatches = AiAnalysis['mismatches'];

/** Keeps past mismatches, because the documents service learns of a saved profile after a delay. */
function useAllMismatches(mismatches: Mismatches): Mismatches {
  const [all, setAll] = useState(mismatches);
  const isNew = (one: Mismatches[number]) =>
    !all.some(({ field, document }) => field === one.field && document === one.document);
  const added = mismatches.filter(isNew);
  if (added.length > 0) {
    const fields = added.map(({ field }) => field);
    setAll([...all.filter(({ field }) => !fields.includes(field)), ...added]);
  }
  return all;
}

export function ProfileDifferences({ mismatches }: Pick<AiAnalysis, 'mismatches'>) {
  const { data } = useProfile();
  const all = useAllMismatches(mismatches);
  const differences = data === undefined ? [] : openDifferences(all, data);
  if (data === undefined || differences.length === 0) return null;
  return (
    <section className="findings" aria-label={words.differences.title}>
      <h3>{words.differences.title}</h3>
      <ul>
        {differences.map((difference) => (
          <Difference key={difference.field} difference={difference} profile={data} />
        ))}
      </ul>
    </section>
  );
}
