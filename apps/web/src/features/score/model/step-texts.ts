import { fill } from '@groundwork/wording';
import type { ScoreStep } from '@groundwork/contracts';
import { fieldOf, fieldLabel } from '#shared/profile/fields.ts';
import { words } from '../score.wording.ts';

const { steps: texts } = words;
const mostFields = 3;

const hasDirection = (field: string) => (fieldOf(field)?.direction ?? 'none') !== 'none';

function describeFields(fields: readonly string[]): string {
  const sorted = [...fields.filter(hasDirection), ...fields.filter((field) => !hasDirection(field))];
  const labels = sorted.slice(0, mostFields).map(fieldLabel);
  const count = fields.length - labels.length;
  return [...labels, ...(count > 0 ? [fill(texts.moreFields, { count })] : [])].join(', ');
}

type Names = ReadonlyMap<string, string>;
type Cause = ScoreStep['cause'];

function describeDocument({ documentId }: Cause, names: Names): string {
  const name = documentId && names.get(documentId);
  return name ? fill(texts.document, { name }) : texts.deletedDocument;
}

const causes: Readonly<Record<Cause['type'], (cause: Cause, names: Names) => string>> = {
  profile: ({ fields = [] }) =>
    fields.length === 0 ? texts.profileSaved : fill(texts.profile, { fields: describeFields(fields) }),
  document: describeDocument,
  account: () => texts.account,
  time: () => texts.time,
  rules: ({ rulesVersion }) =>
    rulesVersion === undefined ? texts.rules : fill(texts.rulesVersion, { version: rulesVersion }),
  evidence: () => texts.evidence,
};

export const describeBlanks = ({ cause: { blankAnswers } }: ScoreStep): string | null =>
  blankAnswers === undefined ? null : fill(texts.blankAnswers, blankAnswers);

export const describeStep = ({ cause }: ScoreStep, documentNames: Names): string =>
  cause.fellBack === undefined
    ? causes[cause.type](cause, documentNames)
    : fill(texts.sourceGone, { fields: describeFields(cause.fellBack) });
