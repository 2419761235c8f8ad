import { assemblePdf, streamObject } from '@groundwork/test-data';

/** A piece of text at its place, in points from the bottom left, in a font with letters of one width. */
export interface Mark {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly isSecret: boolean;
  /** Points between two letters. */
  readonly spacing?: number;
  readonly isUpwards?: boolean;
  /** In a note or in a field of a form. */
  readonly on?: 'field' | 'note';
}

export interface Sheet {
  readonly marks: readonly Mark[];
  readonly rules?: string;
  readonly turned?: 0 | 90 | 180 | 270;
}

export interface Place {
  readonly x: number;
  readonly y: number;
}

export const page = { width: 612, height: 792 } as const;
export const letterShare = 0.6;
export const widthOf = (text: string, size: number): number => text.length * size * letterShare;

const escaped = (text: string) => text.replace(/[\\()]/g, '\\$&');

function printed({ text, x, y, size, spacing = 0, isUpwards = false }: Mark): string {
  const matrix = isUpwards ? '0 1 -1 0' : '1 0 0 1';
  return `BT /F1 ${size} Tf ${spacing} Tc ${matrix} ${x} ${y} Tm (${escaped(text)}) Tj ET`;
}

/** Where the middle of each digit of a secret is, in points from the top left of the page as it is drawn. */
export function secretPlaces({ marks, turned = 0 }: Sheet): Place[] {
  const { width, height } = page;
  const onPage = (x: number, y: number): Place => {
    if (turned === 90) return { x: y, y: x };
    if (turned === 180) return { x: width - x, y };
    return turned === 270 ? { x: height - y, y: width - x } : { x, y: height - y };
  };
  return marks
    .filter(({ isSecret }) => isSecret)
    .flatMap(({ text, x, y, size, spacing = 0, isUpwards = false }) =>
      [...text.matchAll(/\d/g)].map(({ index }) => {
        const along = index * (size * letterShare + spacing) + (size * letterShare) / 2;
        const across = size * 0.3;
        return isUpwards ? onPage(x - across, y + along) : onPage(x + along, y + across);
      }),
    );
}

function annotation(mark: Mark, at: number): (string | Buffer)[] {
  const { x, y, size, text, on } = mark;
  const [width, height] = [widthOf(text, size) + 2, size * 1.4];
  const rect = `[${x} ${y - 0.3 * size} ${x + width} ${y - 0.3 * size + height}]`;
  const kind =
    on === 'note'
      ? `/Subtype /FreeText /DA (/F1 ${size} Tf) /Contents (${escaped(text)})`
      : `/Subtype /Widget /FT /Tx /T (field${at}) /V (${escaped(text)}) /DA (/F1 ${size} Tf 0 g)`;
  const drawn = printed({ ...mark, x: 0, y: 0.3 * size });
  return [
    `<< /Type /Annot ${kind} /Rect ${rect} /F 4 /AP << /N ${at + 1} 0 R >> >>`,
    streamObject(
      `/Type /XObject /Subtype /Form /BBox [0 0 ${width} ${height}] /Resources << /Font << /F1 3 0 R >> >>`,
      Buffer.from(on === 'note' ? drawn : `/Tx BMC q ${drawn} Q EMC`, 'latin1'),
    ),
  ];
}

const firstAnnotation = 10;

/** The file also has the secrets where no page shows them: in facts, an attachment and an object of an older state. */
export function pdfOfSheet({ marks, rules = '', turned = 0 }: Sheet, hidden: string): Buffer {
  const onPaper = marks.filter(({ on }) => on === undefined);
  const others = marks.filter(({ on }) => on !== undefined);
  const ids = others.map((_, at) => firstAnnotation + 2 * at);
  const list = ids.map((id) => `${id} 0 R`).join(' ');
  const fields = ids.filter((_, at) => others[at]?.on === 'field').map((id) => `${id} 0 R`);
  const form = `/AcroForm << /Fields [${fields.join(' ')}] /DR << /Font << /F1 3 0 R >> >> /DA (/F1 9 Tf 0 g) >>`;
  const content = [rules, ...onPaper.map(printed)].join('\n');
  return assemblePdf([
    `<< /Type /Catalog /Pages 2 0 R ${form} /Metadata 8 0 R /Names << /EmbeddedFiles << /Names [(facts) 6 0 R] >> >> >>`,
    '<< /Type /Pages /Kids [4 0 R] /Count 1 >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Rotate ${turned} /Contents 5 0 R /Resources << /Font << /F1 3 0 R >> >> /Annots [${list}] >>`,
    streamObject('', Buffer.from(content, 'latin1')),
    '<< /Type /Filespec /F (facts.txt) /EF << /F 7 0 R >> >>',
    streamObject('/Type /EmbeddedFile', Buffer.from(hidden)),
    streamObject('/Type /Metadata /Subtype /XML', Buffer.from(`<x:note>${hidden}</x:note>`)),
    `<< /Title (${escaped(hidden)}) /Was (${escaped(hidden)}) >>`,
    ...others.flatMap((mark, at) => annotation(mark, ids[at] ?? 0)),
  ]);
}
