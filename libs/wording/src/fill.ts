type Value = string | number;

type SlotsOf<Text extends string> = Text extends `${string}{${infer Slot}}${infer Rest}`
  ? Slot | SlotsOf<Rest>
  : never;

/** What a text needs: a value for each `{name}`, and a number for each `{name|one|many}`. */
export type ParamsOf<Text extends string> = string extends Text
  ? Readonly<Record<string, Value>>
  : {
      readonly [
        Slot in SlotsOf<Text> as Slot extends `${infer Name}|${string}` ? Name : Slot
      ]: Slot extends `${string}|${string}` ? number : Value;
    };

const slots = /\{([^}]*)\}/;

/** Without Intl, which is slow and differs between a server and a browser. */
const grouped = (value: number): string => String(value).replace(/\B(?<!\.\d*)(?=(\d{3})+(?!\d))/g, ',');

const shown = (value: Value): string => (typeof value === 'number' ? grouped(value) : value);

type Part = (params: Readonly<Record<string, Value>>) => string;

function slotPart(slot: string): Part {
  const [name = '', one, many] = slot.split('|');
  const valueIn = (params: Readonly<Record<string, Value>>): Value => {
    const value = params[name];
    if (value === undefined) throw new Error(`The text has no value for {${slot}}`);
    return value;
  };
  if (one === undefined) return (params) => shown(valueIn(params));
  return (params) => {
    const value = valueIn(params);
    return `${shown(value)} ${value === 1 ? one : many}`;
  };
}

/** Texts and slots take turns. */
const partsOf = (text: string): Part[] =>
  text.split(slots).map((part, index) => (index % 2 === 0 ? () => part : slotPart(part)));

const parsed = new Map<string, Part[]>();

/** Puts values into a text: `fill('{count|point|points} to {lender}', { count: 3, lender: 'Acme' })`. */
export function fill<const Text extends string>(text: Text, params: ParamsOf<Text>): string {
  const parts = parsed.get(text) ?? partsOf(text);
  parsed.set(text, parts);
  return parts.map((part) => part(params)).join('');
}
