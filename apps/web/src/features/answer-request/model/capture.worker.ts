import type { CaptureReply, CaptureTask } from './capture-messages.ts';
import { findSheet, straightenPhoto } from './straighten-photo.ts';

async function replyTo({ photo, corners }: CaptureTask): Promise<CaptureReply> {
  try {
    return corners
      ? { corners, picture: await straightenPhoto(photo, corners) }
      : { corners: await findSheet(photo), picture: null };
  } catch {
    return { corners: null, picture: null };
  }
}

globalThis.addEventListener('message', ({ data }: MessageEvent<CaptureTask>) => {
  void replyTo(data).then((reply) => globalThis.postMessage(reply));
});
