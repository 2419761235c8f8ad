import { describe, expect, it } from '@jest/globals';
import { takeStyles } from './take-styles.ts';

describe('the styles of a drawn page', () => {
  it('are rules, one for equal declarations, because the policy forbids the attribute', () => {
    const { html, css } = takeStyles(
      '<p style="width:94%">a</p><p class="b" style="--share:3">b</p><i style="width:94%"></i>',
    );
    expect(html).toBe('<p data-drawn="s0">a</p><p class="b" data-drawn="s1">b</p><i data-drawn="s0"></i>');
    expect(css).toBe('[data-drawn=s0]{width:94%}[data-drawn=s1]{--share:3}');
  });

  it('contain characters as they are', () => {
    expect(takeStyles('<p style="font-family:&quot;A &amp; B&quot;"></p>').css).toBe(
      '[data-drawn=s0]{font-family:"A & B"}',
    );
  });

  it('are empty without a style', () =>
    expect(takeStyles('<p>style="a"</p>')).toEqual({ html: '<p>style="a"</p>', css: '' }));
});
