interface Size {
  readonly width: number;
  readonly height: number;
}

const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

export function jpegSize(jpeg: Buffer): Size {
  let at = 2;
  while (at + 9 <= jpeg.length) {
    const marker = jpeg.readUInt8(at + 1);
    if (isFrame(marker)) return { height: jpeg.readUInt16BE(at + 5), width: jpeg.readUInt16BE(at + 7) };
    at += 2 + jpeg.readUInt16BE(at + 2);
  }
  throw new Error('The picture of a page has no frame');
}
