const lines = (mark: string): readonly string[] => [
  'Form 1040 U.S. Individual Income Tax Return 2025',
  `Your first name and last name: Load Test ${mark}`,
  'Wages, salaries, tips 1a 48,000',
  'Total income 9 52,000',
  'Adjusted gross income 11 50,500',
  'Taxable income 15 36,500',
  'Total tax 24 4,140',
];

const escaped = (text: string): string => text.replace(/[\\()]/g, '\\$&');

/** A one-page PDF with its text in it; no two are alike, because a second copy of a file is refused. */
export function taxReturn(mark: string): string {
  const shown = lines(mark).map((line, n) => `BT /F1 11 Tf 60 ${760 - n * 22} Td (${escaped(line)}) Tj ET`);
  const content = shown.join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, n) => {
    const place = file.length;
    file += `${n + 1} 0 obj\n${object}\nendobj\n`;
    return String(place).padStart(10, '0');
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  const entries = places.map((place) => `${place} 00000 n \n`).join('');
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return file + table + entries + trailer;
}
