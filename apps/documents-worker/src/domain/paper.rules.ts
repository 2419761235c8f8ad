/** Paper is looked at in squares of so many pixels: wider than a letter, narrower than a shadow. */
const side = 40;
/** Of a square this share is brighter than what counts as its paper: even a dense line leaves more of it bare. */
const brighter = 0.2;
/** So dark no paper is; a square of ink alone says nothing about light. */
const darkest = 40;
const white = 250;
/** A page whose squares differ by more lies in a shadow or in uneven light. */
const evenLight = 30;

export interface Grey {
  data: Buffer;
  width: number;
  height: number;
}

interface Light {
  columns: number;
  rows: number;
  /** How bright the paper is in each square. */
  paper: Float32Array;
}

function paperOfSquare({ data, width, height }: Grey, left: number, top: number): number {
  const counts = new Uint32Array(256);
  let seen = 0;
  for (let y = top; y < Math.min(height, top + side); y += 2)
    for (let x = left; x < Math.min(width, left + side); x += 2) {
      const brightness = data[y * width + x] ?? 0;
      counts[brightness] = (counts[brightness] ?? 0) + 1;
      seen += 1;
    }
  let found = 0;
  for (let brightness = 255; brightness > darkest; brightness -= 1) {
    found += counts[brightness] ?? 0;
    if (found >= seen * brighter) return brightness;
  }
  return darkest;
}

function lightOn(grey: Grey): Light {
  const [columns, rows] = [Math.ceil(grey.width / side), Math.ceil(grey.height / side)];
  const paper = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      paper[row * columns + column] = paperOfSquare(grey, column * side, row * side);
  return { columns, rows, paper };
}

/** Whether the light on the page falls off; single dark squares, a band or a picture, are no shadow. */
export function isUnevenlyLit(grey: Grey): boolean {
  const paper = lightOn(grey).paper.sort();
  const at = (share: number) => paper[Math.floor((paper.length - 1) * share)] ?? white;
  return at(0.9) - at(0.1) > evenLight;
}

interface Steps {
  /** The square whose middle lies before each pixel, */
  before: Int32Array;
  /** and how far on the way to the next one the pixel is. */
  way: Float32Array;
}

function stepsOf(length: number, squares: number): Steps {
  const before = new Int32Array(length);
  const way = new Float32Array(length);
  for (let at = 0; at < length; at += 1) {
    const place = Math.min(squares - 1, Math.max(0, at / side - 0.5));
    before[at] = Math.max(0, Math.min(squares - 2, Math.floor(place)));
    way[at] = place - (before[at] ?? 0);
  }
  return { before, way };
}

/** Between two values, so far on the way to the second. */
const onTheWay = (from: number, to: number, way: number) => from + (to - from) * way;

/** How bright the paper is along one row of pixels, square by square. */
function alongRow({ columns, paper }: Light, down: Steps, y: number): Float32Array {
  const above = (down.before[y] ?? 0) * columns;
  const below = paper.length > above + columns ? above + columns : above;
  const way = down.way[y] ?? 0;
  return Float32Array.from({ length: columns }, (_, column) =>
    onTheWay(paper[above + column] ?? white, paper[below + column] ?? white, way),
  );
}

/** The same page in even light: every pixel as bright as it would be on white paper. */
export function evenlyLit(grey: Grey): Buffer {
  const { data, width, height } = grey;
  const light = lightOn(grey);
  const [across, down] = [stepsOf(width, light.columns), stepsOf(height, light.rows)];
  const out = Buffer.alloc(data.length);
  for (let y = 0; y < height; y += 1) {
    const row = alongRow(light, down, y);
    for (let x = 0; x < width; x += 1) {
      const left = across.before[x] ?? 0;
      const from = row[left] ?? white;
      const paper = onTheWay(from, row[left + 1] ?? from, across.way[x] ?? 0);
      out[y * width + x] = Math.min(255, ((data[y * width + x] ?? 0) * white) / paper);
    }
  }
  return out;
}
