import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { Dial } from './dial.tsx';

const browser = globalThis as { window?: unknown };
const prefers = (still: boolean) => {
  browser.window = { matchMedia: () => ({ matches: still }) };
};
const number = (html: string) => /gw-dial-number[^>]*>([^<]*)</.exec(html)?.[1];
const drawn = (score: number) =>
  renderToStaticMarkup(
    <Dial score={score} level="Good" sentence={`Score ${score}`} change="from last month +0" />,
  );

describe('the drawn dial', () => {
  beforeEach(() => prefers(true));
  afterEach(() => {
    delete browser.window;
  });

  it('is one picture with one sentence', () => {
    const html = drawn(742);
    expect(html).toContain('role="img" aria-label="Score 742"');
    expect(html.match(/gw-dial-lit/g)).toHaveLength(60);
    expect(html).toContain('from last month +0');
  });

  it('shows its score at once where a server draws it, with and without motion', () => {
    expect(number(drawn(742))).toBe('742');
    prefers(false);
    expect(number(drawn(742))).toBe('742');
  });

  it('draws the unknown points behind the score, and the lost ones behind them', () => {
    const html = renderToStaticMarkup(
      <Dial score={332} level="" sentence="" parts={{ unknown: 481, lost: 187 }} />,
    );
    const looks = [...html.matchAll(/gw-dial-tick gw-dial-(\w+)/g)].map(([, look]) => look);
    expect(looks.filter((look) => look === 'lit')).toHaveLength(27);
    expect(looks.filter((look) => look === 'unknown')).toHaveLength(39);
    expect(looks.slice(-15)).toEqual(Array.from({ length: 15 }, () => 'lost'));
  });

  it('shows no number before a score is computed', () => {
    const html = renderToStaticMarkup(<Dial score={0} level="Computing" sentence="" pending />);
    expect(number(html)).toBe('–');
    expect(html).not.toContain('gw-dial-marker');
  });

  it('limits any score to its range', () => {
    expect([Number.NaN, -20, 1200, Infinity].map((score) => number(drawn(score)))).toEqual([
      '0',
      '0',
      '1000',
      '1000',
    ]);
    expect(drawn(Number.NaN).replace('Score NaN', '')).not.toContain('NaN');
  });
});
