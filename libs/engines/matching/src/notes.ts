import { worded, type Worded } from '@groundwork/wording';
import type { CriterionCode, CriterionWithResult } from './criteria.ts';
import { formatDollars, joinChoices } from './formats.ts';
import { histories, notes, specifiedNotes } from './matching.wording.ts';
import type { Measures } from './measures.ts';
import type { Program } from './program.ts';

type NoteOf = (program: Program, measures: Measures) => Worded;

const CITIZENS = 'us_citizen';

function citizenshipNote(allowed: readonly string[] = []): Worded {
  if (allowed.length === 0) return worded(specifiedNotes, 'noFigure');
  if (allowed.every((one) => one === CITIZENS)) return worded(notes, 'citizens');
  return worded(notes, 'citizenships', { choices: joinChoices(allowed) });
}

const historyNote =
  (code: keyof typeof histories): NoteOf =>
  () =>
    worded(notes, 'history', { history: histories[code] });

const industryNote: NoteOf = () => worded(notes, 'industry');

type NotesByCode = Readonly<Partial<Record<CriterionCode, NoteOf>>>;

const ofFailures: NotesByCode = {
  amount: ({ minLoanAmount }) => worded(notes, 'amount', { least: formatDollars(minLoanAmount) }),
  purpose: () => worded(notes, 'purpose'),
  structure: () => worded(notes, 'structure'),
  citizenship: ({ criteria }) => citizenshipNote(criteria.citizenships),
  industry: industryNote,
  naics: industryNote,
  state: () => worded(notes, 'state'),
  taxLien: historyNote('taxLien'),
  foreclosure: historyNote('foreclosure'),
  judgment: historyNote('judgment'),
  refinancing: () => worded(notes, 'refinancing'),
};

const ofQuestions: NotesByCode = {
  openAdvances: () => worded(notes, 'openAdvances'),
  refinancing: (_, { purpose }) =>
    purpose === null ? worded(specifiedNotes, 'noFigure') : worded(notes, 'openAdvances'),
  statementMonths: ({ criteria: { minMonthsOfStatements: least = 0 } }, { statements: { months } }) =>
    worded(notes, 'statementMonths', { least, months }),
};

const ofBoth: NotesByCode = {
  dscr: () => worded(notes, 'debt'),
  nsf: () => worded(notes, 'bouncedPayments'),
};

/** A criterion that passes by time has its day instead of a note. */
export function noteOf(
  { code, result }: CriterionWithResult,
  passesOn: string | null,
  program: Program,
  measures: Measures,
): Worded | null {
  const own = (result === 'fail' ? ofFailures : ofQuestions)[code] ?? ofBoth[code];
  if (own !== undefined) return own(program, measures);
  return passesOn === null ? worded(specifiedNotes, 'noFigure') : null;
}
