import sharp from 'sharp';

interface GrayImage {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

type Vector = readonly [number, number, number];

/** Angles in degrees. The distance is in widths of the page. */
export interface Camera {
  readonly width: number;
  readonly height: number;
  readonly pitch: number;
  readonly yaw: number;
  readonly roll: number;
  readonly distance: number;
  readonly table: number;
  readonly light?: number;
  readonly shadow?: Shadow;
}

/** A straight edge of a shadow, in shares of the picture. */
interface Shadow {
  readonly degrees: number;
  readonly distance: number;
  readonly depth: number;
  readonly softness: number;
}

interface Seen {
  readonly x: number;
  readonly y: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

function turnedBy({ pitch, yaw, roll }: Camera, [x, y, z]: Vector): Vector {
  const [p, w, r] = [radians(pitch), radians(yaw), radians(roll)];
  const [rx, ry] = [x * Math.cos(r) - y * Math.sin(r), x * Math.sin(r) + y * Math.cos(r)];
  const [py, pz] = [ry * Math.cos(p) - z * Math.sin(p), ry * Math.sin(p) + z * Math.cos(p)];
  return [rx * Math.cos(w) + pz * Math.sin(w), py, pz * Math.cos(w) - rx * Math.sin(w)];
}

function pixelOf({ data, width, height }: GrayImage, x: number, y: number): number | undefined {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return undefined;
  const at = (dx: number, dy: number) => data[(top + dy) * width + left + dx] ?? 0;
  const upper = at(0, 0) + (at(1, 0) - at(0, 0)) * (x - left);
  const lower = at(0, 1) + (at(1, 1) - at(0, 1)) * (x - left);
  return upper + (lower - upper) * (y - top);
}

const axesOf = (camera: Camera) => ({
  across: turnedBy(camera, [1, 0, 0]),
  down: turnedBy(camera, [0, 1, 0]),
  up: turnedBy(camera, [0, 0, 1]),
});

/** Where the camera sees the corners of a page, clockwise from the top left. */
export function seenCorners(page: GrayImage, camera: Camera): [Seen, Seen, Seen, Seen] {
  const { across, down } = axesOf(camera);
  const high = page.height / page.width / 2;
  const see = (x: number, y: number): Seen => {
    const at = (axis: 0 | 1 | 2) => across[axis] * x + down[axis] * y;
    const reach = camera.width / (at(2) + camera.distance);
    return { x: at(0) * reach + camera.width / 2, y: at(1) * reach + camera.height / 2 };
  };
  return [see(-0.5, -high), see(0.5, -high), see(0.5, high), see(-0.5, high)];
}

const woodAt = (x: number, y: number, table: number) =>
  table *
  (1 + 0.08 * Math.sin(x / 9 + 3 * Math.sin(y / 170)) + 0.05 * Math.sin((x * 7919 + y * 104_729) % 97));

function darkOf({ degrees, distance, depth, softness }: Shadow, x: number, y: number): number {
  const angle = radians(degrees);
  const beyond = (x - 0.5) * Math.cos(angle) + (y - 0.5) * Math.sin(angle) - distance;
  return depth / (1 + Math.exp(-beyond / softness));
}

/** A pinhole camera above a page on a table: each pixel is a ray that hits the plane of the page. */
function takePicture(page: GrayImage, camera: Camera): Buffer {
  const { width, height, distance, table, light = 0, shadow } = camera;
  const { across, down, up } = axesOf(camera);
  const photo = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [right, below] = [(x + 0.5 - width / 2) / width, (y + 0.5 - height / 2) / width];
      const reach = (distance * up[2]) / (right * up[0] + below * up[1] + up[2]);
      const placeOn = (axis: Vector) =>
        page.width * (reach * (right * axis[0] + below * axis[1] + axis[2]) - distance * axis[2]);
      const paper = pixelOf(
        page,
        placeOn(across) + (page.width - 1) / 2,
        placeOn(down) + (page.height - 1) / 2,
      );
      const shade = 1 - light * (0.5 + (0.7 * (x / width - 0.5) + 0.3 * (y / height - 0.5)));
      const lit = shadow === undefined ? 1 : 1 - darkOf(shadow, x / width, y / height);
      const brightness = shade * lit * (paper === undefined ? woodAt(x, y, table) : 25 + paper * 0.85);
      const at = 3 * (y * width + x);
      photo[at] = photo[at + 1] = Math.max(0, Math.min(255, brightness));
      photo[at + 2] = paper === undefined ? brightness * 0.7 : (photo[at] ?? 0);
    }
  return photo;
}

export async function photographOf(page: GrayImage, camera: Camera, blur = 0.5): Promise<Buffer> {
  const { width, height } = camera;
  return sharp(takePicture(page, camera), { raw: { width, height, channels: 3 } })
    .blur(blur)
    .jpeg({ quality: 85 })
    .toBuffer();
}

/** As a phone stores it that is held upright: its pixels lie on their side, and its EXIF turns them. */
export const heldSideways = (photo: Buffer): Promise<Buffer> =>
  sharp(photo).rotate(-90).withMetadata({ orientation: 6 }).jpeg({ quality: 90 }).toBuffer();
