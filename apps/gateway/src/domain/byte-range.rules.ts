interface ByteRange {
  start: number;
  length: number;
}

const oneRange = /^bytes=\s*(\d*)-(\d*)\s*$/i;

export function parseRange(header: string, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const [, first = '', last = ''] = oneRange.exec(header) ?? [];
  if (first === '' && last === '') return 'whole';
  if (first === '') return toRange(size - Math.min(Number(last), size), size - 1, size);
  if (last !== '' && Number(last) < Number(first)) return 'whole';
  return toRange(Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1), size);
}

const toRange = (start: number, end: number, size: number): ByteRange | 'unsatisfiable' =>
  start < size ? { start, length: end - start + 1 } : 'unsatisfiable';
