/** A born-digital PDF of plain lines, one page each: real enough for every reader, small enough to read here. */
export function pdfOf(pages: string[][]): Buffer {
  const pageIds = pages.map((_, index) => 4 + index * 2);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pageIds.map((id) => `${id} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((lines, index) => pageObjects(lines, 5 + index * 2)),
  ];
  return assemble(objects);
}

function pageObjects(lines: string[], contentId: number): string[] {
  const shown = lines.map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj T*`).join('\n');
  const content = `BT /F1 11 Tf 50 750 Td 18 TL\n${shown}\nET`;
  return [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${contentId} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
    `<< /Length ${Buffer.byteLength(content)} >>\nstream\n${content}\nendstream`,
  ];
}

function assemble(objects: string[]): Buffer {
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = Buffer.byteLength(body);
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = Buffer.byteLength(body);
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  body += `xref\n0 ${size}\n0000000000 65535 f \n${rows}`;
  body += `trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(body);
}

/** A filled form 1040 of the given total income; another income is another file. */
export function form1040(totalIncome: number): Buffer {
  const amount = (value: number) => `${value.toLocaleString('en-US')}.00`;
  return pdfOf([
    [
      'Form 1040  U.S. Individual Income Tax Return  2025',
      'Department of the Treasury - Internal Revenue Service',
      `9 This is your total income ${amount(totalIncome)}`,
      `11 This is your adjusted gross income ${amount(totalIncome - 2000)}`,
      `24 This is your total tax ${amount(Math.round(totalIncome / 10))}`,
    ],
  ]);
}

/** A month of a business checking account, of the given opening balance. */
export function bankStatement(opening: number): Buffer {
  const amount = (value: number) => value.toLocaleString('en-US', { minimumFractionDigits: 2 });
  return pdfOf([
    [
      'First Prairie Bank   Business Checking Statement',
      'Statement period 06/01/2026 to 06/30/2026   Page 1 of 1',
      `Beginning balance ${amount(opening)}`,
      'Total deposits 8,000.00',
      'Total withdrawals 3,250.00',
      `Ending balance ${amount(opening + 4750)}`,
    ],
  ]);
}
