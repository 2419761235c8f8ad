import type { MaskableWord } from '@groundwork/engine-documents';
import type { OpenPdf } from './open-pdf.reader.ts';

/** Parts of PDFium that the library loads and does not declare. */
interface Pdfium {
  readonly HEAPU8: Uint8Array;
  readonly wasmExports: { malloc(bytes: number): number; free(place: number): void };
  _FPDFText_LoadPage(page: number): number;
  _FPDFText_ClosePage(text: number): void;
  _FPDFText_CountChars(text: number): number;
  _FPDFText_GetUnicode(text: number, at: number): number;
  _FPDFText_GetLooseCharBox(text: number, at: number, rectangle: number): number;
  _FPDF_PageToDevice(page: number, ...placeAndResult: number[]): number;
  _FPDFPage_GetAnnotCount(page: number): number;
  _FPDFPage_CountObjects(page: number): number;
  _FPDFPage_GetObject(page: number, at: number): number;
  _FPDFPageObj_GetType(object: number): number;
  _FPDFFormObj_CountObjects(form: number): number;
  _FPDFFormObj_GetObject(form: number, at: number): number;
  _FPDFPath_CountSegments(path: number): number;
}

interface OpenPage {
  readonly module: Pdfium;
  readonly pageIdx: number;
}

export interface PageGlyphs {
  readonly words: MaskableWord[];
  readonly width: number;
  readonly height: number;
  readonly isTextAlone: boolean;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const types = { text: 1, path: 2, shading: 4, form: 5 } as const;
/** A rule or a box of a table has no more. A drawn digit has. */
const mostSegments = 5;
const perPoint = 100;
const floatBytes = 4;
const placeBytes = 4 * floatBytes;
const scratchBytes = placeBytes + 2 * floatBytes;
const mostCharacters = 200_000;
const meaningless = /[\0\x01\x03-\x08\x0b\x0c\x0e-\x1f\uFFFD\p{Co}]/u;
/** A space that PDFium adds between two words has no box. */
const gapShare = 0.2;

function isDrawnPlainly(module: Pdfium, object: number): boolean {
  const type = module._FPDFPageObj_GetType(object);
  if (type === types.path) return module._FPDFPath_CountSegments(object) <= mostSegments;
  if (type !== types.form) return type === types.text || type === types.shading;
  const count = module._FPDFFormObj_CountObjects(object);
  for (let at = 0; at < count; at += 1)
    if (!isDrawnPlainly(module, module._FPDFFormObj_GetObject(object, at))) return false;
  return true;
}

function hasPlainObjects({ module, pageIdx }: OpenPage): boolean {
  if (module._FPDFPage_GetAnnotCount(pageIdx) > 0) return false;
  const count = module._FPDFPage_CountObjects(pageIdx);
  for (let at = 0; at < count; at += 1)
    if (!isDrawnPlainly(module, module._FPDFPage_GetObject(pageIdx, at))) return false;
  return true;
}

class BoxReader {
  private readonly place: number;

  constructor(
    private readonly open: OpenPage,
    private readonly size: { width: number; height: number },
  ) {
    this.place = open.module.wasmExports.malloc(scratchBytes);
  }

  /** In points from the top left of the page as it is drawn, also on a turned page. */
  boxOf(text: number, at: number): Box | undefined {
    const { module } = this.open;
    if (!module._FPDFText_GetLooseCharBox(text, at, this.place)) return undefined;
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = this.floats();
    const corners = [this.onPage(x1, y1), this.onPage(x2, y2)];
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
    const box = {
      left: Math.min(...xs),
      right: Math.max(...xs),
      top: Math.min(...ys),
      bottom: Math.max(...ys),
    };
    return box.right > box.left && box.bottom > box.top ? box : undefined;
  }

  end(): void {
    this.open.module.wasmExports.free(this.place);
  }

  private view(): DataView {
    return new DataView(this.open.module.HEAPU8.buffer, this.place, scratchBytes);
  }

  private floats(): number[] {
    const view = this.view();
    return [0, 1, 2, 3].map((index) => view.getFloat32(index * floatBytes, true));
  }

  private onPage(x: number, y: number): [number, number] {
    const { module, pageIdx } = this.open;
    const across = this.place + placeBytes;
    const [width, height] = [Math.round(this.size.width * perPoint), Math.round(this.size.height * perPoint)];
    module._FPDF_PageToDevice(pageIdx, 0, 0, width, height, 0, x, y, across, across + floatBytes);
    const view = this.view();
    return [
      view.getInt32(placeBytes, true) / perPoint,
      view.getInt32(placeBytes + floatBytes, true) / perPoint,
    ];
  }
}

interface Letter {
  readonly char: string;
  readonly box: Box;
}

function isNextWord(before: Letter, { box }: Letter): boolean {
  const height = Math.max(box.bottom - box.top, before.box.bottom - before.box.top);
  const isOnLine = box.top < before.box.bottom && before.box.top < box.bottom;
  return !isOnLine || Math.abs(box.left - before.box.right) > height * gapShare;
}

function wordOf(letters: readonly Letter[]): MaskableWord {
  const boxes = letters.map(({ box }) => box);
  const [x, y] = [Math.min(...boxes.map(({ left }) => left)), Math.min(...boxes.map(({ top }) => top))];
  const right = Math.max(...boxes.map((box) => box.right));
  return {
    text: letters.map(({ char }) => char).join(''),
    x,
    y,
    width: right - x,
    height: Math.max(...boxes.map(({ bottom }) => bottom)) - y,
    edges: [...boxes.map(({ left }) => left), right],
  };
}

interface ReadText {
  readonly words: MaskableWord[];
  readonly isLegible: boolean;
}

function readText(open: OpenPage, size: { width: number; height: number }): ReadText {
  const { module, pageIdx } = open;
  const text = module._FPDFText_LoadPage(pageIdx);
  const boxes = new BoxReader(open, size);
  const words: MaskableWord[] = [];
  let letters: Letter[] = [];
  let isLegible = true;
  const endWord = () => {
    if (letters.length > 0) words.push(wordOf(letters));
    letters = [];
  };
  const count = Math.min(module._FPDFText_CountChars(text), mostCharacters);
  for (let at = 0; at < count; at += 1) {
    const char = String.fromCodePoint(module._FPDFText_GetUnicode(text, at));
    if (meaningless.test(char)) isLegible = false;
    const box = /[\s\p{Cc}\p{Cn}]/u.test(char) ? undefined : boxes.boxOf(text, at);
    const last = letters.at(-1);
    if (!box) endWord();
    else {
      if (last && isNextWord(last, { char, box })) endWord();
      letters.push({ char, box });
    }
  }
  endWord();
  boxes.end();
  module._FPDFText_ClosePage(text);
  return { words, isLegible };
}

/** Reads each character with the box in which PDFium also draws it, so that a cover fits exactly. */
export async function readGlyphs(pdf: OpenPdf, index: number): Promise<PageGlyphs> {
  const page = await pdf.flatPage(index);
  const { originalWidth: width, originalHeight: height } = page.getOriginalSize();
  const open = page as unknown as OpenPage;
  const { words, isLegible } = readText(open, { width, height });
  return { words, width, height, isTextAlone: isLegible && hasPlainObjects(open) };
}
