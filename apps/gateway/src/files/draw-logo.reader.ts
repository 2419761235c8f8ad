import { brandLimits } from '@groundwork/contracts';
import sharp from 'sharp';

sharp.concurrency(1);
sharp.cache(false);

const mostPixels = 32_000_000;
const sides = [brandLimits.side, 384, 256, 192, 128, 96, 64];

export interface Sketch {
  readonly file: Uint8Array;
  readonly isVector: boolean;
}

/** Without metadata: sharp copies none by itself. Memory has no folder, so no file beside it is loaded. */
const drawAt = ({ file, isVector }: Sketch, side: number): Promise<Buffer> =>
  sharp(file, { limitInputPixels: mostPixels, failOn: 'error' })
    .rotate()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: !isVector })
    .png({ palette: true, quality: 95, compressionLevel: 9 })
    .toBuffer();

export function logoSteps() {
  return {
    async draw(sketch: Sketch): Promise<Uint8Array | null> {
      try {
        for (const side of sides) {
          const png = await drawAt(sketch, side);
          if (png.length <= brandLimits.drawnBytes) return new Uint8Array(png);
        }
      } catch {
        return null;
      }
      return null;
    },
  };
}

export type LogoSteps = ReturnType<typeof logoSteps>;
