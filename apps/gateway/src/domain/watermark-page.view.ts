const mostLetters = 44;
const lineStep = 1.3;
const placesDown = [0.22, 0.72];
const letterWidth = 0.56;
const largestSize = 15;

const plain = (text: string) => text.replaceAll('·', '-').replace(/[^\x20-\x7e]/g, '?');

function linesOf(text: string): string[] {
  const lines: string[] = [];
  for (const part of plain(text).split(' - '))
    for (let at = 0; at < part.length; at += mostLetters) lines.push(part.slice(at, at + mostLetters));
  return lines;
}

const escaped = (text: string) => text.replace(/[\\()]/g, '\\$&');

/** A PDF page with the text twice in each quarter. PDFium has the font itself, so no font of the machine is needed. */
export function watermarkPdf(text: string, width: number, height: number): Buffer {
  const lines = linesOf(text);
  const longest = Math.max(...lines.map(({ length }) => length));
  const size = Math.min(largestSize, (width / 2) * (0.9 / (longest * letterWidth)));
  const stamps = [0, 1].flatMap((column) =>
    [0, 1].flatMap((row) =>
      placesDown.map((place) => ({
        x: (column + 0.05) * (width / 2),
        y: height - (row + place) * (height / 2),
      })),
    ),
  );
  const content = stamps
    .flatMap(({ x, y }) =>
      lines.map(
        (line, at) => `BT /F1 ${size} Tf ${x} ${y - at * size * lineStep} Td (${escaped(line)}) Tj ET`,
      ),
    )
    .join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${content.length + 7} >>\nstream\n0.55 g\n${content}\nendstream`,
  ];
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.4\n${body}trailer\n<< /Root 1 0 R >>\n%%EOF`, 'latin1');
}
