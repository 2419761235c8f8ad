declare module 'pdfkit' {
  import type { Readable } from 'node:stream';

  export interface StructureElement {
    add(child: StructureElement): StructureElement;
    end(): StructureElement;
  }

  interface DocumentOptions {
    size?: string | [number, number];
    margins?: { top: number; bottom: number; left: number; right: number };
    pdfVersion?: string;
    tagged?: boolean;
    lang?: string;
    displayTitle?: boolean;
    bufferPages?: boolean;
    info?: Readonly<Record<string, unknown>>;
  }

  interface TextOptions {
    width?: number;
    align?: 'left' | 'right' | 'center';
    lineBreak?: boolean;
    height?: number;
    ellipsis?: boolean;
  }

  interface Page {
    readonly width: number;
    readonly height: number;
    margins: { top: number; bottom: number; left: number; right: number };
  }

  class PDFDocument extends Readable {
    constructor(options?: DocumentOptions);
    readonly page: Page;
    x: number;
    y: number;
    font(name: string): this;
    fontSize(size: number): this;
    fillColor(color: string): this;
    text(text: string, x?: number, y?: number, options?: TextOptions): this;
    heightOfString(text: string, options?: TextOptions): number;
    moveDown(lines?: number): this;
    addPage(options?: DocumentOptions): this;
    struct(
      type: string,
      options: { alt?: string } | (() => void) | StructureElement[],
      children?: (() => void) | StructureElement[],
    ): StructureElement;
    addStructure(element: StructureElement): this;
    markContent(tag: string, options?: Readonly<Record<string, unknown>>): this;
    endMarkedContent(): this;
    bufferedPageRange(): { start: number; count: number };
    switchToPage(index: number): this;
    end(): this;
  }

  export default PDFDocument;
}
