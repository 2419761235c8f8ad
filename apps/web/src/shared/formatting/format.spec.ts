import { describe, expect, it } from '@jest/globals';
import { formatBytes, formatCount, formatDate, formatShare, formatSigned, formatWait } from './format.ts';

describe('a formatter', () => {
  it('writes a file size in bytes, KB, MB or GB', () => {
    expect(formatBytes(0)).toBe('0 bytes');
    expect(formatBytes(1023)).toBe('1023 bytes');
    expect(formatBytes(1536)).toBe('1.5 KB');
    expect(formatBytes(25 * 1024 * 1024)).toBe('25.0 MB');
    expect(formatBytes(250 * 1024)).toBe('250 KB');
    expect(formatBytes(312 * 1024 ** 2)).toBe('312 MB');
    expect(formatBytes(2 * 1024 ** 3)).toBe('2.0 GB');
  });

  it('writes a date without a time as the same day in every time zone', () => {
    expect(formatDate('2028-03-15')).toBe('Mar 15, 2028');
  });

  it('writes the sign of a change, also of zero', () => {
    expect(formatSigned(0)).toBe('+0');
    expect(formatSigned(23)).toBe('+23');
    expect(formatSigned(-7)).toBe('−7');
  });

  it('groups thousands and rounds shares', () => {
    expect(formatCount(1247)).toBe('1,247');
    expect(formatShare(0.049)).toBe('5%');
  });

  it('rounds a wait up', () => {
    expect(formatWait(0.2)).toBe('1 second');
    expect(formatWait(59)).toBe('59 seconds');
    expect(formatWait(60)).toBe('1 minute');
    expect(formatWait(61)).toBe('2 minutes');
  });
});
