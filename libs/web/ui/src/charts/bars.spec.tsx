import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { FactorBar, ProgressBar } from './bars.tsx';
import { asPercent } from './percent.ts';
import { Ring } from './ring.tsx';
import { Scale } from './scale.tsx';

describe('a share of 100', () => {
  it('stays between 0 and 100 for any number', () => {
    fc.assert(
      fc.property(fc.double(), (value) => {
        const share = asPercent(value);
        expect(share >= 0 && share <= 100).toBe(true);
      }),
    );
    expect([Number.NaN, -Infinity, Infinity, 42].map(asPercent)).toEqual([0, 0, 100, 42]);
  });
});

describe('a factor bar', () => {
  it('is a meter with its figure out of 100', () => {
    const html = renderToStaticMarkup(<FactorBar label="Credit Profile" value={78} note="30% weight" />);
    expect(html).toContain('role="meter" aria-label="Credit Profile"');
    expect(html).toContain('aria-valuetext="78 out of 100"');
    expect(html).toContain('<strong>78 <span>of 100</span></strong>');
    expect(html).toContain('width:78%');
  });

  it('has the color of its band', () => {
    const band = (value: number) =>
      /gw-bar-(\w+)/.exec(renderToStaticMarkup(<FactorBar label="It" value={value} />))?.[1];
    expect([0, 49, 50, 69, 70, 84, 85, 100].map(band)).toEqual([
      'poor',
      'poor',
      'fair',
      'fair',
      'good',
      'good',
      'excellent',
      'excellent',
    ]);
  });
});

describe('progress', () => {
  it('names its share, or the given text', () => {
    expect(renderToStaticMarkup(<ProgressBar label="Upload" percent={40} />)).toContain(
      'aria-valuetext="40%"',
    );
    const score = renderToStaticMarkup(<ProgressBar thin label="Score" percent={74.2} text="742 of 1000" />);
    expect(score).toContain('aria-valuenow="74.2" aria-valuetext="742 of 1000"');
    expect(score).toContain('width:74.2%');
  });

  it('draws a waiting share behind the done share, within the bar', () => {
    const widths = (percent: number, waitingPercent: number) =>
      [
        ...renderToStaticMarkup(
          <ProgressBar label="Documents" percent={percent} waitingPercent={waitingPercent} />,
        ).matchAll(/<span( class="gw-bar-waiting")? style="width:([\d.]+)%/g),
      ].map(([, waiting, width]) => [waiting !== undefined, Number(width)]);
    expect(widths(33, 66)).toEqual([
      [false, 33],
      [true, 66],
    ]);
    expect(widths(70, 66)).toEqual([
      [false, 70],
      [true, 30],
    ]);
    expect(widths(40, 0)).toEqual([[false, 40]]);
  });

  it('draws nothing at 0 and a full ring at 100', () => {
    const ring = (percent: number) => renderToStaticMarkup(<Ring label="Profile" percent={percent} />);
    expect(ring(0)).not.toContain('gw-ring-done');
    expect(ring(100)).toContain('aria-valuetext="100% complete"');
    expect(ring(Number.NaN)).toContain('aria-valuetext="0% complete"');
  });
});

describe('the legend of the score', () => {
  it('names its four bands with their ranges', () => {
    const text = renderToStaticMarkup(<Scale />).replaceAll(/<[^>]+>/g, ' ');
    expect(text.replaceAll(/\s+/g, ' ').trim()).toBe(
      'Poor 0-500 Fair 500-700 Good 700-850 Excellent 850-1000',
    );
  });
});
