/** Counted as people count: an emoji is one character, not two. What is far too long is not counted at all. */
export const atMost = (most: number) => (text: string) =>
  text.length <= 2 * most && Array.from(text).length <= most;
export const atLeast = (least: number) => (text: string) =>
  Array.from(text.slice(0, 2 * least)).length >= least;
