type Value = string | number;

type SlotsOf<Text extends string> = Text extends `${string}{${infer Slot}}${infer Rest}`
  ? Slot | SlotsOf<Rest>
  : never;

export type ParamsOf<Text extends string> = string extends Text
  ? Readonly<Record<string, Value>>
  : {
      readonly [
        Slot in SlotsOf<Text> as Slot extends `${infer Name}|${string}` ? Name : Slot
      ]: Slot extends `${string}|${string}` ? number : Value;
    };

/** Intl is slow and differs between Node.js and browsers. */
export function groupDigits(value: number): string {
  const text = String(value);
  if (Math.abs(value) < 1000) return text;
  const [, head = text, groups = '', tail = ''] = /^(-?\d{1,3})((?:\d{3})+)(\.\d+)?$/.exec(text) ?? [];
  return head + groups.replace(/\d{3}/g, ',$&') + tail;
}

interface Slot {
  readonly name: string;
  readonly one: string | undefined;
  readonly many: string | undefined;
  readonly after: string;
}

interface Template {
  readonly start: string;
  readonly slots: readonly Slot[];
}

function templateOf(text: string): Template {
  const [start = '', ...rest] = text.split(/\{([^{}]*)\}/);
  const slots: Slot[] = [];
  for (let index = 0; index < rest.length; index += 2) {
    const [name = '', one, many] = (rest[index] ?? '').split('|');
    slots.push({ name, one, many, after: rest[index + 1] ?? '' });
  }
  return { start, slots };
}

const templates = new Map<string, Template>();

function printSlot({ name, one, many }: Slot, params: Readonly<Record<string, Value>>): string {
  const value = params[name];
  if (value === undefined) throw new Error(`The text has no value for {${name}}`);
  const printed = typeof value === 'number' ? groupDigits(value) : value;
  return one === undefined ? printed : `${printed} ${value === 1 ? one : many}`;
}

export function fill<const Text extends string>(text: Text, params: ParamsOf<Text>): string {
  let template = templates.get(text);
  if (template === undefined) templates.set(text, (template = templateOf(text)));
  let result = template.start;
  for (const slot of template.slots) result += printSlot(slot, params) + slot.after;
  return result;
}
