import {
  PDFCheckBox,
  PDFDocument,
  type PDFField,
  type PDFFont,
  type PDFPage,
  PDFTextField,
  rgb,
  StandardFonts,
} from '@cantoo/pdf-lib';
import { blankTexts } from '../worksheet.wording.ts';

export type BlankFault = 'password' | 'noFields' | 'unreadable';

interface FillRequest {
  readonly pdf: Uint8Array;
  /** The text of each field of the file by its name. */
  readonly texts: Readonly<Record<string, string>>;
}

const smallest = 6;
const usual = 9;
const margin = 54;
const lineStep = 1.4;
const padding = 4;
const stampSize = 14;

/** The fonts of each PDF have no other letters. */
const toLatin = (text: string): string =>
  text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, '-')
    .replace(/[^\n\x20-\x7e\xa0-\xff]/g, '?');

class LockedFile extends Error {
  override name = 'LockedFile';
}

async function open(pdf: Uint8Array): Promise<PDFDocument> {
  const file = await PDFDocument.load(pdf, { ignoreEncryption: true, updateMetadata: false });
  if (file.isEncrypted) throw new LockedFile();
  return file;
}

async function inspect(pdf: Uint8Array): Promise<BlankFault | null> {
  try {
    const file = await open(pdf);
    return file.getForm().getFields().length === 0 ? 'noFields' : null;
  } catch (error) {
    return error instanceof LockedFile ? 'password' : 'unreadable';
  }
}

function linesOf(text: string, width: number, { font, size }: { font: PDFFont; size: number }): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of paragraph.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && font.widthOfTextAtSize(longer, size) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    lines.push(line);
  }
  return lines;
}

function hasRoom(field: PDFTextField, text: string, font: PDFFont): boolean {
  const most = field.getMaxLength();
  if (most !== undefined && text.length > most) return false;
  return field.acroField.getWidgets().every((widget) => {
    const { width, height } = widget.getRectangle();
    const lines = linesOf(text, width - padding, { font, size: smallest });
    const rows = field.isMultiline() ? Math.max(1, Math.floor(height / (smallest * lineStep))) : 1;
    const isWide = lines.some((line) => font.widthOfTextAtSize(line, smallest) > width - padding);
    return lines.length <= rows && !isWide;
  });
}

interface Attached {
  readonly name: string;
  readonly text: string;
}

/** What has no room in its field is returned for the attachment. */
function enter(field: PDFField, text: string, font: PDFFont): Attached | null {
  if (field instanceof PDFCheckBox) {
    if (text === blankTexts.yes) field.check();
    return null;
  }
  if (!(field instanceof PDFTextField)) return null;
  const fits = hasRoom(field, text, font);
  if (!fits) field.setMaxLength(undefined);
  field.setText(fits ? text : blankTexts.attached);
  return fits ? null : { name: field.getName(), text };
}

function stamp(page: PDFPage, font: PDFFont): void {
  const { width, height } = page.getSize();
  const wide = font.widthOfTextAtSize(blankTexts.stamp, stampSize);
  const place = { x: (width - wide) / 2, y: height - stampSize * lineStep };
  page.drawText(blankTexts.stamp, { ...place, font, size: stampSize, color: rgb(0.7, 0, 0) });
}

function attach(file: PDFDocument, attached: readonly Attached[], font: PDFFont): void {
  let page = file.addPage();
  let y = page.getHeight() - margin - stampSize;
  const write = (line: string) => {
    if (y < margin) {
      page = file.addPage();
      y = page.getHeight() - margin - stampSize;
    }
    page.drawText(line, { x: margin, y, font, size: usual });
    y -= usual * lineStep;
  };
  write(blankTexts.attachment);
  for (const { name, text } of attached) {
    write('');
    write(toLatin(`${name}:`));
    for (const line of linesOf(text, page.getWidth() - 2 * margin, { font, size: usual })) write(line);
  }
}

async function fill({ pdf, texts }: FillRequest): Promise<Uint8Array> {
  const file = await open(pdf);
  const form = file.getForm();
  if (form.hasXFA()) form.deleteXFA();
  const font = await file.embedFont(StandardFonts.Helvetica);
  const attached = Object.entries(texts).flatMap(([name, text]) => {
    const field = form.getFieldMaybe(name);
    return (field && enter(field, toLatin(text), font)) ?? [];
  });
  form.updateFieldAppearances(font);
  if (attached.length > 0) attach(file, attached, font);
  for (const page of file.getPages()) stamp(page, font);
  return file.save();
}

export const blankFormSteps = () => ({ inspect, fill });
export type BlankFormSteps = ReturnType<typeof blankFormSteps>;
