import { answerSteps } from '../dist/index.js';

answerSteps('double-reader', () => {
  let stored = '';
  return {
    store(/** @type {string} */ text) {
      stored += text;
    },
    read: () => stored,
    pid: () => process.pid,
    work(/** @type {number} */ ms) {
      const { user } = process.cpuUsage();
      while (process.cpuUsage().user - user < ms * 1000);
    },
    eatHeap() {
      for (const all = []; ;) all.push({ text: 'x'.repeat(100), at: all.length });
    },
    eatBuffers() {
      for (const all = []; ;) all.push(Buffer.alloc(10_000_000, 1));
    },
    end: () => process.exit(1),
    stop: () => process.kill(process.pid, 'SIGSTOP'),
    fail() {
      throw new Error('This file is broken');
    },
  };
});
