import { describe, expect, it } from '@jest/globals';
import { describeDevice } from './describe-device.rules.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('describeDevice', () => {
  it.each([
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0.0.0 Safari/537.36`,
      'Chrome on Windows',
    ],
    [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/142.0 Safari/537.36 Edg/142.0`, 'Edge on Windows'],
    [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/142.0 Safari/537.36 OPR/120`, 'Opera on Linux'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15',
      'Safari on macOS',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 CriOS/142.0 Safari/604.1',
      'Chrome on iPhone',
    ],
    [
      `Mozilla/5.0 (Linux; Android 16; Pixel) ${webkit} Chrome/142.0 Mobile Safari/537.36`,
      'Chrome on Android',
    ],
    ['curl/8.5 (Linux)', 'Linux'],
    ['node', 'Unknown device'],
    ['<script>alert(1)</script>', 'Unknown device'],
    ['', 'Unknown device'],
    [undefined, 'Unknown device'],
  ])('describes %s as %s', (userAgent, device) => {
    expect(describeDevice(userAgent)).toBe(device);
  });
});
