import {
  type Corners,
  evenOutColors,
  grayOf,
  mapCorners,
  type Pixels,
  proposeCorners,
  scaleCorners,
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

function contextOf({ width, height }: Size) {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser draws no pictures here.');
  return { canvas, context };
}

function pixelsOf(photo: ImageBitmap, area: Area, size: Size, smoothing: ImageSmoothingQuality): Pixels {
  const { context } = contextOf(size);
  context.imageSmoothingQuality = smoothing;
  context.drawImage(photo, area.x, area.y, area.width, area.height, 0, 0, size.width, size.height);
  return { data: context.getImageData(0, 0, size.width, size.height).data, ...size, channels };
}

async function readPhoto<Result>(photo: Blob, read: (bitmap: ImageBitmap) => Result): Promise<Result> {
  const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' });
  try {
    return read(bitmap);
  } finally {
    bitmap.close();
  }
}

function reducedPixels(photo: ImageBitmap): Pixels {
  const { width, height } = photo;
  const scale = Math.min(1, searchSide / Math.max(width, height));
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  return pixelsOf(photo, { x: 0, y: 0, width, height }, size, 'high');
}

/** In shares of the width and the height of the upright photo. */
export async function findSheet(photo: Blob): Promise<Corners | null> {
  const small = await readPhoto(photo, reducedPixels);
  const corners = proposeCorners(grayOf(small));
  return corners && scaleCorners(corners, 1 / small.width, 1 / small.height);
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

function sheetPixels(photo: ImageBitmap, shares: Corners): { pixels: Pixels; corners: Corners } {
  const corners = scaleCorners(shares, photo.width, photo.height);
  const area = areaAround(corners, photo);
  const natural = sheetSizeOf(corners, Infinity);
  const scale = Math.min(1, longestSide / Math.max(natural.width, natural.height));
  const size = { width: Math.ceil(area.width * scale), height: Math.ceil(area.height * scale) };
  const inArea = mapCorners(corners, ({ x, y }) => ({ x: x - area.x, y: y - area.y }));
  return {
    pixels: pixelsOf(photo, area, size, 'low'),
    corners: scaleCorners(inArea, size.width / area.width, size.height / area.height),
  };
}

export async function straightenPhoto(photo: Blob, shares: Corners): Promise<Blob> {
  const { pixels, corners } = await readPhoto(photo, (bitmap) => sheetPixels(bitmap, shares));
  const { data, width, height } = evenOutColors(straightenSheet(pixels, corners, longestSide));
  const { canvas, context } = contextOf({ width, height });
  context.putImageData(new ImageData(new Uint8ClampedArray(data.buffer), width, height), 0, 0);
  return canvas.convertToBlob({ type: 'image/jpeg', quality });
}
