import type { ReviewItem } from '@groundwork/contracts';
import { DataList } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { conflictsWithSums } from '../model/corrections.ts';
import { reviewWords } from '../review.wording.ts';

const words = reviewWords.sums;

/** Corrections of the owner that the sums of the document contradict. */
export function SumConflicts({ item }: { readonly item: ReviewItem }) {
  const { aiAnalysis, ownerName } = item;
  const conflicts = conflictsWithSums(aiAnalysis);
  if (conflicts.length === 0) return null;
  return (
    <section className="findings" aria-label={words.title}>
      <h3>{words.title}</h3>
      {conflicts.map(({ id, label, read, corrected, sum }) => (
        <div key={id}>
          <p>
            {ownerName ? fill(words.corrected, { who: ownerName, label }) : fill(words.nameless, { label })}
          </p>
          <DataList
            rows={[
              { label: words.read, value: read },
              { label: words.value, value: corrected },
              { label: words.sum, value: sum },
            ]}
          />
        </div>
      ))}
    </section>
  );
}
