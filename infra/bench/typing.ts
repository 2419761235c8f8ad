import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { withBrowser } from './browser.ts';
import { bundle, serve } from './bundled-page.ts';
import { at, atMost, type Figure, figure } from './figures.ts';
import type { Ground } from './ground.ts';

const TARGET_P95 = 22;

// Watchers of the form get a key one message later, so the frame is requested after that message. The browser runs
// without a frame rate: no wait for a screen is measured.
const typeKeys = (keys: number) => `(async () => {
  const box = document.getElementById('profile_fullName');
  box.focus();
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
  const { port1, port2 } = new MessageChannel();
  const message = () => new Promise((done) => { port1.onmessage = done; port2.postMessage(null); });
  const frame = () => new Promise(requestAnimationFrame);
  const times = [];
  for (let at = 0; at < ${keys}; at += 1) {
    const start = performance.now();
    write.call(box, 'x'.repeat((at % 100) + 1));
    box.dispatchEvent(new Event('input', { bubbles: true }));
    await message();
    await frame();
    await message();
    times.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return times;
})()`;

async function timesOf(browser: Browser, url: string, keys: number): Promise<number[]> {
  const tab = await browser.newPage();
  await tab.goto(url);
  await tab.waitForSelector('#profile_fullName');
  const times = await tab.evaluate<number[]>(typeKeys(keys));
  await tab.close();
  return times;
}

export async function measure(ground: Ground): Promise<Figure[]> {
  const keys = ground.count(200, 3);
  const script = await bundle(join(import.meta.dirname, 'typing-form.tsx'));
  const { server, url } = await serve(script);
  const time = async (browser: Browser) => ({
    ours: await timesOf(browser, url, keys),
    whole: await timesOf(browser, `${url}?whole`, keys),
  });
  const flags = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];
  const { ours, whole } = await withBrowser(time, ...flags).finally(() => server.close());
  console.log(`${keys} keys, 135 fields`);
  return [
    figure('one key, p50 ms', at(ours, 0.5)),
    atMost('one key, p95 ms', at(ours, 0.95), TARGET_P95),
    figure('whole form drawn again, p95 ms', at(whole, 0.95)),
    figure('whole form / ours, p95', at(whole, 0.95) / at(ours, 0.95)),
  ];
}
