const paperShare = 0.2;

/** Not the most frequent brightness: a page may be smaller than the table below it. */
export function findPaperBrightness(pixels: Buffer): number {
  const counts = Array.from({ length: 256 }, () => 0);
  for (let at = 0; at < pixels.length; at += 7) {
    const brightness = pixels[at] ?? 0;
    counts[brightness] = (counts[brightness] ?? 0) + 1;
  }
  let brighter = (pixels.length / 7) * paperShare;
  let brightness = 255;
  while (brightness > 0 && brighter > (counts[brightness] ?? 0)) {
    brighter -= counts[brightness] ?? 0;
    brightness -= 1;
  }
  return brightness;
}
