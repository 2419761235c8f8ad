// One line per finished step; while steps run, a live line on a terminal, else a plain line now and then.
const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const PLAIN_REMINDER_MS = 15_000;

const live = process.stdout.isTTY === true && process.env['CI'] === undefined;

/** @type {Map<string, { since: number, remindedAt: number }>} */
const running = new Map();
let frame = 0;
/** @type {NodeJS.Timeout | undefined} */
let timer;

/** @param {number} since */
export const secondsSince = (since) => ((performance.now() - since) / 1000).toFixed(1);

const clearLine = () => live && process.stdout.write('\r\u001b[2K');

function draw() {
  frame += 1;
  if (live) {
    const steps = [...running].map(
      ([title, { since }]) => `${title} ${Math.floor((performance.now() - since) / 1000)} s`,
    );
    const width = (process.stdout.columns ?? 100) - 3;
    process.stdout.write(`\r\u001b[2K${FRAMES[frame % FRAMES.length]} ${steps.join(' · ').slice(0, width)}`);
    return;
  }
  // The step begun last is the one the others are waiting for.
  const [title, current] = [...running].at(-1) ?? [];
  if (current === undefined || performance.now() - current.remindedAt < PLAIN_REMINDER_MS) return;
  current.remindedAt = performance.now();
  process.stdout.write(`  still at it: ${title}, ${secondsSince(current.since)} s\n`);
}

function schedule() {
  if (running.size > 0 && timer === undefined) {
    timer = setInterval(draw, live ? 100 : 1000);
    timer.unref();
  }
  if (running.size === 0) {
    clearInterval(timer);
    timer = undefined;
  }
}

/** @param {string} text */
export function say(text) {
  clearLine();
  process.stdout.write(`${text}\n`);
}

/**
 * Shows that work is under way and, when it is done, how long it took.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @param {(result: T) => boolean} [succeeded]
 * @returns {Promise<T>}
 */
export async function step(title, work, succeeded = () => true) {
  const since = performance.now();
  running.set(title, { since, remindedAt: since });
  if (!live) process.stdout.write(`… ${title}\n`);
  schedule();
  /** @param {string} mark */
  const finish = (mark) => {
    running.delete(title);
    schedule();
    say(`${mark} ${title} (${secondsSince(since)} s)`);
  };
  try {
    const result = await work();
    finish(succeeded(result) ? '✓' : '✗');
    return result;
  } catch (error) {
    finish('✗');
    throw error;
  }
}

// Whoever read our output may be gone (a closed terminal, `| head`): that must not keep us from stopping cleanly.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
