import { type PDFDocument, type PDFFont, StandardFontEmbedder, StandardFonts } from 'pdf-lib';

export type Family = 'Helvetica' | 'Times' | 'Courier';

export interface Item {
  text: string;
  x: number;
  /** Of the baseline, from the top. */
  y: number;
  size: number;
  family: Family;
  bold: boolean;
}

export interface Sheet {
  family: Family;
  pages: { items: Item[]; rules: { x: number; y: number; width: number; height: number; shade: number }[] }[];
}

const names: Record<Family, [StandardFonts, StandardFonts]> = {
  Helvetica: [StandardFonts.Helvetica, StandardFonts.HelveticaBold],
  Times: [StandardFonts.TimesRoman, StandardFonts.TimesRomanBold],
  Courier: [StandardFonts.Courier, StandardFonts.CourierBold],
};

export async function fontsIn(pdf: PDFDocument): Promise<(item: Pick<Item, 'family' | 'bold'>) => PDFFont> {
  const embedded = new Map<string, PDFFont>();
  for (const [family, [plain, bold]] of Object.entries(names)) {
    embedded.set(family, await pdf.embedFont(plain));
    embedded.set(`${family} bold`, await pdf.embedFont(bold));
  }
  return ({ family, bold }) => {
    const font = embedded.get(bold ? `${family} bold` : family);
    if (!font) throw new Error(`No font ${family}`);
    return font;
  };
}

const fontNamed = StandardFontEmbedder.for as (name: string) => StandardFontEmbedder;
const measured = new Map<string, StandardFontEmbedder>();

/** Unpacks a font at its first use: most suites draw nothing. */
export function widthOf({ family, bold, text, size }: Omit<Item, 'x' | 'y'>): number {
  const name = names[family][bold ? 1 : 0];
  const font = measured.get(name) ?? fontNamed(name);
  measured.set(name, font);
  return font.widthOfTextAtSize(text, size);
}

interface Style {
  size?: number;
  bold?: boolean;
}

export const pageSize = { width: 612, height: 792 };

export class Pen {
  readonly sheet: Sheet;
  y: number;

  constructor(
    family: Family,
    readonly size: number,
    readonly leading: number,
    private readonly top = 50,
    private readonly bottom = 740,
  ) {
    this.sheet = { family, pages: [{ items: [], rules: [] }] };
    this.y = top;
  }

  get page(): Sheet['pages'][number] {
    const page = this.sheet.pages.at(-1);
    if (!page) throw new Error('A sheet has a page');
    return page;
  }

  left(x: number, text: string, { size = this.size, bold = false }: Style = {}): void {
    if (text !== '') this.page.items.push({ text, x, y: this.y, size, family: this.sheet.family, bold });
  }

  right(x: number, text: string, style: Style = {}): void {
    const { size = this.size, bold = false } = style;
    this.left(x - widthOf({ text, size, bold, family: this.sheet.family }), text, style);
  }

  shade(height: number, shade: number): void {
    this.page.rules.push({ x: 45, y: this.y - height + 3, width: 522, height, shade });
  }

  rule(): void {
    this.page.rules.push({ x: 45, y: this.y + 3, width: 522, height: 0.7, shade: 0.3 });
  }

  /** True on a new page. */
  down(lines = 1): boolean {
    this.y += this.leading * lines;
    if (this.y <= this.bottom) return false;
    this.sheet.pages.push({ items: [], rules: [] });
    this.y = this.top;
    return true;
  }
}

interface PlacedWord {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
  font: string;
}

export const wordsOf = ({ pages }: Sheet): { words: PlacedWord[]; recognition: number }[] =>
  pages.map(({ items }) => ({
    words: items.map((item) => ({
      text: item.text,
      x: item.x,
      y: item.y - item.size,
      width: widthOf(item),
      height: item.size,
      font: item.family,
    })),
    recognition: 1,
  }));
