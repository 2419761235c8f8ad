import { quickBooksOnline } from '../program-reports.ts';
import { columnName, xlsxOf, zipOf } from '../spreadsheets.ts';

type Parts = Readonly<Record<string, string | Buffer>>;

const repeat = (count: number, part: (n: number) => string) =>
  Array.from({ length: count }, (_, at) => part(at + 1)).join('');
const worksheet = (rows: string, before = '') =>
  `<worksheet>${before}<sheetData>${rows}</sheetData></worksheet>`;
const workbookOf = (sheet: string, more: Parts = {}): Promise<Buffer> =>
  xlsxOf([{ name: 'Sheet1', rows: [] }], { 'xl/worksheets/sheet1.xml': sheet, ...more });
const cell = '<row r="1"><c r="A1"><v>1</v></c></row>';
const report = { name: 'Sheet1', rows: quickBooksOnline };

const entryMark = 'PK\u0001\u0002';
const fields = { packed: 20, size: 24, nameLength: 28, offset: 42, name: 46 };

/** Changes the entries in the directory of an archive. */
function withEntries(zip: Buffer, change: (entry: Buffer) => void): Buffer {
  for (let at = zip.indexOf(entryMark); at >= 0; at = zip.indexOf(entryMark, at + 4))
    change(zip.subarray(at));
  return zip;
}

const nameOf = (entry: Buffer) =>
  entry.toString('utf8', fields.name, fields.name + entry.readUInt16LE(fields.nameLength));

const withStatedSize = async (zip: Promise<Buffer>, size: number): Promise<Buffer> =>
  withEntries(await zip, (entry) => entry.writeUInt32LE(size, fields.size));

async function overlappingEntries(): Promise<Buffer> {
  const names = Array.from({ length: 200 }, (_, at) => [`xl/copies/${at}.xml`, '<a/>'] as const);
  const zip = await xlsxOf([], { 'xl/bomb.xml': Buffer.alloc(40_000_000), ...Object.fromEntries(names) });
  let bomb = Buffer.alloc(0);
  return withEntries(zip, (entry) => {
    if (nameOf(entry) === 'xl/bomb.xml') bomb = Buffer.from(entry.subarray(0, fields.name));
    if (!nameOf(entry).startsWith('xl/copies/')) return;
    for (const field of [fields.packed, fields.size, fields.offset])
      entry.writeUInt32LE(bomb.readUInt32LE(field), field);
  });
}

async function nestedArchives(): Promise<Buffer> {
  let zip = await xlsxOf([], { 'xl/bomb.xml': Buffer.alloc(40_000_000) });
  for (let depth = 0; depth < 5; depth += 1)
    zip = await zipOf(
      new Map([
        ['xl/workbook.xml', zip],
        ['xl/inner.xlsx', zip],
      ]),
    );
  return zip;
}

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const sheets = () => repeat(10_000, (n) => `<sheet name="S${n}" sheetId="${n}" r:id="rId1"/>`);
const texts = () =>
  repeat(1900, (n) => `<row r="${n}"><c r="A${n}" t="inlineStr"><is><t>x</t></is></c></row>`);
const filled = (rows: number, columns: number, type: string) =>
  repeat(rows, (n) => {
    const cells = repeat(columns, (at) => `<c r="${columnName(at - 1)}${n}"${type}><v>0</v></c>`);
    return `<row r="${n}">${cells}</row>`;
  });
const entities = () => repeat(20, (n) => `<!ENTITY a${n} "${`&a${n - 1};`.repeat(10)}">`);

const manyAttributes = () => repeat(1_000_000, (n) => `a${n}="" `);
const farCells = () => repeat(1900, (n) => `<x:row r="${n}"><x:c r="XFD${n}"><x:v>1</x:v></x:c></x:row>`);

/** Workbooks that are small as a file and huge as a table. */
export const workbookBombs = {
  deepTags: () =>
    workbookOf(worksheet(`<row r="1">${'<a>'.repeat(1_000_000)}${'</a>'.repeat(1_000_000)}</row>`)),
  manyAttributes: () => workbookOf(worksheet(`<row r="1"><c r="A1" ${manyAttributes()}/></row>`)),
  denseCells: () => workbookOf(worksheet(filled(600, 200, ''))),
  repeatedText: () =>
    workbookOf(worksheet(filled(1900, 50, ' t="s"')), {
      'xl/sharedStrings.xml': `<sst><si><t>${'ab '.repeat(1e7)}</t></si></sst>`,
    }),
  lastCell: () => workbookOf(worksheet(`<row r='1048576'><c r='XFD1048576'><v>1</v></c></row>`)),
  farCells: () =>
    workbookOf(`<x:worksheet xmlns:x="x"><x:sheetData>${farCells()}</x:sheetData></x:worksheet>`),
  sheetNamedOften: () =>
    workbookOf(worksheet(texts()), {
      'xl/workbook.xml': `<workbook xmlns:r="${office}"><sheets>${sheets()}</sheets></workbook>`,
    }),
  understatedSize: () =>
    withStatedSize(workbookOf('<a/>', { 'xl/worksheets/sheet2.xml': Buffer.alloc(60_000_000) }), 10),
  overlappingEntries,
  manyEntries: () =>
    xlsxOf([report], Object.fromEntries(Array.from({ length: 3000 }, (_, at) => [`xl/${at}.xml`, '']))),
  nestedArchives,
};

export const lyingWorkbooks = {
  entities: () =>
    workbookOf(
      `<!DOCTYPE z [<!ENTITY a0 "a">${entities()}]>${worksheet(
        '<row r="1"><c r="A1" t="inlineStr"><is><t>&a20;</t></is></c></row>',
      )}`,
    ),
  dimension: () => workbookOf(worksheet(cell, '<dimension ref="A1:XFD1048576"/>')),
  overstatedSize: () => withStatedSize(workbookOf(worksheet(cell)), 0xfffffff0),
};
