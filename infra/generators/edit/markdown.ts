import { reject } from './reject.ts';

export function withRow(path: string, text: string, heading: string, row: string): string {
  const lines = text.split('\n');
  const start = lines.indexOf(heading);
  const first = lines.findIndex((line, at) => at > start && line.startsWith('|'));
  if (start < 0 || first < 0) reject(`${path} has no table below "${heading}".`);
  const end = lines.findIndex((line, at) => at > first && !line.startsWith('|'));
  return [...lines.slice(0, end), row, ...lines.slice(end)].join('\n');
}
