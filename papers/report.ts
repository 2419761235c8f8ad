import { type Line, Pages } from './pages.ts';
import { escape } from './print.ts';

export const report = (style: string, title: string, holder: string, when: string) =>
  new Pages({
    capacity: 54,
    style: `h1,h2,.when{text-align:center}h1{font-size:17px;line-height:24px}table td+td,table th+th{text-align:right}${style}`,
    header: (page) =>
      page === 1 ? `<h1>${title}</h1><h2>${escape(holder)}</h2><div class="when">${when}</div><br>` : '',
    footer: (page) => `Page ${page} of {pages}`,
  });

export const line = (text: string, depth: number, ...cells: string[]): Line => ({
  cells: [`${'&nbsp;'.repeat(depth * 3)}${escape(text)}`, ...cells],
});
export const totalAt = (text: string, depth: number, ...cells: string[]): Line => ({
  ...line(text, depth, ...cells),
  className: 'total',
});
export const total = (text: string, ...cells: string[]): Line => totalAt(text, 0, ...cells);
