/** The file as text with a byte in each character: k6 runs this module and has no Buffer. Object 1 is the catalog. */
export function assemble(objects: readonly string[]): string {
  let body = '%PDF-1.4\n';
  const rows = objects.map((object, index) => {
    const row = `${String(body.length).padStart(10, '0')} 00000 n \n`;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return row;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}`;
  return `${body}${table}trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
}

export const streamOf = (dictionary: string, content: string): string =>
  `<< ${dictionary}${dictionary && ' '}/Length ${content.length} >>\nstream\n${content}\nendstream`;

export const writeText = (text: string): string => `(${text.replace(/[\\()]/g, '\\$&')}) Tj`;

export function print(pages: readonly string[], font = 'Helvetica'): string {
  const pageIds = pages.map((_, index) => 4 + index * 2);
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pageIds.map((id) => `${id} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    `<< /Type /Font /Subtype /Type1 /BaseFont /${font} >>`,
    ...pages.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${5 + index * 2} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      streamOf('', content),
    ]),
  ]);
}

export const linesInPdf = (...pages: readonly (readonly string[])[]): string =>
  print(
    pages.map(
      (lines) =>
        `BT /F1 11 Tf 50 750 Td 18 TL\n${lines.map((line) => `${writeText(line)} T*`).join('\n')}\nET`,
    ),
  );
