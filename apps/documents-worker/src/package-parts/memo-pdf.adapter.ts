import type { Readable } from 'node:stream';
import type { MemoSection, PackageMemo } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import PDFDocument, { type StructureElement } from 'pdfkit';
import { toLatin } from '../domain/latin-text.rules.ts';
import { memoTexts } from '../documents-worker.wording.ts';

const margin = 54;
const bodySize = 10;
const headingSize = 14;
const titleSize = 20;
const cellGap = 8;
const footerSize = 8;

type Table = NonNullable<MemoSection['table']>;

interface WrittenMemo {
  readonly content: Readable;
  readonly pages: number;
}

class MemoWriter {
  private readonly doc: PDFDocument;
  private readonly root: StructureElement;

  constructor(private readonly memo: PackageMemo) {
    this.doc = new PDFDocument({
      size: 'LETTER',
      margins: { top: margin, bottom: margin, left: margin, right: margin },
      pdfVersion: '1.7',
      tagged: true,
      lang: 'en-US',
      displayTitle: true,
      bufferPages: true,
      info: { Title: toLatin(memo.title) },
    });
    this.root = this.doc.struct('Document', {});
    this.doc.addStructure(this.root);
  }

  write(): WrittenMemo {
    this.line('H1', this.memo.title, 'Helvetica-Bold', titleSize);
    for (const line of this.memo.lines) this.line('P', line);
    for (const section of this.memo.sections) this.section(section);
    this.root.end();
    const pages = this.footers();
    this.doc.end();
    return { content: this.doc, pages };
  }

  private get width(): number {
    return this.doc.page.width - 2 * margin;
  }

  private line(tag: string, text: string, font = 'Helvetica', size = bodySize): void {
    const write = () => {
      this.doc.font(font).fontSize(size).text(toLatin(text), margin, this.doc.y, { width: this.width });
    };
    this.root.add(this.doc.struct(tag, write));
    this.doc.moveDown(0.4);
  }

  private section({ heading, paragraphs, table }: MemoSection): void {
    this.startPageWithout(4 * headingSize);
    this.doc.moveDown(0.8);
    this.line('H2', heading, 'Helvetica-Bold', headingSize);
    for (const paragraph of paragraphs) this.line('P', paragraph);
    if (table && table.rows.length > 0) this.table(table);
  }

  private table({ columns, rows }: Table): void {
    const table = this.doc.struct('Table', {});
    this.root.add(table);
    this.row(table, columns, 'TH');
    for (const row of rows) this.row(table, row, 'TD');
    table.end();
    this.doc.moveDown(0.4);
  }

  private row(table: StructureElement, cells: readonly string[], tag: 'TH' | 'TD'): void {
    const { doc } = this;
    doc.font(tag === 'TH' ? 'Helvetica-Bold' : 'Helvetica').fontSize(bodySize);
    const wide = this.width / Math.max(1, cells.length);
    const options = { width: wide - cellGap };
    const texts = cells.map(toLatin);
    const height = Math.max(...texts.map((text) => doc.heightOfString(text, options)));
    this.startPageWithout(height);
    const row = doc.struct('TR', {});
    table.add(row);
    const top = doc.y;
    texts.forEach((text, at) => {
      row.add(doc.struct(tag, () => doc.text(text, margin + at * wide, top, options)));
    });
    row.end();
    doc.y = top + height + 3;
  }

  private startPageWithout(height: number): void {
    if (this.doc.y + height > this.doc.page.height - margin) this.doc.addPage();
  }

  private footers(): number {
    const { doc } = this;
    const { start, count } = doc.bufferedPageRange();
    for (let page = start; page < start + count; page += 1) {
      doc.switchToPage(page);
      doc.page.margins.bottom = 0;
      const text = fill(memoTexts.footer, { text: this.memo.footer, page: page + 1, pages: count });
      doc.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
      doc
        .font('Helvetica')
        .fontSize(footerSize)
        .text(toLatin(text), margin, doc.page.height - margin + cellGap * 2, { lineBreak: false });
      doc.endMarkedContent();
    }
    return count;
  }
}

export const memoPdf = (memo: PackageMemo): WrittenMemo => new MemoWriter(memo).write();
