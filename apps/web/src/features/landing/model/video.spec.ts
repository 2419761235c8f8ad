import { describe, expect, it } from '@jest/globals';
import { playingUrl, videoHost } from './video.ts';

describe('the demo video', () => {
  it('starts with the click that asked for it and keeps what the operator set', () => {
    expect(playingUrl('https://player.vimeo.com/video/76979871?dnt=1')).toBe(
      'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1',
    );
  });

  it('says whose server the click will ask', () => {
    expect(videoHost('https://www.youtube-nocookie.com/embed/abc')).toBe('YouTube');
    expect(videoHost('https://player.vimeo.com/video/1')).toBe('Vimeo');
  });
});
