import {
  type Corners,
  evenOutColors,
  grayOf,
  type Pixels,
  proposeCorners,
  sheetSizeOf,
  straightenSheet,
} from '@groundwork/engine-capture';

const searchSide = 600;
/** A letter page at about 230 dpi: more pixels make no text more readable. */
const longestSide = 2600;
const quality = 0.85;
const channels = 4;

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Area extends Size {
  readonly x: number;
  readonly y: number;
}

const scaled = ([a, b, c, d]: Corners, across: number, down: number): Corners => {
  const scale = ({ x, y }: Corners[0]) => ({ x: x * across, y: y * down });
  return [scale(a), scale(b), scale(c), scale(d)];
};

function contextOf({ width, height }: Size) {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser draws no pictures here.');
  return { canvas, context };
}

function pixelsOf(photo: ImageBitmap, area: Area, size: Size): Pixels {
  const { context } = contextOf(size);
  context.drawImage(photo, area.x, area.y, area.width, area.height, 0, 0, size.width, size.height);
  return { data: context.getImageData(0, 0, size.width, size.height).data, ...size, channels };
}

/** In shares of the width and the height of the upright photo. */
export async function findSheet(photo: Blob): Promise<Corners | null> {
  const bitmap = await createImageBitmap(photo);
  const scale = Math.min(1, searchSide / Math.max(bitmap.width, bitmap.height));
  const size = { width: Math.round(bitmap.width * scale), height: Math.round(bitmap.height * scale) };
  const small = pixelsOf(bitmap, { x: 0, y: 0, width: bitmap.width, height: bitmap.height }, size);
  bitmap.close();
  const corners = proposeCorners(grayOf(small));
  return corners && scaled(corners, 1 / size.width, 1 / size.height);
}

function areaAround(corners: Corners, { width, height }: Size): Area {
  const [across, down] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [x, y] = [Math.max(0, Math.floor(Math.min(...across))), Math.max(0, Math.floor(Math.min(...down)))];
  return {
    x,
    y,
    width: Math.min(width, Math.ceil(Math.max(...across))) - x,
    height: Math.min(height, Math.ceil(Math.max(...down))) - y,
  };
}

function sheetPixels(photo: ImageBitmap, shares: Corners): Pixels {
  const corners = scaled(shares, photo.width, photo.height);
  const area = areaAround(corners, photo);
  const natural = sheetSizeOf(corners, Infinity);
  const scale = Math.min(1, longestSide / Math.max(natural.width, natural.height));
  const size = { width: Math.ceil(area.width * scale), height: Math.ceil(area.height * scale) };
  const [a, b, c, d] = corners;
  const move = ({ x, y }: Corners[0]) => ({
    x: ((x - area.x) * size.width) / area.width,
    y: ((y - area.y) * size.height) / area.height,
  });
  return straightenSheet(pixelsOf(photo, area, size), [move(a), move(b), move(c), move(d)], longestSide);
}

export async function straightenPhoto(photo: Blob, shares: Corners): Promise<Blob> {
  const bitmap = await createImageBitmap(photo);
  const straight = evenOutColors(sheetPixels(bitmap, shares));
  bitmap.close();
  const { width, height } = straight;
  const { canvas, context } = contextOf({ width, height });
  context.putImageData(new ImageData(new Uint8ClampedArray(straight.data), width, height), 0, 0);
  return canvas.convertToBlob({ type: 'image/jpeg', quality });
}
