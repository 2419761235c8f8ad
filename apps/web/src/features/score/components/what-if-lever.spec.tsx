import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Lever } from '../model/levers.ts';
import { WhatIfLever } from './what-if-lever.tsx';

const lever: Lever = {
  name: 'monthlyDebt',
  label: 'Monthly debt payments',
  value: 0,
  isKnown: false,
  min: 0,
  max: 5000,
  step: 10,
  unit: 'dollars',
  marks: [],
};

function textsOf(drawn: Lever, value: number) {
  const html = renderToStaticMarkup(<WhatIfLever lever={drawn} value={value} onMove={() => undefined} />);
  const first = (pattern: RegExp) => pattern.exec(html)?.[1] ?? null;
  return {
    before: first(/<s>([^<]*)<\/s>/),
    now: first(/<strong>([^<]*)<\/strong>/),
    read: first(/aria-valuetext="([^"]*)"/),
  };
}

describe('a slider of what if', () => {
  it('shows “not known yet” instead of 0 until it moves', () => {
    expect(textsOf(lever, 0)).toEqual({ before: null, now: 'not known yet', read: 'not known yet' });
    expect(textsOf(lever, 900)).toEqual({ before: 'not known yet', now: '$900', read: '$900' });
  });

  it('shows a confirmed 0 as $0', () => {
    const confirmed = { ...lever, isKnown: true };
    expect(textsOf(confirmed, 0)).toEqual({ before: null, now: '$0', read: '$0' });
    expect(textsOf(confirmed, 900)).toEqual({ before: '$0', now: '$900', read: '$900' });
  });
});
