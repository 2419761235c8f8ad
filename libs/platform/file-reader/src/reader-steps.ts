export type Steps = Record<string, (input: never) => unknown>;

export type ReaderMessage =
  { readonly begin: true } | { readonly step: string; readonly input: unknown } | { readonly end: true };

export interface StepReply<T> {
  readonly output: T;
}

export function answerSteps(name: string, stepsOfFile: () => Steps): void {
  let steps: Steps = {};
  const answer = async (message: ReaderMessage): Promise<void> => {
    if ('end' in message) {
      process.title = name;
      steps = {};
      return;
    }
    let output: unknown;
    if ('begin' in message) {
      process.title = `${name} with a file`;
      steps = stepsOfFile();
    } else output = await (steps[message.step] as (input: unknown) => unknown)(message.input);
    process.send?.({ output } satisfies StepReply<unknown>);
  };
  process.title = name;
  process.once('disconnect', () => process.exit(1));
  process.on('message', (message: ReaderMessage) => {
    void answer(message);
  });
}
