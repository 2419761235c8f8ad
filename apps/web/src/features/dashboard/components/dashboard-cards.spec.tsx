import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DashboardReply } from '@groundwork/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { DashboardCards, type DashboardCardsProps } from './dashboard-cards.tsx';
import {
  awayDashboard,
  finishedDashboard,
  firstDashboard,
  fullDashboard,
  history,
} from '../../../gallery/sample-dashboards.ts';

const noCarry = {
  cash: null,
  debt: null,
  comfortable: null,
  limit: null,
  kinds: [],
  missing: [],
  canCarry: 0,
};

const browser = globalThis as { window?: unknown };
const drawn = (dashboard: DashboardReply, more: Partial<DashboardCardsProps> = {}) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <DashboardCards dashboard={dashboard} scoreName="Readiness Score" {...more} />
    </MemoryRouter>,
  );
const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

describe('the cards of the dashboard', () => {
  beforeAll(() => {
    browser.window = { matchMedia: () => ({ matches: true }) };
  });
  afterAll(() => {
    delete browser.window;
  });

  it('fill the bar below the dial to the score divided by 10', () => {
    const bar = (totalScore: number) =>
      /aria-label="Score out of 1000"[^>]*aria-valuenow="([\d.]+)" aria-valuetext="([^"]+)"><span style="width:([\d.]+)%/
        .exec(drawn({ ...fullDashboard, score: { ...fullDashboard.score, totalScore } }))
        ?.slice(1);
    expect(bar(742)).toEqual(['74.2', '742 of 1000', '74.2']);
    expect(bar(0)).toEqual(['0', '0 of 1000', '0']);
    expect(bar(1000)).toEqual(['100', '1000 of 1000', '100']);
  });

  it('show each factor with its own figure', () => {
    const figures = [
      ...drawn(fullDashboard).matchAll(/role="meter" aria-label="([^"]+)"[^>]*aria-valuenow="(\d+)"/g),
    ];
    expect(figures.map(([, label, value]) => [label, value])).toEqual([
      ['Credit Profile', '78'],
      ['Business Financials', '71'],
      ['Document Completeness', '64'],
      ['Risk Assessment', '88'],
    ]);
  });

  it('name the earned, unknown and lost points of the score and of each factor', () => {
    const text = textOf(drawn(fullDashboard));
    expect(text).toMatch(/742 earned\s+150 not known yet\s+108 to improve/);
    expect(text).toContain('234 of 300 points · 30 not known yet · 36 to improve');
    expect(textOf(drawn({ ...fullDashboard, parts: undefined }))).not.toContain('not known yet');
  });

  it('show rate, lenders and milestone each from its own figure', () => {
    const text = textOf(drawn(fullDashboard));
    expect(text).toMatch(/Qualification Rate (?:(?!Matched Lenders).)*Based on 1,093 lenders 68%/);
    expect(text).toMatch(/Matched Lenders (?:(?!Next Milestone).)*Active matches 848 /);
    expect(text).toMatch(/Next Milestone .*Upload tax returns \+53 points/);
  });

  it('name how many of the matched lenders she can carry', () => {
    const text = textOf(drawn({ ...fullDashboard, canCarry: 97 }));
    expect(text).toContain('Active matches. Of these you can carry 97. 848');
    expect(textOf(drawn({ ...fullDashboard, canCarry: 0 }))).not.toContain('you can carry');
    const carry = { ...noCarry, limit: null };
    expect(textOf(drawn({ ...fullDashboard, canCarry: 0 }, { carry }))).toContain(
      'How many you can carry is not known yet.',
    );
  });

  it('state what is not known yet before the answers that decide lenders, and no 0', () => {
    const missing = [{ fields: ['loanRequestAmount', 'loanPurpose'], lenders: 214 }];
    const score = { ...fullDashboard.score, qualificationRate: 0 };
    const unknown = { ...fullDashboard, score, matchedLenders: 0, canCarry: 0 };
    const text = textOf(drawn(unknown, { carry: { ...noCarry, missing } }));
    expect(text).toMatch(/Qualification Rate (?:(?!Matched Lenders).)*Based on 1,093 lenders – /);
    expect(text).toMatch(
      /Matched Lenders (?:(?!Next Milestone).)*Not known yet: 2 answers decide 214 lenders Not known yet /,
    );
    const refused = textOf(drawn(unknown, { carry: noCarry }));
    expect(refused).toMatch(/Matched Lenders (?:(?!Next Milestone).)*Active matches 0 /);
  });

  it('name the number of lenders of this installation', () => {
    expect(textOf(drawn(fullDashboard))).toContain('Based on 1,093 lenders');
    expect(textOf(drawn({ ...fullDashboard, activeLenders: 12 }))).toContain('Based on 12 lenders');
  });

  it('state that there are no lenders yet, and no rate, in an empty catalog', () => {
    const text = textOf(
      drawn({ ...fullDashboard, matchedLenders: 0, activeLenders: 0, catalogueMode: 'empty' }),
    );
    expect(text).toMatch(/Qualification Rate (?:(?!Matched Lenders).)*No lenders yet –/);
    expect(text).toContain('Your administrator has not added lenders.');
    expect(textOf(drawn(fullDashboard))).not.toContain('No lenders yet');
  });

  it('show what counts in the portfolio, and never more than its three slots', () => {
    const text = textOf(drawn(fullDashboard));
    expect(text).toContain('Tax Documents 1 of 3 counted · 2 waiting for review 1/3 complete');
    expect(text).toContain('Bank Statements 3 of 3 counted · 1 waiting for review 3/3 complete');
    expect(text).toContain('Financial Reports 0 of 3 counted 0/3 complete');
    const steps = drawn(fullDashboard).match(/gw-step-waiting/g);
    expect(steps).toHaveLength(2);
  });

  it('limit the portfolio to its slots also without the progress of an older server', () => {
    const { total, categories } = fullDashboard.documents;
    const text = textOf(drawn({ ...fullDashboard, documents: { total, categories } }));
    expect(text).toContain('Bank Statements 3 of 3 counted 3/3 complete');
  });

  it('show the history beside the dial, or the breakdown without a history', () => {
    expect(drawn(fullDashboard)).not.toContain('Score history');
    const html = drawn(fullDashboard, { history });
    expect(html).toContain('aria-label="Score history: from 612');
    expect(html.match(/aria-label="Score breakdown"/g)).toHaveLength(1);
  });

  it('offer Mark Complete and Dismiss only with actions', () => {
    const act = () => undefined;
    const actions = { onComplete: act, onDismiss: act };
    expect(drawn(fullDashboard, { actions }).match(/aria-label="Mark Complete: /g)).toHaveLength(4);
    expect(drawn(fullDashboard, { actions }).match(/aria-label="Dismiss: /g)).toHaveLength(4);
    expect(drawn(fullDashboard)).not.toContain('Mark Complete');
  });

  it('show another first move before that of the plan', () => {
    const html = drawn(fullDashboard, { firstMove: <p>Finish your answers</p> });
    expect(html).toContain('Finish your answers');
    expect(html).not.toContain('aria-label="Your next move"');
    expect(drawn(fullDashboard).match(/aria-label="Your next move"/g)).toHaveLength(1);
  });

  it('show the next move with its points when there are no recommendations', () => {
    const text = textOf(drawn({ ...firstDashboard, recommendations: [] }));
    expect(text).toContain('Your next move +53 points Upload tax returns');
    expect(text).not.toContain('Quick Wins');
  });

  it('point to the quick wins when no action has a high impact', () => {
    const quickWins = fullDashboard.recommendations.filter(({ type }) => type === 'quick_win');
    const text = textOf(drawn({ ...fullDashboard, recommendations: quickWins }));
    expect(text).toMatch(
      /High Impact Actions No high impact action is open Your next steps are the quick wins below. Quick Wins/,
    );
    const [first] = fullDashboard.recommendations;
    const oneLeft = textOf(drawn({ ...fullDashboard, recommendations: [first!, ...quickWins] }));
    expect(oneLeft).toContain('No other high impact action is open');
  });

  it('show the next move in its own card only', () => {
    const text = textOf(drawn(fullDashboard));
    expect(text).toMatch(/Your next move [^.]*Upload tax returns/);
    expect(text).toMatch(/High Impact Actions (?:(?!Upload tax returns).)*Quick Wins/);
  });

  it('state the points of the visible cards, with “at least” or “up to” for a bound', () => {
    const text = textOf(drawn(fullDashboard));
    expect(text).toMatch(/High Impact Actions .* Boost your score by 15 points/);
    expect(text).toMatch(/Quick Wins .* Easy improvements in 24-48 hours/);
    expect(text).toContain('up to +49 pts');
    expect(text).toContain('Estimated time: 30 days');
  });

  it('state no points when all milestones are reached', () => {
    const text = textOf(drawn(finishedDashboard));
    expect(text).toContain('Nothing left to gain');
    expect(text).not.toMatch(/[+−]\d+ points/);
  });

  it('name each unavailable part and show no figure for it', () => {
    const text = textOf(drawn(awayDashboard));
    expect(text).toContain('We can’t reach your score right now');
    expect(text).toContain('We can’t reach your documents right now');
    expect(text).toContain('We can’t load your recommendations right now');
    expect(text.match(/Not available right now –/g)).toHaveLength(3);
    expect(text).not.toMatch(/742|68%|848|\/3 complete|of 3 counted/);
  });
});
