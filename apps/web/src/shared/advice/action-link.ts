import type { DocumentCategory, Recommendation } from '@groundwork/contracts';
import { fieldOf } from '../profile/fields.ts';
import { paths } from '../paths.ts';
import { words } from './advice.wording.ts';

const categoriesByCode: Readonly<Record<string, DocumentCategory>> = {
  DC1: 'tax_documents',
  DC2: 'bank_statements',
  DC3: 'financial_reports',
};

interface MoveAction {
  readonly label: string;
  readonly href: string;
}

type Move = Pick<Recommendation, 'code' | 'href' | 'patch' | 'certainty'>;

function profileAction({ patch, certainty }: Move): MoveAction {
  const field = Object.keys(patch ?? {}).find((name) => fieldOf(name) !== undefined);
  return {
    label: certainty === 'exact' ? words.actions.update : words.actions.answer,
    href: paths.profileInterview(field === undefined ? undefined : { field }),
  };
}

/** The place where the owner does the move: the upload with its category, or the field with the focus. */
export function actionOf(move: Move): MoveAction {
  const category = categoriesByCode[move.code];
  if (move.href === paths.documents()) {
    return {
      label: words.actions.upload,
      href: paths.documents(category === undefined ? undefined : { category }),
    };
  }
  if (move.href === paths.banking()) return { label: words.actions.connect, href: paths.banking() };
  return profileAction(move);
}
