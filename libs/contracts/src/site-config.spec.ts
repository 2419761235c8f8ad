import { describe, expect, it } from '@jest/globals';
import { siteConfig } from './site-config.ts';

const accepts = (videoUrl: unknown): boolean => siteConfig.shape.videoUrl.safeParse(videoUrl).success;

describe('the demo video of the operator', () => {
  it.each([null, 'https://www.youtube-nocookie.com/embed/a_b-C1', 'https://player.vimeo.com/video/12345'])(
    'can be %s',
    (url) => expect(accepts(url)).toBe(true),
  );

  it.each([
    'http://player.vimeo.com/video/12345',
    'https://player.vimeo.com/video/12345/more',
    'https://player.vimeo.com/x/video/12345',
    'https://player.vimeo.com/embed/abc',
    'https://www.youtube-nocookie.com/video/12345',
    'https://www.youtube.com/embed/abc',
    'https://evil.example/embed/abc',
    'https://ann@player.vimeo.com/video/12345',
    'https://ann:word@player.vimeo.com/video/12345',
    'player.vimeo.com/video/12345',
    '',
  ])('cannot be %s', (url) => expect(accepts(url)).toBe(false));

  it('cannot be on a host whose name only looks like an allowed one', () => {
    const read = siteConfig.shape.videoUrl.safeParse('https://player.vimeo.com.evil.example/video/1');
    expect(read.error?.issues[0]?.message).toMatch(/^Use a video from /);
  });
});
