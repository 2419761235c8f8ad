const [width, height] = [612, 792];
const margin = 60;

/** A letter page with lines of marks that are as large as words. */
export function sheetOfWords() {
  const data = Buffer.alloc(width * height, 250);
  for (let y = margin; y < height - margin; y += 1)
    for (let x = margin; x < width - margin; x += 1)
      if (y % 16 < 8 && (x + 7 * Math.floor(y / 16)) % 9 < 5) data[y * width + x] = 30;
  return { data, width, height };
}
