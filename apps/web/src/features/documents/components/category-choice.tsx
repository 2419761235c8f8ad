import { documentCategories, documentCategoryLabels, type DocumentView } from '@groundwork/contracts';
import { Button } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { useBusy } from '#shared/busy/use-busy.ts';
import { words } from '../drop-queue.wording.ts';
import type { Place } from '../model/owner-actions.ts';

export interface CategoryChoiceProps {
  readonly document: DocumentView;
  readonly onMove: (document: DocumentView, place: Place) => Promise<void>;
}

export function CategoryChoice({ document, onMove }: CategoryChoiceProps) {
  const { busy, during } = useBusy();
  const name = document.originalName;
  return (
    <div className="document-choice" role="group" aria-label={fill(words.chooseCategory, { name })}>
      <p>{words.whichCategory}</p>
      {documentCategories.map((category) => (
        <Button
          key={category}
          look="outline"
          busy={busy}
          aria-label={fill(words.fileUnder, { category: documentCategoryLabels[category], name })}
          onClick={() => during(onMove(document, { category, subcategory: null }))}
        >
          {documentCategoryLabels[category]}
        </Button>
      ))}
    </div>
  );
}
