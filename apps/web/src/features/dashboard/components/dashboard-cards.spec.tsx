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

const browser = globalThis as { window?: unknown };
const drawn = (dashboard: DashboardReply, more: Partial<DashboardCardsProps> = {}) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <DashboardCards dashboard={dashboard} scoreName="Readiness Score" {...more} />
    </MemoryRouter>,
  );
const wordsOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

describe('the cards of the dashboard', () => {
  beforeAll(() => {
    browser.window = { matchMedia: () => ({ matches: true }) };
  });
  afterAll(() => {
    delete browser.window;
  });

  it('fill the bar under the dial to the score divided by 10', () => {
    const bar = (totalScore: number) =>
      /aria-label="Score out of 1000"[^>]*aria-valuenow="([\d.]+)" aria-valuetext="([^"]+)"><span style="width:([\d.]+)%/
        .exec(drawn({ ...fullDashboard, score: { ...fullDashboard.score, totalScore } }))
        ?.slice(1);
    expect(bar(742)).toEqual(['74.2', '742 of 1000', '74.2']);
    expect(bar(0)).toEqual(['0', '0 of 1000', '0']);
    expect(bar(1000)).toEqual(['100', '1000 of 1000', '100']);
  });

  it('draw the history beside the dial, and the breakdown there until there is one', () => {
    expect(drawn(fullDashboard)).not.toContain('Score history');
    const html = drawn(fullDashboard, { history });
    expect(html).toContain('aria-label="Score history: from 612');
    expect(html.match(/aria-label="Score breakdown"/g)).toHaveLength(1);
  });

  it('offer Mark Complete and Dismiss only where something happens on them', () => {
    const act = () => undefined;
    const actions = { onComplete: act, onDismiss: act };
    expect(drawn(fullDashboard, { actions }).match(/aria-label="Mark Complete: /g)).toHaveLength(4);
    expect(drawn(fullDashboard, { actions }).match(/aria-label="Dismiss: /g)).toHaveLength(4);
    expect(drawn(fullDashboard)).not.toContain('Mark Complete');
  });

  it('lead a new owner to a first score, once and warmly', () => {
    const html = drawn(firstDashboard);
    expect(html.match(/aria-label="Your next move"/g)).toHaveLength(1);
    expect(html).toContain('href="/first-steps"');
    expect(drawn(fullDashboard)).not.toContain('/first-steps');
  });

  it('show the one next move with what it is worth where there is no advice', () => {
    const words = wordsOf(drawn({ ...firstDashboard, recommendations: [] }));
    expect(words).toContain('Your next move +53 points Upload tax returns');
    expect(words).not.toContain('Quick Wins');
  });

  it('lead to the quick wins where nothing has a high impact', () => {
    const quickWins = fullDashboard.recommendations.filter(({ type }) => type === 'quick_win');
    const words = wordsOf(drawn({ ...fullDashboard, recommendations: quickWins }));
    expect(words).toMatch(
      /High Impact Actions Nothing with a high impact is open The quick wins below .* Quick Wins/,
    );
  });

  it('promise the points of the cards shown, and “at least” where more is not known', () => {
    const words = wordsOf(drawn(fullDashboard));
    expect(words).toMatch(/High Impact Actions .* Boost your score by 15-53 points/);
    expect(words).toMatch(/Quick Wins .* Easy improvements in 24-48 hours/);
    expect(words).toContain('at least +7 pts');
  });

  it('claim no further points where nothing is left to gain', () => {
    const words = wordsOf(drawn(finishedDashboard));
    expect(words).toContain('Nothing left to gain');
    expect(words).not.toMatch(/[+−]\d+ points/);
  });

  it('say of each part that is away that it is, and show no figure for it', () => {
    const words = wordsOf(drawn(awayDashboard));
    expect(words).toContain('Your score cannot be reached right now');
    expect(words).toContain('Your documents cannot be reached right now');
    expect(words).toContain('Recommendations are not available right now');
    expect(words.match(/Not available right now –/g)).toHaveLength(3);
    expect(words).not.toMatch(/742|68%|848|\/3 complete/);
  });
});
