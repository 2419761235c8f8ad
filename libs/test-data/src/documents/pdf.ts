export function pdfOf(pages: string[][]): Buffer {
  const pageIds = pages.map((_, index) => 4 + index * 2);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pageIds.map((id) => `${id} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((lines, index) => pageObjects(lines, 5 + index * 2)),
  ];
  return assemblePdf(objects);
}

function pageObjects(lines: string[], contentId: number): (string | Buffer)[] {
  const text = lines.map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj T*`).join('\n');
  const content = `BT /F1 11 Tf 50 750 Td 18 TL\n${text}\nET`;
  return [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${contentId} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
    streamObject('', Buffer.from(content)),
  ];
}

/** Object 1 is the PDF's catalog. */
export function assemblePdf(objects: (string | Buffer)[]): Buffer {
  const header = Buffer.from('%PDF-1.4\n');
  const bodies = objects.map((object, index) =>
    Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]),
  );
  let offset = header.length;
  const rows = bodies.map(({ length }) => {
    const row = `${String(offset).padStart(10, '0')} 00000 n \n`;
    offset += length;
    return row;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}`;
  const trailer = `trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${offset}\n%%EOF\n`;
  return Buffer.concat([header, ...bodies, Buffer.from(table + trailer)]);
}

export const streamObject = (dictionary: string, bytes: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${bytes.length} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);

const wholeDollars = (value: number) => `${value.toLocaleString('en-US')}.00`;

/** The lines add up, as those of a form that a tax program filled. */
export function form1040Lines(totalIncome: number): string[] {
  const adjusted = totalIncome - 2000;
  const tax = Math.round(totalIncome / 10);
  return [
    'Form 1040  U.S. Individual Income Tax Return  2025',
    'Department of the Treasury - Internal Revenue Service   OMB No. 1545-0074',
    `1z Add lines 1a through 1h ${wholeDollars(totalIncome - 1255)}`,
    '2b Taxable interest 415.00',
    '3b Ordinary dividends 840.00',
    `9 Add lines 1z, 2b and 3b. This is your total income ${wholeDollars(totalIncome)}`,
    '10 Adjustments to income from Schedule 1, line 26 2,000.00',
    `11 Subtract line 10 from line 9. This is your adjusted gross income ${wholeDollars(adjusted)}`,
    '12 Standard deduction or itemized deductions 14,600.00',
    `15 Subtract line 12 from line 11. This is your taxable income ${wholeDollars(adjusted - 14_600)}`,
    `22 Tax ${wholeDollars(tax - 310)}`,
    '23 Other taxes, including self-employment tax 310.00',
    `24 Add lines 22 and 23. This is your total tax ${wholeDollars(tax)}`,
  ];
}

export const form1040 = (totalIncome: number): Buffer => pdfOf([form1040Lines(totalIncome)]);

export function bankStatement(opening: number, account = 10_004_711): Buffer {
  const amount = (value: number) => value.toLocaleString('en-US', { minimumFractionDigits: 2 });
  return pdfOf([
    [
      'First Prairie Bank   Business Checking Statement',
      'Statement period 06/01/2026 to 06/30/2026   Page 1 of 1',
      `Account number ${account}`,
      `Beginning balance ${amount(opening)}`,
      'Total deposits 8,000.00',
      'Total withdrawals 3,250.00',
      `Ending balance ${amount(opening + 4750)}`,
      `06/04/2026 Customer payment 5,000.00 ${amount(opening + 5000)}`,
      `06/11/2026 Office rent -3,250.00 ${amount(opening + 1750)}`,
      `06/22/2026 Customer payment 3,000.00 ${amount(opening + 4750)}`,
      'Questions? Call 1-800-555-0142. Member FDIC',
    ],
  ]);
}
