import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

interface Formula {
  formula: string;
  result?: number;
}

export type SheetCell = string | number | Date | Formula | null;

export interface MadeSheet {
  name: string;
  rows: readonly (readonly SheetCell[])[];
  isHidden?: boolean;
  merged?: readonly string[];
}

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

export function columnName(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26));
  return at < 26 ? letter : columnName(Math.floor(at / 26) - 1) + letter;
}

const firstDay = Date.UTC(1899, 11, 30);

function cellXml(cell: SheetCell, place: string): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return `<c r="${place}" t="inlineStr"><is><t>${escape(cell)}</t></is></c>`;
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  if (cell instanceof Date)
    return `<c r="${place}" s="1"><v>${(cell.getTime() - firstDay) / 86_400_000}</v></c>`;
  const value = cell.result === undefined ? '' : `<v>${cell.result}</v>`;
  return `<c r="${place}"><f>${escape(cell.formula)}</f>${value}</c>`;
}

function sheetXml({ rows, merged = [] }: MadeSheet): string {
  const body = rows.map((row, at) => {
    const cells = row.map((cell, column) => cellXml(cell, `${columnName(column)}${at + 1}`)).join('');
    return `<row r="${at + 1}">${cells}</row>`;
  });
  const merges = merged.map((range) => `<mergeCell ref="${range}"/>`).join('');
  const mergeCells = merges === '' ? '' : `<mergeCells count="${merged.length}">${merges}</mergeCells>`;
  return `${head}<worksheet xmlns="${main}"><sheetData>${body.join('')}</sheetData>${mergeCells}</worksheet>`;
}

const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`;

function partsOf(sheets: readonly MadeSheet[]): Map<string, string> {
  const list = sheets.map(
    ({ name, isHidden }, at) =>
      `<sheet name="${escape(name)}" sheetId="${at + 1}"${isHidden ? ' state="hidden"' : ''} r:id="rId${at + 1}"/>`,
  );
  const targets = sheets.map((_, at) =>
    relation(`rId${at + 1}`, 'worksheet', `worksheets/sheet${at + 1}.xml`),
  );
  const relations = (content: string) =>
    `${head}<Relationships xmlns="${packages}/relationships">${content}</Relationships>`;
  const styles = `${head}<styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`;
  return new Map([
    ['[Content_Types].xml', `${head}<Types xmlns="${packages}/content-types"/>`],
    ['_rels/.rels', relations(relation('rId1', 'officeDocument', 'xl/workbook.xml'))],
    [
      'xl/workbook.xml',
      `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${list.join('')}</sheets></workbook>`,
    ],
    ['xl/_rels/workbook.xml.rels', relations(targets.join('') + relation('rId900', 'styles', 'styles.xml'))],
    ['xl/styles.xml', styles],
    ...sheets.map((sheet, at): [string, string] => [`xl/worksheets/sheet${at + 1}.xml`, sheetXml(sheet)]),
  ]);
}

export function zipOf(parts: ReadonlyMap<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of parts) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}

export const xlsxOf = (
  sheets: readonly MadeSheet[],
  more: Readonly<Record<string, string | Buffer>> = {},
): Promise<Buffer> => zipOf(new Map<string, string | Buffer>([...partsOf(sheets), ...Object.entries(more)]));

const csvCell = (cell: SheetCell, delimiter: string) => {
  const text = typeof cell === 'string' ? cell : typeof cell === 'number' ? cell.toFixed(2) : '';
  return text.includes(delimiter) || text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text;
};

export const csvOf = (rows: MadeSheet['rows'], delimiter = ','): string =>
  rows.map((row) => row.map((cell) => csvCell(cell, delimiter)).join(delimiter)).join('\r\n');
