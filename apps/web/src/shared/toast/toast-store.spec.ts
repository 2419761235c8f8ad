import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { currentToast, dismissToast, pauseToast, resumeToast, showToast } from './toast-store.ts';

const message = (title: string) => ({ title, description: 'It is done.' });

describe('messages at the edge of the screen', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    dismissToast();
    jest.useRealTimers();
  });

  it('stand for 5 seconds', () => {
    showToast(message('Saved'));
    jest.advanceTimersByTime(4999);
    expect(currentToast()?.title).toBe('Saved');
    jest.advanceTimersByTime(1);
    expect(currentToast()).toBeNull();
  });

  it('come one at a time, each with its own 5 seconds', () => {
    showToast(message('Saved'));
    jest.advanceTimersByTime(4000);
    showToast(message('Removed'));
    jest.advanceTimersByTime(4000);
    expect(currentToast()?.title).toBe('Removed');
    jest.advanceTimersByTime(1000);
    expect(currentToast()).toBeNull();
  });

  it('stay while somebody reaches for their button', () => {
    showToast(message('Removed'));
    pauseToast();
    jest.advanceTimersByTime(60_000);
    expect(currentToast()?.title).toBe('Removed');
    resumeToast();
    jest.advanceTimersByTime(5000);
    expect(currentToast()).toBeNull();
  });

  it('undo what can be undone, once', () => {
    const undone = jest.fn();
    showToast({ ...message('Removed'), action: { label: 'Undo', run: undone } });
    currentToast()?.action?.run();
    expect(undone).toHaveBeenCalledTimes(1);
    expect(currentToast()).toBeNull();
  });

  it('may be answered by another message', () => {
    showToast({
      ...message('Removed'),
      action: { label: 'Undo', run: () => showToast(message('Restored')) },
    });
    currentToast()?.action?.run();
    expect(currentToast()?.title).toBe('Restored');
  });
});
