import sharp from 'sharp';

// photo.reader.ts blocks this format for its whole process, and specs share processes
sharp.unblock({ operation: ['VipsForeignLoadSvg'] });

/** Drawn twice as large, and then reduced. */
export async function grayOfDrawing(content: string, width: number, height: number) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"
    width="${width * 2}" height="${height * 2}">${content}</svg>`;
  const data = await sharp(Buffer.from(svg))
    .flatten({ background: '#000' })
    .greyscale()
    .resize(width, height)
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  return { data, width, height };
}

export async function pixelsOfPicture(picture: Buffer) {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels };
}

export async function reducedGray(picture: Buffer, longestSide: number) {
  const { data, info } = await sharp(picture)
    .greyscale()
    .resize({ width: longestSide, height: longestSide, fit: 'inside' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
