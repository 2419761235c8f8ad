import type { LearnedLabel, PaperLabels } from '@groundwork/contracts';
import { learnedNameOf } from '@groundwork/engine-documents';
import type { DocumentRow, StoredCorrection } from './document.model.ts';
import { valuesInForce } from './values-in-force.rules.ts';

function teaching({ status, corrections }: DocumentRow): StoredCorrection[] {
  if (status === 'rejected') return [];
  const counting = corrections.filter(({ what, state }) => what === 'figure' && state === 'counts');
  return counting.filter(
    ({ id, name, read, value }) =>
      read !== value && counting.findLast((each) => each.name === name)?.id === id,
  );
}

export function labelsTaughtBy(row: DocumentRow, { labels, fingerprint }: PaperLabels): LearnedLabel[] {
  const { classification, subcategory, extracted } = valuesInForce(row);
  const document = { ...row, subcategory: classification?.subcategory ?? subcategory };
  return teaching(row).flatMap(({ id, name, value, at, decidedAt }) => {
    if (typeof value !== 'number') return [];
    const others = extracted.filter((figure) => figure.name !== name);
    const label = learnedNameOf({ name, value }, labels, document, others);
    if (label === null) return [];
    return [
      { figure: name, label, fingerprint, from: { document: row.id, correction: id, at: decidedAt ?? at } },
    ];
  });
}
