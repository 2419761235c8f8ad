import { siteConfig } from '#shared/brand/site-config.ts';
import { Tour } from './tour.tsx';
import { Video } from './video.tsx';

export function Demo() {
  const { videoUrl } = siteConfig();
  return (
    <section className="demo" id="demo" aria-labelledby="demo-title">
      {videoUrl === null ? <Tour /> : <Video url={videoUrl} />}
    </section>
  );
}
