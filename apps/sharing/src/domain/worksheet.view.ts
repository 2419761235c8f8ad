import {
  fieldCatalog,
  type PackageChoice,
  type PackageMemo,
  type Worksheet,
  type WorksheetForm,
  worksheetForms,
} from '@groundwork/contracts';
import { maskText } from '@groundwork/engine-documents';
import { fill } from '@groundwork/wording';
import { forms, worksheetTexts as texts } from '../worksheet.wording.ts';
import type { FrozenFacts } from './frozen.model.ts';
import { namedNumbersOf } from './masked-numbers.rules.ts';

interface SheetPlace {
  readonly packageId: string;
  readonly version: number;
}

/** The text of each answer by its source, with numbers masked unless they are open. */
type Answers = Readonly<Record<string, string>>;

const dollars = (amount: number): string =>
  amount.toLocaleString('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 2 });

function textOf(value: unknown, unit: string | undefined): string {
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'number') return unit === 'money' ? dollars(value) : value.toLocaleString('en-US');
  return typeof value === 'string' ? value.replaceAll('_', ' ') : '';
}

function answersOf({ profile, numbers, today }: FrozenFacts, { open }: PackageChoice): Answers {
  const values: Readonly<Record<string, unknown>> = profile;
  const isAnswered = (name: string) => profile.answered.includes(name) || Boolean(values[name]);
  const stated = fieldCatalog
    .filter(({ name }) => isAnswered(name))
    .map(({ name, unit }) => [name, maskText(textOf(values[name], unit), numbers)] as const);
  const named = namedNumbersOf(numbers).map(
    ({ name, value, masked }) => [name, open.includes(name) ? value : masked] as const,
  );
  const texted = [...stated, ...named].filter(([, text]) => text !== '');
  return { ...Object.fromEntries(texted), today };
}

function sheetOf(form: WorksheetForm, answers: Answers, place: SheetPlace): PackageMemo {
  const { number, sections } = forms[form];
  const { packageId, version } = place;
  return {
    title: fill(texts.title, { number }),
    lines: [fill(texts.line, { day: answers['today'] ?? '' })],
    footer: fill(texts.footer, { packageId, version: String(version) }),
    sections: sections.map(({ heading, fields }) => ({
      heading,
      paragraphs: [],
      table: {
        columns: [texts.field, texts.answer],
        rows: fields.map(([label, source]) => [label, (source && answers[source]) || texts.byHand]),
      },
    })),
  };
}

export function worksheetsOf(facts: FrozenFacts, choice: PackageChoice, place: SheetPlace): Worksheet[] {
  if (!choice.parts.includes('worksheets')) return [];
  const answers = answersOf(facts, choice);
  return worksheetForms.map((form) => ({
    form,
    path: `worksheets/${form}.pdf`,
    sheet: sheetOf(form, answers, place),
    answers,
  }));
}
