type Box = readonly [left: number, bottom: number, right: number, top: number];

const square = { width: 64, height: 16 };
const mostSquares = 64;
const columns = 1_000_003;

/** Undefined for a box that touches too many of them. */
function squaresOf([left, bottom, right, top]: Box): number[] | undefined {
  const [fromX, toX] = [left, right].map((x) => Math.floor(x / square.width)) as [number, number];
  const [fromY, toY] = [bottom, top].map((y) => Math.floor(y / square.height)) as [number, number];
  if (!((toX - fromX + 1) * (toY - fromY + 1) <= mostSquares)) return undefined;
  const squares: number[] = [];
  for (let y = fromY; y <= toY; y += 1) for (let x = fromX; x <= toX; x += 1) squares.push(y * columns + x);
  return squares;
}

const byNumber = (one: number, other: number) => one - other;

/** Finds the boxes that a box can overlap by the squares of the page that both touch. */
export class BoxesNearby {
  private readonly places = new Map<number, number[]>();
  private readonly large: number[] = [];

  constructor(private readonly boxes: readonly Box[]) {
    for (const [at, box] of boxes.entries()) {
      const squares = squaresOf(box);
      if (squares) for (const each of squares) this.add(each, at);
      else this.large.push(at);
    }
  }

  private add(place: number, at: number): void {
    const own = this.places.get(place) ?? [];
    this.places.set(place, own);
    own.push(at);
  }

  /** Their places in the list, in order. */
  near(box: Box): readonly number[] {
    const squares = squaresOf(box);
    if (!squares) return [...this.boxes.keys()];
    const near = squares.flatMap((each) => this.places.get(each) ?? []);
    if (squares.length === 1 && this.large.length === 0) return near;
    return [...new Set([...near, ...this.large])].sort(byNumber);
  }
}
