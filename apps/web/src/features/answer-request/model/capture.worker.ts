import type { CaptureReply, CaptureTask } from './capture-messages.ts';
import { findSheet, straightenPhoto } from './straighten-photo.ts';

async function replyTo({ id, photo, corners }: CaptureTask): Promise<CaptureReply> {
  try {
    return corners
      ? { id, corners, picture: await straightenPhoto(photo, corners) }
      : { id, corners: await findSheet(photo), picture: null };
  } catch {
    return { id, corners: null, picture: null };
  }
}

// One after the other: a photo of 12 megapixels needs 48 MB.
let last: Promise<void> = Promise.resolve();
globalThis.addEventListener('message', ({ data }: MessageEvent<CaptureTask>) => {
  last = last.then(async () => globalThis.postMessage(await replyTo(data)));
});
