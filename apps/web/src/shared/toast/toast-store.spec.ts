import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { currentToast, dismissToast, pauseToast, resumeToast, showToast } from './toast-store.ts';

const message = (title: string) => ({ title, description: 'It is done.' });

describe('a toast', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    dismissToast();
    jest.useRealTimers();
  });

  it('closes after 5 seconds', () => {
    showToast(message('Saved'));
    jest.advanceTimersByTime(4999);
    expect(currentToast()?.title).toBe('Saved');
    jest.advanceTimersByTime(1);
    expect(currentToast()).toBeNull();
  });

  it('replaces the previous toast and gets its own 5 seconds', () => {
    showToast(message('Saved'));
    jest.advanceTimersByTime(4000);
    showToast(message('Removed'));
    jest.advanceTimersByTime(4000);
    expect(currentToast()?.title).toBe('Removed');
    jest.advanceTimersByTime(1000);
    expect(currentToast()).toBeNull();
  });

  it('stays open while it is paused', () => {
    showToast(message('Removed'));
    pauseToast();
    jest.advanceTimersByTime(60_000);
    expect(currentToast()?.title).toBe('Removed');
    resumeToast();
    jest.advanceTimersByTime(5000);
    expect(currentToast()).toBeNull();
  });

  it('runs its action once and closes', () => {
    const undo = jest.fn();
    showToast({ ...message('Removed'), action: { label: 'Undo', run: undo } });
    currentToast()?.action?.run();
    expect(undo).toHaveBeenCalledTimes(1);
    expect(currentToast()).toBeNull();
  });

  it('stays open if the action of the previous toast opened it', () => {
    showToast({
      ...message('Removed'),
      action: { label: 'Undo', run: () => showToast(message('Restored')) },
    });
    currentToast()?.action?.run();
    expect(currentToast()?.title).toBe('Restored');
  });
});
