import { existsSync, readFileSync, writeSync } from 'node:fs';
import { Session } from 'node:inspector';
import { workerData } from 'node:worker_threads';
import { systemClock } from '@groundwork/platform-time';
import type { LoopWatchData } from './loop-watch.ts';

const { beats, service, standsMs } = workerData as LoopWatchData;
const everyMs = 500;
const pauseMs = 2000;
const framesToLog = 6;

const msPerTick = 10;
const mainThread = `/proc/self/task/${process.pid}/stat`;
const countsThreads = existsSync(mainThread);

function processorMs(): number {
  if (!countsThreads) {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  }
  const fields = readFileSync(mainThread, 'latin1').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * msPerTick;
}

function end(usedMs: number, stack: string[]): void {
  const line = {
    level: 60,
    time: systemClock.now().toISOString(),
    service,
    stack,
    processorSeconds: usedMs / 1000,
    msg: `The event loop stands${stack[0] === undefined ? '' : ` in ${stack[0]}`}. The process ends`,
  };
  writeSync(1, `${JSON.stringify(line)}\n`);
  process.kill(process.pid, 'SIGKILL');
}

function endWithStack(usedMs: number): void {
  setTimeout(() => {
    end(usedMs, []);
  }, pauseMs);
  const session = new Session();
  const files = new Map<string, string>();
  session.connectToMainThread();
  session.on('Debugger.scriptParsed', ({ params: { scriptId, url } }) => files.set(scriptId, url));
  session.on('Debugger.paused', ({ params }) => {
    const places = params.callFrames.map(({ functionName, location: { scriptId, lineNumber } }) => {
      return `${functionName || 'a function'} (${files.get(scriptId)}:${lineNumber + 1})`;
    });
    end(usedMs, places.slice(0, framesToLog));
  });
  session.post('Debugger.enable', () => {
    session.post('Debugger.pause');
  });
}

let seen = { beat: 0, processorMs: processorMs() };
const timer = setInterval(() => {
  const now = { beat: Atomics.load(beats, 0), processorMs: processorMs() };
  const usedMs = now.processorMs - seen.processorMs;
  if (now.beat !== seen.beat) seen = now;
  else if (usedMs >= standsMs) {
    clearInterval(timer);
    endWithStack(usedMs);
  }
}, everyMs);
