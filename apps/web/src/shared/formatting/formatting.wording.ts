export const words = {
  size: { bytes: '{size} bytes', kilobytes: '{size} KB', megabytes: '{size} MB', gigabytes: '{size} GB' },
  wait: { seconds: '{count|second|seconds}', minutes: '{count|minute|minutes}' },
} as const;
