export interface PrintedMark {
  readonly field: string;
  /** Absent for a sentence about several values. */
  readonly value: string | null;
  /** The source of the value; null for the value in force. */
  readonly source: string | null;
  readonly text: string;
}

export interface PrintedBox {
  readonly field: string;
  readonly text: string;
}

export interface ScreenReading {
  readonly marks: readonly PrintedMark[];
  /** Number boxes of the forms of the profile. */
  readonly boxes: readonly PrintedBox[];
  /** Texts outside all marks that contain a number. */
  readonly texts: readonly string[];
}

/** Opens what is closed, because a closed part prints nothing. */
export const openPartsScript = `(() => {
  const parts = [...document.querySelectorAll('details:not([open])')];
  for (const part of parts) part.open = true;
  const closed = ':is(main, [role=dialog]) button[aria-expanded=false]:not([aria-haspopup])';
  const buttons = [...document.querySelectorAll(closed)].filter((button) => button.checkVisibility());
  for (const button of buttons) button.click();
  return parts.length + buttons.length;
})()`;

/** Null before the screen has a heading, and while a part loads. */
export const printedTextScript = `document.querySelector('main :is(h1, h2)') === null || document.querySelector('.gw-loading, .gw-bones')
  ? null : document.body.textContent`;

export const readingScript = `(() => {
  const isShown = (part) => part.checkVisibility();
  const marks = [...document.querySelectorAll('[data-field]')].filter(isShown).map((part) => ({
    field: part.dataset.field,
    value: part.dataset.value ?? null,
    source: part.dataset.source ?? null,
    text: part.textContent,
  }));
  const boxes = [...document.querySelectorAll('input[id^=profile_][inputmode=decimal]')]
    .filter(isShown)
    .map((box) => ({ field: box.id.slice('profile_'.length), text: box.value }));
  const texts = [];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
    const part = node.parentElement;
    if (part.closest('[data-field], script, style, noscript') || !/\\d{4}|\\d,\\d/.test(node.data)) continue;
    if (isShown(part)) texts.push(node.data.trim());
  }
  return { marks, boxes, texts };
})()`;
