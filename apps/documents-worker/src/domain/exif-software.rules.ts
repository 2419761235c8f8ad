const softwareTag = 0x0131;
const ascii = 2;
const startOfScan = 0xda;
const app1 = 0xe1;

function findExif(jpeg: Buffer): Buffer | null {
  let at = 2;
  while (at + 4 < jpeg.length && jpeg[at] === 0xff && jpeg[at + 1] !== startOfScan) {
    const length = jpeg.readUInt16BE(at + 2);
    if (jpeg[at + 1] === app1 && jpeg.toString('latin1', at + 4, at + 10) === 'Exif\0\0')
      return jpeg.subarray(at + 10, at + 2 + length);
    at += 2 + length;
  }
  return null;
}

function readSoftwareTag(exif: Buffer): string | null {
  const little = exif.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (little ? exif.readUInt16LE(at) : exif.readUInt16BE(at));
  const long = (at: number) => (little ? exif.readUInt32LE(at) : exif.readUInt32BE(at));
  const directory = long(4);
  for (let entry = 0; entry < short(directory); entry += 1) {
    const at = directory + 2 + entry * 12;
    if (short(at) !== softwareTag || short(at + 2) !== ascii) continue;
    const length = long(at + 4);
    const start = length > 4 ? long(at + 8) : at + 8;
    return (
      exif
        .toString('latin1', start, start + length)
        .replace(/\0.*$/s, '')
        .trim() || null
    );
  }
  return null;
}

export function readSoftware(picture: Buffer): string | null {
  if (picture[0] === 0x89)
    return /Software\0+([\x20-\x7e]{3,60})/.exec(picture.toString('latin1', 0, 4096))?.[1] ?? null;
  try {
    const exif = findExif(picture);
    return exif && readSoftwareTag(exif);
  } catch {
    return null;
  }
}
