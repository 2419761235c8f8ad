import { PDFDocument, type PDFPage, rgb } from 'pdf-lib';
import type { MadeDocument } from './made-document.ts';
import { fontsIn, type Item, pageSize, type Sheet } from './sheet.ts';

export type FileForgery = 'overlaid' | 'overlaid in another font' | 'revision' | 'editor';

const issuers = [
  'OpenText Exstream Version 16.6.20',
  'Quadient Inspire~Designer 15.0',
  'iText 2.1.7 by 1T3XT',
  'Crawford Technologies PDF Driver',
  'QuickBooks PDF',
  'Skia/PDF m126',
  'Quartz PDFContext',
];
const white = rgb(1, 1, 1);

type Fonts = Awaited<ReturnType<typeof fontsIn>>;

const draw = (page: PDFPage, item: Item, fonts: Fonts) => {
  page.drawText(item.text, { x: item.x, y: pageSize.height - item.y, size: item.size, font: fonts(item) });
};

async function drawn({ pages }: Sheet): Promise<{ pdf: PDFDocument; fonts: Fonts }> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  const fonts = await fontsIn(pdf);
  for (const { items, rules } of pages) {
    const page = pdf.addPage([pageSize.width, pageSize.height]);
    for (const { x, y, width, height, shade } of rules)
      page.drawRectangle({
        x,
        y: pageSize.height - y - height,
        width,
        height,
        color: rgb(shade, shade, shade),
      });
    for (const item of items) draw(page, item, fonts);
  }
  return { pdf, fonts };
}

function originalSheet({ sheet, changed }: MadeDocument): Sheet {
  if (!changed) return sheet;
  const before = (item: Item) => (item === changed.item ? changed.before : item);
  return {
    ...sheet,
    pages: sheet.pages.map((page, at) =>
      at === changed.page ? { ...page, items: page.items.map(before) } : page,
    ),
  };
}

const sign = (pdf: PDFDocument, producer: string) => {
  pdf.setProducer(producer);
  pdf.setCreator(producer);
  pdf.setCreationDate(new Date(Date.UTC(2024, 5, 3)));
};

const plain = { useObjectStreams: false, addDefaultPage: false };

/** A patch in the color of the paper, with the new amount. */
function layOver(pdf: PDFDocument, { changed }: MadeDocument, fonts: Fonts, other: boolean): void {
  if (!changed) throw new Error('Nothing was changed');
  const { before, item, page } = changed;
  const sheet = pdf.getPage(page);
  const wide = fonts(before).widthOfTextAtSize(before.text, before.size);
  sheet.drawRectangle({
    x: before.x - 1,
    y: pageSize.height - before.y - 2,
    width: wide + 2,
    height: before.size + 2,
    color: white,
  });
  const family = item.family === 'Times' ? 'Helvetica' : 'Times';
  draw(sheet, other ? { ...item, family } : item, fonts);
}

/** Appends a revision: the file still contains its first state. */
async function appendRevision(before: Buffer, document: MadeDocument): Promise<Buffer> {
  const { pdf } = await drawn(document.sheet);
  sign(pdf, 'OpenText Exstream Version 16.6.20');
  const after = Buffer.from(await pdf.save(plain));
  return Buffer.concat([before, changedObjects(before, after)]);
}

const objects = /(\d+) 0 obj\r?\n?[\s\S]*?endobj/g;
const textsOf = (file: Buffer) =>
  new Map(Array.from(file.toString('latin1').matchAll(objects), (match) => [match[1] ?? '', match[0]]));

/** An update section: the changed objects, their offsets and the offset of the earlier table. */
function changedObjects(before: Buffer, after: Buffer): Buffer {
  const old = textsOf(before);
  const changed = [...textsOf(after)].filter(([id, text]) => old.get(id) !== text);
  const earlier = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(before.toString('latin1'))?.[1] ?? '0';
  const trailer = /trailer\s*<<([\s\S]*?)>>\s*startxref/.exec(before.toString('latin1'))?.[1] ?? '';
  let body = '\n';
  const table: string[] = [];
  for (const [id, text] of changed) {
    table.push(`${id} 1\n${String(before.length + body.length).padStart(10, '0')} 00000 n \n`);
    body += `${text}\n`;
  }
  const start = before.length + body.length;
  body += `xref\n${table.join('')}trailer\n<<${trailer}/Prev ${earlier}>>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(body, 'latin1');
}

export async function pdfOfDocument(
  document: MadeDocument,
  seed: number,
  forgery?: FileForgery,
): Promise<Buffer> {
  const inFile = forgery === 'overlaid' || forgery === 'overlaid in another font' || forgery === 'revision';
  const { pdf, fonts } = await drawn(inFile ? originalSheet(document) : document.sheet);
  sign(
    pdf,
    forgery === 'editor' ? 'Adobe Photoshop 25.0 (Macintosh)' : (issuers[seed % issuers.length] ?? ''),
  );
  if (forgery === 'revision') {
    sign(pdf, 'OpenText Exstream Version 16.6.20');
    return appendRevision(Buffer.from(await pdf.save(plain)), document);
  }
  if (inFile) layOver(pdf, document, fonts, forgery === 'overlaid in another font');
  return Buffer.from(await pdf.save(seed % 2 === 0 ? plain : { addDefaultPage: false }));
}
