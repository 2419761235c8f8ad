import { documentKinds, type DocumentView, type FieldName } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { formatCount, formatDollars } from '../formatting/format.ts';
import { fieldOf } from '../profile/fields.ts';
import { words } from './documents.wording.ts';

export interface Contradiction {
  readonly documentId: string;
  readonly field: FieldName;
  readonly label: string;
  readonly sentence: string;
}

const countFields: readonly string[] = ['nsfIncidents'];

export const formatFieldAmount = (field: string, amount: number): string =>
  countFields.includes(field) ? formatCount(amount) : formatDollars(amount);

function nameOf({ originalName, aiAnalysis }: DocumentView): string {
  const { classification, extracted } = aiAnalysis;
  if (classification === null) return originalName;
  const kind = documentKinds[classification.subcategory].label;
  const textOf = (name: string) => extracted.find((figure) => figure.name === name)?.text;
  const year = /\d{4}/.exec(textOf('taxYear') ?? textOf('period')?.split(' to ').at(-1) ?? '')?.[0];
  return year === undefined ? kind : fill(words.documentOfYear, { kind, year });
}

/** A blank figure of the profile is a gap and contradicts nothing. */
export function contradictionsOf(document: DocumentView): readonly Contradiction[] {
  if (document.status !== 'processed' && document.status !== 'verified') return [];
  return document.aiAnalysis.mismatches.flatMap(({ field: name, profile, document: read }) => {
    const field = fieldOf(name);
    const [entered, amount] = [Number(profile), Number(read)];
    if (field === undefined || entered === 0 || !Number.isFinite(entered) || !Number.isFinite(amount))
      return [];
    const sentence = fill(words.contradiction, {
      entered: formatFieldAmount(name, entered),
      document: nameOf(document),
      amount: formatFieldAmount(name, amount),
    });
    return [{ documentId: document.id, field: field.name, label: field.label, sentence }];
  });
}

export const formatContradiction = ({ label, sentence }: Pick<Contradiction, 'label' | 'sentence'>): string =>
  fill(words.labeledContradiction, { label, sentence });
