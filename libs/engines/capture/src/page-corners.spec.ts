import { describe, expect, it } from '@jest/globals';
import { grayOfDrawing } from '@groundwork/test-data';
import { findCorners } from './page-corners.ts';
import type { Corners } from './quadrilateral.ts';

type Place = readonly [number, number];
type Places = readonly Place[];

const [wide, high] = [450, 600];

const polygon = (places: Places, color: string, opacity = 1) =>
  `<polygon points="${places.map(([x, y]) => `${x},${y}`).join(' ')}" fill="${color}" opacity="${opacity}"/>`;

/** Grain along the boards of a table. */
const tableOf = (color: string, grain: number) => `
  <filter id="grain"><feTurbulence type="fractalNoise" baseFrequency="0.008 0.12" numOctaves="3" seed="7"/>
  <feColorMatrix type="saturate" values="0"/></filter>
  <rect width="${wide}" height="${high}" fill="${color}"/>
  <rect width="${wide}" height="${high}" filter="url(#grain)" opacity="${grain}"/>`;

const [darkTable, lightTable] = [tableOf('#3a2a1c', 0.25), tableOf('#c8a878', 0.15)];

/** Lines between the left and the right side of the page. */
function textOn([a, b, c, d]: readonly [Place, Place, Place, Place], color = '#222'): string {
  const between = ([ax, ay]: Place, [bx, by]: Place, share: number): Place => [
    ax + (bx - ax) * share,
    ay + (by - ay) * share,
  ];
  return Array.from({ length: 34 }, (_, at) => {
    const down = 0.08 + at * 0.025;
    const [left, right] = [between(a, d, down), between(b, c, down)];
    const [from, to] = [between(left, right, 0.1), between(left, right, 0.55 + 0.35 * ((at * 0.37) % 1))];
    return `<line x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}" stroke="${color}"
      stroke-width="4" stroke-dasharray="17 3 9 4"/>`;
  }).join('');
}

const seen = (...content: string[]) => grayOfDrawing(content.join(''), wide, high);

type Page = readonly [Place, Place, Place, Place];
const page: Page = [
  [70, 62],
  [382, 40],
  [421, 548],
  [38, 530],
];

function expectNear(corners: Corners | null, expected: Places): void {
  expect(corners).not.toBeNull();
  const distances = expected.map(([x, y], at) => Math.hypot(corners![at]!.x - x, corners![at]!.y - y));
  expect(Math.max(...distances)).toBeLessThan(3);
}

const paper = (places: Page = page, color = '#f2f0ea') => polygon(places, color) + textOn(places);

const turnedBy = (degrees: number, places: Page, scale = 1): Page => {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const turn = ([x, y]: Place): Place => [
    225 + ((x - 225) * cos - (y - 300) * sin) * scale,
    300 + ((x - 225) * sin + (y - 300) * cos) * scale,
  ];
  const [a, b, c, d] = places;
  return [turn(a), turn(b), turn(c), turn(d)];
};

describe('the corners of a sheet', () => {
  it.each([
    ['a dark table', darkTable],
    ['a light wooden table', lightTable],
    ['a black table', ''],
  ])('are certain on %s', async (_, table) => {
    expectNear(findCorners(await seen(table, paper())), page);
    expectNear(findCorners(await seen(table, polygon(page, '#fff'))), page);
  });

  it.each([
    [
      'at the top left',
      [
        [0, 0],
        [190, 0],
        [0, 230],
      ],
      darkTable,
    ],
    [
      'at the bottom right',
      [
        [450, 600],
        [450, 400],
        [260, 600],
      ],
      darkTable,
    ],
    [
      'at the top left, on wood',
      [
        [0, 0],
        [170, 0],
        [0, 200],
      ],
      lightTable,
    ],
  ] as const)('do not depend on a shadow %s', async (_, shadow, table) => {
    expectNear(findCorners(await seen(table, paper(), polygon(shadow, '#000', 0.4))), page);
  });

  it('are certain in light that falls off', async () => {
    const light = `<linearGradient id="light"><stop offset="0" stop-color="#000" stop-opacity="0"/>
      <stop offset="1" stop-color="#000" stop-opacity="0.5"/></linearGradient>
      <rect width="${wide}" height="${high}" fill="url(#light)"/>`;
    expectNear(findCorners(await seen(darkTable, paper(), light)), page);
  });

  it('are those of a page on two thirds of the frame, also beside a smaller paper', async () => {
    const part: Page = [
      [30, 40],
      [318, 66],
      [300, 566],
      [48, 580],
    ];
    const other: Places = [
      [350, 60],
      [440, 66],
      [436, 300],
      [348, 290],
    ];
    expectNear(findCorners(await seen(darkTable, paper(part))), part);
    expectNear(findCorners(await seen(darkTable, paper(part), polygon(other, '#fff'))), part);
  });

  it.each([-20, -8, 5, 17])('turn with a page turned by %d degrees', async (degrees) => {
    const turned = turnedBy(degrees, page, 0.82);
    expectNear(findCorners(await seen(darkTable, paper(turned))), turned);
  });

  it('are certain up to angles of 60 and 120 degrees', async () => {
    expectNear(findCorners(await seen(darkTable, polygon(slanted(63), '#fff'))), slanted(63));
  });

  it('are those of a page with its lower end outside of the frame', async () => {
    const cut: Page = [
      [70, 62],
      [382, 66],
      [410, 650],
      [40, 650],
    ];
    const at = (from: Place, to: Place): Place => [
      from[0] + ((to[0] - from[0]) * (600 - from[1])) / (to[1] - from[1]),
      600,
    ];
    expectNear(findCorners(await seen(darkTable, paper(cut))), [
      cut[0],
      cut[1],
      at(cut[1], cut[2]),
      at(cut[0], cut[3]),
    ]);
  });
});

const slanted = (degrees: number): Page => {
  const shift = 370 / Math.tan((degrees * Math.PI) / 180);
  return [
    [40, 20],
    [410, 20 + shift],
    [410, 326 + shift],
    [40, 326],
  ];
};

describe('a sheet in doubt', () => {
  const frame: Page = [
    [0, 0],
    [wide, 0],
    [wide, high],
    [0, high],
  ];

  it.each<[string, string[]]>([
    ['a scan that fills the frame', [paper(frame, '#fff')]],
    ['an empty frame', []],
    [
      'a page that the frame cuts at two sides',
      [
        darkTable,
        paper([
          [70, 62],
          [500, 40],
          [500, 660],
          [38, 640],
        ]),
      ],
    ],
    [
      'a page that the frame cuts askew',
      [
        darkTable,
        paper(
          turnedBy(9, [
            [90, 90],
            [360, 90],
            [360, 700],
            [90, 700],
          ]),
        ),
      ],
    ],
    [
      'a page on less than a third of the frame',
      [
        darkTable,
        paper([
          [120, 150],
          [340, 140],
          [350, 400],
          [110, 410],
        ]),
      ],
    ],
    ['angles of 55 and 125 degrees', [darkTable, polygon(slanted(55), '#fff')]],
    [
      'a shape that is not convex',
      [
        darkTable,
        polygon(
          [
            [50, 40],
            [410, 50],
            [400, 560],
            [230, 330],
            [40, 550],
          ],
          '#fff',
        ),
      ],
    ],
    [
      'a page with a folded corner',
      [
        darkTable,
        polygon(
          [
            [50, 40],
            [410, 50],
            [400, 330],
            [240, 560],
            [40, 550],
          ],
          '#fff',
        ),
      ],
    ],
    ['a disc', [darkTable, '<circle cx="225" cy="300" r="210" fill="#fff"/>']],
    [
      'two papers that overlap',
      [
        darkTable,
        paper(),
        polygon(
          [
            [300, 350],
            [445, 330],
            [445, 590],
            [310, 590],
          ],
          '#fff',
        ),
      ],
    ],
  ])('has no corners: %s', async (_, content) => {
    expect(findCorners(await seen(...content))).toBeNull();
  });

  it('has no corners where letters continue on a dark part of it', async () => {
    const band: Page = [
      [76, 20],
      [380, 2],
      [382, 40],
      [70, 62],
    ];
    const letters =
      '<line x1="90" y1="46" x2="370" y2="26" stroke="#fff" stroke-width="9" stroke-dasharray="8 3"/>';
    const content = [darkTable, paper(), polygon(band, '#203050')];
    expect(findCorners(await seen(...content))).not.toBeNull();
    expect(findCorners(await seen(...content, letters))).toBeNull();
  });

  it('has no corners where nothing is to straighten', async () => {
    const upright: Page = [
      [50, 40],
      [400, 41],
      [401, 560],
      [49, 559],
    ];
    expect(findCorners(await seen(darkTable, paper(upright)))).toBeNull();
  });

  it('has no corners where it is as bright as its table', async () => {
    expect(
      findCorners(await seen(`<rect width="450" height="600" fill="#eee"/>`, paper(page, '#f4f4f4'))),
    ).toBeNull();
  });
});
