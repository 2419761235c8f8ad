import { cached } from './cache.ts';
import { layouts } from './layouts/layouts.ts';
import { forgeries, type Forgery, type Half, halfOf, type Layout, type Sheet, type Truth } from './paper.ts';
import { randomOf } from './random.ts';
import { photoOf, scanOf } from './rasterize.ts';
import type { Renderer } from './render.ts';

/** Raise it when scans or photos are made in another way. */
const copiesVersion = 2;

export type Medium = 'born-digital' | 'scan' | 'photo';
export type Group = Half | 'examples';

export interface CorpusFile {
  readonly name: string;
  readonly layout: string;
  readonly group: Group;
  readonly medium: Medium;
  readonly mediaType: 'application/pdf' | 'image/jpeg';
  readonly seed: number;
  readonly onePage: boolean;
  readonly truth: Truth;
  readonly bytes: () => Promise<Buffer>;
}

export const sheetOf = (layout: Layout, seed: number, forgery: Forgery | null): Sheet =>
  layout.make({ random: randomOf(`${layout.name}:${seed}:${forgery ?? 'genuine'}`), forgery });

export const paperName = ({ name }: Layout, seed: number, forgery: Forgery | null): string =>
  `${name}-${seed}${forgery === null ? '' : `-forged-${forgery}`}`;

function drawn(
  layout: Layout,
  seed: number,
  forgery: Forgery | null,
  renderer: Renderer,
  folder: string,
): CorpusFile {
  const { html, truth } = sheetOf(layout, seed, forgery);
  const name = paperName(layout, seed, forgery);
  const bytes = () => cached(folder, `${name}.pdf`, html, () => renderer.pdf(html));
  return {
    name,
    layout: layout.name,
    group: halfOf(layout.name),
    truth,
    bytes,
    medium: 'born-digital',
    mediaType: 'application/pdf',
    seed,
    onePage: html.split('class="sheet"').length === 2,
  };
}

export function drawnPapers(seeds: number, renderer: Renderer, folder: string): CorpusFile[] {
  return layouts.flatMap((layout) =>
    Array.from({ length: seeds }, (_, at) => at + 1).flatMap((seed) =>
      [null, ...(layout.forgeable ? forgeries : [])].map((forgery) =>
        drawn(layout, seed, forgery, renderer, folder),
      ),
    ),
  );
}

type Copy = (pdf: Buffer, seed: string) => Promise<Buffer>;

function copied(file: CorpusFile, medium: 'scan' | 'photo', copy: Copy, folder: string): CorpusFile {
  const bytes = async () => {
    const pdf = await file.bytes();
    const make = () => copy(pdf, file.name);
    return cached(folder, `${file.name}-${medium}`, `${copiesVersion} ${JSON.stringify(file.truth)}`, make);
  };
  return { ...file, medium, mediaType: medium === 'scan' ? 'application/pdf' : 'image/jpeg', bytes };
}

/** The first papers of each layout, scanned; what fits on one page also photographed. */
export function onPaper(files: readonly CorpusFile[], seeds: number, folder: string): CorpusFile[] {
  const firsts = files.filter(({ seed }) => seed <= seeds);
  const scans = firsts.map((file) => copied(file, 'scan', scanOf, folder));
  const photos = firsts
    .filter(({ onePage }) => onePage)
    .map((file) => copied(file, 'photo', photoOf, folder));
  return [...scans, ...photos];
}
