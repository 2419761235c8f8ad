export const words = {
  share: '{share} out of 100',
  ofHundred: 'of 100',
  shareAndParts: '{share} out of 100. {parts}',
  complete: '{share}% complete',
  trend: {
    date: 'Date',
    value: 'Value',
    cause: 'Cause',
    empty: '{label}: nothing to show yet.',
    point: '{label}: {value} since {date}.',
    flat: '{label}: unchanged at {value} since {date}.',
    course:
      '{label}: from {first} on {start} to {last} on {end}, {change}. Lowest {lowest}, highest {highest}.',
    same: 'the same as at the start',
    up: 'up {value}',
    down: 'down {value}',
  },
  about: 'About: {topic}',
  retry: 'Try again',
  showPassword: 'Show password',
  closeMessage: 'Close message',
  stages: {
    done: 'done',
    now: 'in progress',
    failed: 'failed',
    open: 'not started',
    finished: 'Done',
    step: 'Step {step} of {total}: {stage}',
    stopped: 'Stopped at step {step} of {total}: {stage}',
  },
  missing: 'no value',
  nextMove: 'Your next move',
} as const;

export const specifiedWords = {
  clearFilters: 'Clear filters',
  bands: { poor: 'Poor', fair: 'Fair', good: 'Good', excellent: 'Excellent' },
} as const;
