export interface GrayImage {
  readonly data: Uint8Array | Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

export interface Pixels extends GrayImage {
  readonly channels: number;
}

export interface OwnPixels extends Pixels {
  readonly data: Uint8Array<ArrayBuffer>;
}

export function grayOf({ data, width, height, channels }: Pixels): GrayImage {
  const gray = new Uint8Array(width * height);
  for (let at = 0; at < gray.length; at += 1) {
    const first = at * channels;
    const [red = 0, green = 0, blue = 0] = [data[first], data[first + 1], data[first + 2]];
    gray[at] = 0.299 * red + 0.587 * green + 0.114 * blue;
  }
  return { data: gray, width, height };
}

export function halfOf({ data, width, height }: GrayImage): GrayImage {
  const [across, down] = [width >> 1, height >> 1];
  const half = new Uint8Array(across * down);
  for (let y = 0; y < down; y += 1)
    for (let x = 0; x < across; x += 1) {
      const at = 2 * (y * width + x);
      const sum =
        (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + width] ?? 0) + (data[at + width + 1] ?? 0);
      half[y * across + x] = sum / 4;
    }
  return { data: half, width: across, height: down };
}
