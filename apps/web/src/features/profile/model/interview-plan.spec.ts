import { describe, expect, it } from '@jest/globals';
import { fieldCatalog, type ScoreInputReply } from '@groundwork/contracts';
import { currentRules, type FieldPoints } from '@groundwork/engine-scoring';
import { words } from '../interview.wording.ts';
import { valuesFrom } from './draft.ts';
import {
  fieldAfter,
  type InterviewPlan,
  planInterview,
  sectionsAround,
  withFresh,
} from './interview-plan.ts';
import { countAnswered, livePoints } from './live-points.ts';
import { textsOfPoints } from './points-text.ts';

const input = {
  rulesVersion: currentRules.version,
  today: '2026-11-24',
  figures: {},
  answered: [],
  documents: [],
  accounts: [],
} as unknown as ScoreInputReply;

const liveOf = (values: object) => livePoints(input, { ...valuesFrom({}), ...values })!;
const pointsOf = (values: object): FieldPoints[] => [...liveOf(values).fields.values()];
const namesOf = ({ counting }: InterviewPlan) =>
  counting.map(({ fields }) => fields.map(({ name }) => name as string));
const titlesOf = ({ counting }: InterviewPlan) => counting.map(({ title }) => title);

describe('the order of the interview', () => {
  const fresh = planInterview(pointsOf({}));

  it('begins with the blank fields that have the most points', () => {
    const [first = []] = namesOf(fresh);
    expect(first[0]).toBe('personalCreditScore');
    expect(first).toContain('annualRevenueCurrent');
    const alone = pointsOf({}).filter(({ partners }) => partners.length === 0);
    const opens = namesOf(fresh).map((names) =>
      names.flatMap((name) => alone.find(({ field }) => field === name)?.open ?? []),
    );
    expect(opens.flat().length).toBeGreaterThan(20);
    for (const section of opens) expect(section).toEqual(section.toSorted((a, b) => b - a));
    expect(Math.min(...(opens[0] ?? []))).toBeGreaterThanOrEqual(Math.max(...opens.slice(1).flat()));
    expect(titlesOf(fresh)).toEqual([
      'Biggest gains',
      'Ratios',
      'What you own',
      'What you owe',
      'Documents and licenses',
    ]);
  });

  it('has a handful of short sections, each field once, and the rest by tab behind them', () => {
    expect(fresh.counting.length).toBeLessThanOrEqual(5);
    const all = [...fresh.counting, ...fresh.more].flatMap(({ fields }) => fields).map(({ name }) => name);
    expect(all.toSorted()).toEqual(fieldCatalog.map(({ name }) => name).toSorted());
    expect(fresh.more.flatMap(({ fields }) => fields).map(({ name }) => name)).toContain('maritalStatus');
  });

  const own = { isAnswered: false, earned: 0, partners: [], isExact: false, criteria: [] };
  const blankOf = (field: string, open: number, partners: readonly string[] = []): FieldPoints => ({
    ...own,
    field,
    open,
    partners,
  });

  it('counts a share for a field that needs other answers, and follows the form among equals', () => {
    const points = [
      blankOf('ebitda', 12, ['loanTerm', 'loanPurpose']),
      blankOf('loanTerm', 5),
      blankOf('netProfitMargin', 6),
      blankOf('personalCreditScore', 6),
    ];
    const [section] = planInterview(points).counting;
    expect(section).toMatchObject({ id: 'gains', most: 12 });
    expect(namesOf(planInterview(points))).toEqual([
      ['personalCreditScore', 'netProfitMargin', 'loanTerm', 'ebitda'],
    ]);
  });

  it('has each field once, and no empty section', () => {
    const loan = fieldCatalog.filter(({ tab }) => tab === 'loan').map(({ name }) => blankOf(name, 3));
    const answered = [
      { ...blankOf('ebitda', 4), isAnswered: true },
      { ...blankOf('loanTerm', 0), isAnswered: true },
    ];
    const points = [...loan.filter(({ field }) => field !== 'loanTerm'), ...answered];
    const { counting, more } = planInterview(points);
    expect(counting.map(({ id }) => id).filter((id) => id !== 'gains' && id !== 'records')).toEqual([
      'rise',
      'answered',
    ]);
    expect(counting.flatMap(({ fields }) => fields)).toHaveLength(points.length);
    const others = ['more-personal', 'more-business', 'more-financial', 'more-banking', 'more-additional'];
    expect(more.map(({ id }) => id)).toEqual(others);
  });

  it('begins with a new field if no other one counts', () => {
    const { counting } = withFresh(planInterview([]), [blankOf('ebitda', 4)]);
    expect(counting.map(({ id }) => id)).toEqual(['fresh']);
  });

  it('continues with answers that a better figure improves, and ends with the other answers', () => {
    const plan = planInterview(pointsOf({ personalCreditScore: 702, dateStarted: '2019-04-01' }));
    expect(titlesOf(plan).slice(-2)).toEqual([words.sections.rise, words.sections.answered]);
    expect(namesOf(plan).slice(-2)).toEqual([['personalCreditScore'], ['dateStarted']]);
  });

  it('stays while the owner answers, and adds a field that an answer makes count', () => {
    const answered = pointsOf({ personalCreditScore: 702 });
    expect(withFresh(fresh, answered)).toBe(fresh);
    const resolved = withFresh(fresh, pointsOf({ bankruptcyHistory: 'resolved' }));
    expect(titlesOf(resolved)[1]).toBe(words.sections.fresh);
    expect(namesOf(resolved)[1]).toEqual(['bankruptcyDate']);
    const more = resolved.more.flatMap(({ fields }) => fields).map(({ name }) => name as string);
    expect(more).not.toContain('bankruptcyDate');
  });

  it('knows the next field, and the sections that hide a field', () => {
    const [first = [], second = []] = fresh.counting.map(({ fields }) => fields.map(({ name }) => name));
    expect(fieldAfter(fresh, first.at(-1)!)).toBe(second[0]);
    expect(sectionsAround(fresh, second[0]!)).toEqual(['ratios']);
    expect(sectionsAround(fresh, 'maritalStatus')).toEqual(['more', 'more-personal']);
    expect(fieldAfter(fresh, fresh.more.at(-1)!.fields.at(-1)!.name)).toBeUndefined();
  });
});

describe('the live points', () => {
  it('follow the answers of the page, and count a confirmed 0', () => {
    const before = liveOf({ averageBankBalance: 30_000 });
    const after = liveOf({ averageBankBalance: 30_000, nsfIncidents: 0, ein: '12-3456789' });
    expect(countAnswered(after) - countAnswered(before)).toBe(2);
    expect(after.totalScore - before.totalScore).toBe(4 + 18);
  });

  it('never call a blank field counted', () => {
    for (const points of pointsOf({}))
      expect(textsOfPoints(points).map(({ text }) => text)).not.toContain('counted');
  });

  it('are absent under rules that this page does not have', () => {
    expect(livePoints({ ...input, rulesVersion: '9.9' }, {})).toBeNull();
  });

  it.each<[Partial<FieldPoints>, string[]]>([
    [{ open: 3, isExact: true }, ['next +3']],
    [{ open: 3 }, ['next up to 3']],
    [{ isAnswered: true }, ['neutral counted']],
    [{ isAnswered: true, earned: 5 }, ['good +5']],
    [{ isAnswered: true, open: 3, earned: 5 }, ['good +5', 'next up to 3 more']],
    [{ isAnswered: true, open: 3 }, ['neutral counted', 'next up to 3 more']],
  ])('of %j are %j', (more, texts) => {
    const blank = { field: 'ebitda', isAnswered: false, earned: 0, open: 0 };
    const points = { ...blank, partners: [], isExact: false, criteria: [], ...more };
    expect(textsOfPoints(points).map(({ tone, text }) => `${tone} ${text}`)).toEqual(texts);
  });

  it('have a short text beside the field', () => {
    const text = (values: object, name: string) =>
      textsOfPoints(liveOf(values).fields.get(name as never)!).map((each) => each.text);
    expect(text({}, 'personalCreditScore')).toEqual(['up to 135']);
    expect(text({}, 'businessLicense')).toEqual(['+2']);
    expect(text({}, 'operatingCashFlow')).toEqual([
      'up to 42, together with “Monthly debt payments” and “Annual revenue, current year”',
    ]);
    expect(text({ personalCreditScore: 702 }, 'personalCreditScore')).toEqual(['+102', 'up to 33 more']);
    expect(text({ averageBankBalance: 1 }, 'nsfIncidents')).toEqual(['up to 18']);
    expect(text({ averageBankBalance: 1, nsfIncidents: 0 }, 'nsfIncidents')).toEqual(['+18']);
  });
});
