import { describe, expect, it } from '@jest/globals';
import { pictureTypeOf } from './account.ts';

const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const png = '\x89PNG\r\n\x1a\n';

describe('the type of a picture', () => {
  it.each([
    ['image/png', `${png}rest`],
    ['image/jpeg', '\xff\xd8\xff\xe0rest of it'],
    ['image/webp', 'RIFF1234WEBPVP8 '],
    [undefined, `rest${png}`],
    [undefined, '1234\xff\xd8\xff'],
    [undefined, 'RIFF1234WAVE'],
    [undefined, '1234RIFFWEBP'],
    [undefined, 'WEBP1234RIFF'],
    [undefined, ' RIFF123WEBP'],
    [undefined, ''],
    [undefined, '<svg xmlns="…">'],
  ])('is %s for the start %j', (type, start) => {
    expect(pictureTypeOf(bytesOf(start))).toBe(type);
  });
});
