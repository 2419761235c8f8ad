import { fill } from '@groundwork/wording';
import { usePackageCopies } from '../api/use-package-copies.ts';
import { words } from '../documents.wording.ts';

/** Stands before a button that deletes. */
export function PackageCopies({ id }: { readonly id: string }) {
  const titles = usePackageCopies(id);
  if (titles.length === 0) return null;
  return <p className="document-copies">{fill(words.remove.copies, { titles: titles.join(', ') })}</p>;
}
