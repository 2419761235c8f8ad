import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { Hint } from './hint.tsx';
import { hintPlace } from './hint-place.ts';

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };
const button = (left: number, top: number) => ({ left, top, bottom: top + 24 });

describe('a hint', () => {
  it('is a button with its sentence as description, open or closed', () => {
    const html = renderToStaticMarkup(<Hint about="Score" text="Points of four factors." />);
    const [, id] = /aria-describedby="([^"]+)"/.exec(html) ?? [];
    expect(html).toContain('aria-label="About: Score"');
    expect(html).toContain(`id="${id}" popover="auto"`);
    expect(html).toContain(`popoverTarget="${id}"`);
  });

  it('opens below its button, and above it where the screen ends', () => {
    expect(hintPlace(button(400, 100), desk)).toMatchObject({ top: 124, bottom: null });
    expect(hintPlace(button(400, 860), desk)).toMatchObject({ top: null, bottom: 40 });
  });

  it('never leaves the screen', () => {
    for (const left of [0, 200, 380]) {
      const { left: at, width } = hintPlace(button(left, 100), phone);
      expect(at).toBeGreaterThanOrEqual(12);
      expect(at + width).toBeLessThanOrEqual(378);
    }
    expect(hintPlace(button(10, 100), { width: 280, height: 600 }).width).toBe(256);
  });
});
