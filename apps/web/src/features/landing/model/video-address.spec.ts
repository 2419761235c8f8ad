import { describe, expect, it } from '@jest/globals';
import { autoplayUrl, videoHost } from './video-address.ts';

describe('the demo video', () => {
  it('starts at once and retains the parameters of the operator', () => {
    expect(autoplayUrl('https://player.vimeo.com/video/76979871?dnt=1')).toBe(
      'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1',
    );
  });

  it('names the host of the video', () => {
    expect(videoHost('https://www.youtube-nocookie.com/embed/abc')).toBe('YouTube');
    expect(videoHost('https://player.vimeo.com/video/1')).toBe('Vimeo');
  });
});
