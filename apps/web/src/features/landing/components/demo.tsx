import { siteConfig } from '#shared/brand/site-config.ts';
import { Tour } from './tour.tsx';
import { Video } from './video.tsx';

/** The operator's video, or the product's own tour in its place. */
export function Demo() {
  const { videoUrl } = siteConfig();
  return (
    <section className="demo" id="demo" aria-labelledby="demo-title">
      {videoUrl === null ? <Tour /> : <Video url={videoUrl} />}
    </section>
  );
}
