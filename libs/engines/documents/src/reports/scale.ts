import type { Line } from '../page.ts';

const headLines = 14;
const inUnits =
  /\bin\s+(?:u\.?s\.? )?(?:dollars? )?\$?(thousands|000['\u2019]?s|millions)\b|(?:\(|\bus)? ?\$ ?(thousands|millions)\b|\$ ?\(?(000)['\u2019]?s?\b|\b(000)['\u2019]?s omitted|\(\$ ?(k|m)\)/i;

/** "(in thousands)", "$000s", "(000's omitted)": the factor that the head of a report gives its amounts. */
export function scaleOf(lines: readonly Line[]): number {
  for (const { text } of lines.slice(0, headLines)) {
    const unit = inUnits.exec(text)?.[0];
    if (unit !== undefined) return /millions|\$ ?m/i.test(unit) ? 1_000_000 : 1000;
  }
  return 1;
}
