export const contrastMessages = {
  pairIncomplete: 'colors.{mode}: set both {text} and {ground}, or neither.',
  contrastTooLow: 'colors.{mode}: {text} on {ground} has a contrast of {ratio}. Text needs at least {least}.',
} as const;
