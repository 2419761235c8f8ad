import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { drawTrend, type TrendPoint } from './trend-geometry.ts';
import { visibleNotes } from './trend-notes.ts';
import { timeTicks } from './trend-time.ts';
import { trendSentence } from './trend-sentence.ts';
import { Trend } from './trend.tsx';

const at = (month: number, value: number, note?: string): TrendPoint => ({
  at: new Date(2025, month - 1, 2, 12).toISOString(),
  value,
  ...(note !== undefined && { note }),
});
const history = [at(6, 612), at(7, 640, '+28 Bank account'), at(9, 701, '+61 Profit & Loss'), at(11, 742)];
const empty = 'Each change will be drawn here.';
const anyHistory = fc.array(
  fc.record({
    at: fc.oneof(
      fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
      fc.constantFrom('', 'yesterday', '2025-06-02T12:00:00Z'),
    ),
    value: fc.oneof(
      fc.integer({ min: 0, max: 1000 }),
      fc.double({ min: -1e9, max: 1e9 }),
      fc.constant(Infinity),
    ),
    note: fc.string(),
  }),
);

describe('the sentence of a trend', () => {
  it('names the start, the end and the change', () => {
    expect(trendSentence('Score history', history)).toBe(
      'Score history: from 612 on Jun 2, 2025 to 742 on Nov 2, 2025, up 130. Lowest 612, highest 742.',
    );
  });

  it('differs for a fall, a return, a flat line, one point and none', () => {
    expect(trendSentence('It', [at(1, 700), at(2, 640)])).toContain('down 60');
    expect(trendSentence('It', [at(1, 700), at(2, 640), at(3, 700)])).toContain('the same as at the start');
    expect(trendSentence('It', [at(1, 640), at(2, 640)])).toBe('It: unchanged at 640 since Jan 2, 2025.');
    expect(trendSentence('It', [at(1, 640)])).toBe('It: 640 since Jan 2, 2025.');
    expect(trendSentence('It', [])).toBe('It: nothing to show yet.');
  });
});

describe('the drawing of a trend', () => {
  it('omits invalid numbers and sorts the rest by time', () => {
    const drawing = drawTrend([at(9, 701), at(6, 612), at(7, Number.NaN), { at: 'soon', value: 5 }]);
    expect(drawing?.points.map(({ value }) => value)).toEqual([612, 701]);
  });

  it('is empty without a point', () => {
    expect(drawTrend([])).toBeNull();
    expect(renderToStaticMarkup(<Trend label="It" points={[]} empty={empty} />)).toContain(empty);
  });

  it('is a step from each value to the next', () => {
    const { line = '', points = [] } = drawTrend([at(1, 0), at(2, 100)]) ?? {};
    expect(line).toBe(`M0 ${points[0]?.y}H100V${points[1]?.y}`);
  });

  it('is a dot without a line on the first day', () => {
    const minutes = ['2025-06-02T12:00:00Z', '2025-06-02T12:04:00Z'].map((moment, value) => ({
      at: moment,
      value,
    }));
    expect(drawTrend(minutes)).toMatchObject({ line: '', area: '', points: [{ value: 1 }] });
  });

  it('labels round values around the line, never below zero', () => {
    expect(drawTrend(history)?.valueTicks.map(({ label }) => label)).toEqual(['750', '700', '650', '600']);
    expect(drawTrend([at(1, 0), at(2, 2)])?.valueTicks.at(-1)?.label).toBe('0');
  });

  it('labels months for a long history and days for a short one', () => {
    const labels = (points: readonly TrendPoint[]) =>
      timeTicks(drawTrend(points)?.points ?? []).map(({ label }) => label);
    expect(labels(history)).toEqual(['Jul', 'Aug', 'Sep', 'Oct', 'Nov']);
    expect(labels(history.slice(0, 2))).toEqual(['Jun 2', 'Jun 12', 'Jun 22', 'Jul 2']);
    expect(labels(history.slice(0, 1))).toEqual(['Jun 2']);
  });

  it('shows the notes with room, the largest step first', () => {
    const close = [...history, at(12, 743, '+1 A very small step'), at(12, 744, '+1 Another one')];
    const notes = visibleNotes(drawTrend(close)?.points ?? []).map(({ point }) => point.note);
    expect(notes[0]).toBe('+61 Profit & Loss');
    expect(notes).not.toEqual(expect.arrayContaining(['+1 A very small step', '+1 Another one']));
  });

  it('labels each step: where its note has no room, the dot has it', () => {
    const steps = Array.from({ length: 9 }, (_, index) => at(index + 1, 100 * index, `+${index} Step`));
    const html = renderToStaticMarkup(<Trend label="It" points={[...steps, at(12, 800)]} empty={empty} />);
    const picture = html.slice(0, html.indexOf('<table>'));
    for (const { note } of steps)
      expect(picture).toMatch(new RegExp(`title="\\${note}"|gw-trend-note"[^>]*>\\${note}<`));
    expect(picture.match(/gw-trend-note/g)!.length).toBeGreaterThan(3);
    expect(picture).toContain('title="');
  });

  it('places a note beside its point where the line would cross it', () => {
    const on = (day: string, value: number, note?: string) => ({ ...at(1, value, note), at: `2025-${day}` });
    const steep = [
      on('05-24', 0),
      on('05-25', 159, '+159 Profile'),
      on('06-03', 366, '+207 Profile'),
      on('06-11', 454, '+88 Profile'),
      on('11-21', 705),
    ];
    const placed = visibleNotes(drawTrend(steep)?.points ?? []);
    expect(placed.map(({ point, rise }) => [point.note, rise])).toEqual([
      ['+207 Profile', 0],
      ['+159 Profile', 0],
      ['+88 Profile', 1],
    ]);
  });

  it('stays inside its frame for any history', () => {
    fc.assert(
      fc.property(anyHistory, (points) => {
        const drawing = drawTrend(points);
        const numbers = (drawing?.line.match(/-?[\d.]+(e[+-]?\d+)?/g) ?? []).map(Number);
        const places = [...numbers, ...(drawing?.valueTicks ?? []).map(({ place }) => place)];
        expect(drawing?.line ?? '').not.toMatch(/NaN|Infinity|undefined/);
        expect(places.every((place) => place >= -0.01 && place <= 100.01)).toBe(true);
      }),
    );
  });

  it('has a picture with a sentence and a table with every point', () => {
    const html = renderToStaticMarkup(<Trend label="Score history" points={history} empty={empty} />);
    expect(html).toContain('role="img" aria-label="Score history: from 612');
    expect(html).toContain('<caption>Score history</caption>');
    expect(html.match(/<tr>/g)).toHaveLength(history.length + 1);
    expect(html).toContain('+61 Profit &amp; Loss');
  });
});
