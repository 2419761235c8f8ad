import type { Page, Word } from '@groundwork/engine-documents';
import { letter } from '../domain/table-page.rules.ts';
import { PdfPictures } from './pdf-pictures.reader.ts';
import type { Picture } from './picture.reader.ts';

const previewDpi = 110;
const largestSide = 14_000;
const plainLetters: readonly (readonly [RegExp, string])[] = [
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/[\u2018\u2019]/g, "'"],
  [/[\u201c\u201d]/g, '"'],
  [/[^\u0020-\u007e\u00a1-\u00ff]/g, '?'],
];

const toLatin = (text: string) =>
  plainLetters.reduce((latin, [letters, plain]) => latin.replace(letters, plain), text);

const show = ({ text, x, y }: Word, height: number) => {
  const escaped = toLatin(text).replace(/[\\()]/g, '\\$&');
  return `BT /F1 ${letter.height} Tf ${x} ${height - y - letter.height * 0.8} Td (${escaped}) Tj ET`;
};

function pdfOf({ words }: Page, width: number, height: number): Buffer {
  const content = words.map((word) => show(word, height)).join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
  const starts: number[] = [];
  let body = '%PDF-1.4\n';
  for (const [at, object] of objects.entries()) {
    starts.push(body.length);
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
  }
  const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer << /Size ${size} /Root 1 0 R >>`;
  return Buffer.from(`${body}${table}\nstartxref\n${body.length}\n%%EOF\n`, 'latin1');
}

/** A table has no pages of its own, so its picture shows the cells where the marks expect them. */
export async function drawTable(page: Page): Promise<Picture | undefined> {
  const { width = 0, height = 0 } = page.sheet ?? {};
  if (Math.max(width, height) > largestSide) return undefined;
  return new PdfPictures(pdfOf(page, width, height)).draw(0, previewDpi, 'BGRA');
}
