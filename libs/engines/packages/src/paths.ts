const climbing = /\\|^\/|^[a-z]:|(^|\/)\.{1,2}(\/|$)|\/\//i;
const hidden = /[\p{C}\p{Z}]/gu;
const longest = 80;

export const leavesItsFolder = (path: string): boolean => climbing.test(path);

export function printedPath(path: string): string {
  const text = path.replace(hidden, '?');
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

export const printedPaths = (paths: readonly string[]): string => paths.map(printedPath).join(', ');
