// `npm run bench:typing`: how long one key pressed in the full profile form takes until the screen shows it,
// beside the same form when every key draws all of its fields again.
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findChromium } from '../local/chromium.mjs';
import { checkout } from '../local/instance.mjs';
import { atMost, figure, report } from './figures.mjs';

const KEYS = 200;
const TARGET_P95 = 22;

/** Both forms hold the same 135 fields; they differ in who is drawn again. @param {boolean} whole */
const page = (whole) => `
  import { installTheme } from '@groundwork/web-ui';
  import { fieldCatalogue } from '@groundwork/contracts';
  import { Form } from 'antd';
  import { createElement as h } from 'react';
  import { createRoot } from 'react-dom/client';
  import { ProfileField } from '/apps/web/src/features/profile/components/profile-field.tsx';
  import { Completion } from '/apps/web/src/features/profile/components/completion.tsx';
  import { valuesFrom } from '/apps/web/src/features/profile/model/draft.ts';
  installTheme({ light: {}, dark: {}, deep: {} });
  const Field = ${whole ? 'ProfileField.type' : 'ProfileField'};
  const Fields = () => fieldCatalogue.map((field) => h(Field, { key: field.name, field }));
  function Bench() {
    const [form] = Form.useForm();
    ${whole ? 'Form.useWatch([], form);' : ''}
    const fields = ${whole ? 'h(Form.Item, { noStyle: true, shouldUpdate: true, children: () => h(Fields) })' : 'h(Fields)'};
    return h(Form, { form, name: 'profile', initialValues: valuesFrom({}) }, h(Completion), fields);
  }
  createRoot(document.getElementById('root')).render(h(Bench));
`;

/**
 * From the key to the end of the frame that shows it. Whoever watches the form hears of a key one message later, so the
 * frame is asked for behind that message. The browser runs without a frame rate: waiting for a screen is not measured.
 */
const TYPE = `(async () => {
  const box = document.getElementById('profile_fullName');
  box.focus();
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
  const { port1, port2 } = new MessageChannel();
  const message = () => new Promise((done) => { port1.onmessage = done; port2.postMessage(null); });
  const frame = () => new Promise(requestAnimationFrame);
  const times = [];
  for (let at = 0; at < ${KEYS}; at += 1) {
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

/** @param {number[]} times @param {number} share */
const at = (times, share) => [...times].sort((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN;

/** @param {string} folder @param {boolean} whole */
async function build(folder, whole) {
  const { build: bundle } = await import('vite');
  const entry = join(folder, 'entry.js');
  await writeFile(entry, page(whole));
  const { output } = /** @type {{ output: { type: string, code?: string, isEntry?: boolean }[] }} */ (
    /** @type {unknown} */ (
      await bundle({
        configFile: false,
        logLevel: 'error',
        root: checkout,
        resolve: {
          conditions: ['groundwork-source', 'module', 'browser', 'production'],
          alias: [{ find: /^\/apps\//, replacement: `${join(checkout, 'apps')}/` }],
        },
        define: { 'process.env.NODE_ENV': '"production"' },
        build: { write: false, rolldownOptions: { input: entry, output: { codeSplitting: false } } },
      })
    )
  );
  return output.find((each) => each.isEntry)?.code ?? '';
}

/** @param {import('playwright-core').Browser} browser @param {string} script */
async function measure(browser, script) {
  const html =
    '<!doctype html><html lang="en"><title>Typing</title><div id="root"></div><script type="module" src="/entry.js"></script>';
  const server = createHttpServer((request, response) => {
    const isScript = request.url === '/entry.js';
    response
      .setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
      .end(isScript ? script : html);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  const tab = await browser.newPage();
  await tab.goto(`http://127.0.0.1:${address.port}/`);
  await tab.waitForSelector('#profile_fullName');
  const times = /** @type {number[]} */ (await tab.evaluate(TYPE));
  await tab.close();
  server.close();
  return times;
}

const folder = await mkdtemp(join(tmpdir(), 'typing-'));
await symlink(join(checkout, 'node_modules'), join(folder, 'node_modules'));
const executablePath = await findChromium('/dev/null');
const browser = await chromium.launch({
  ...(executablePath !== undefined && { executablePath }),
  args: ['--no-sandbox', '--disable-frame-rate-limit', '--disable-gpu-vsync'],
});
try {
  /** @type {Record<string, number[]>} */
  const times = {};
  for (const [name, whole] of /** @type {const} */ ([
    ['ours', false],
    ['whole', true],
  ])) {
    times[name] = await measure(browser, await build(folder, whole));
  }
  const { ours = [], whole = [] } = times;
  console.log(`${KEYS} keys, 135 fields`);
  process.exitCode = report('typing', [
    figure('one key, p50 ms', at(ours, 0.5)),
    atMost('one key, p95 ms', at(ours, 0.95), TARGET_P95),
    figure('whole form drawn again, p95 ms', at(whole, 0.95)),
    figure('whole form / ours, p95', at(whole, 0.95) / at(ours, 0.95)),
  ]);
} finally {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
}
