/** Each is also a pattern of the chart, whose expressions know no look-ahead and no flags. */
const whole = (content: string) => new RegExp(`^(?:${content})$`);

const byte = String.raw`(?:25[0-5]|2[0-4]\d|1\d{2}|[1-9]?\d)`;
const ipv4 = String.raw`(?:${byte}\.){3}${byte}`;
const group = '[0-9A-Fa-f]{1,4}';
const ipv6 = `(?:${[
  `(?:${group}:){7}${group}`,
  `(?:${group}:){1,7}:`,
  ...[1, 2, 3, 4, 5, 6].map((before) => `(?:${group}:){${before}}(?::${group}){1,${7 - before}}`),
  `:(?::${group}){1,7}`,
  `::(?:[Ff]{4}:)?${ipv4}`,
  '::',
].join('|')})`;
const port = String.raw`(?:6553[0-5]|655[0-2]\d|65[0-4]\d{2}|6[0-4]\d{3}|[1-5]\d{4}|[1-9]\d{0,3})`;
const label = '[0-9A-Za-z_](?:[0-9A-Za-z_-]*[0-9A-Za-z_])?';
const lastLabel = '[A-Za-z_](?:[0-9A-Za-z_-]*[0-9A-Za-z_])?';
/** A name whose last part begins with a digit would be read as a wrong IPv4 address. */
const host = String.raw`(?:\[${ipv6}\]|${ipv4}|(?:${label}\.)*${lastLabel}\.?)`;
export const hostPattern = whole(`${ipv6}|${host}`);
const character = String.raw`[^\s/?#@:%\[\]]|%[0-9A-Fa-f]{2}`;
const user = `(?:${character})*(?::(?:${character}|:)*)?@`;

const network = String.raw`${ipv4}(?:/(?:3[0-2]|[12]?\d))?|${ipv6}(?:/(?:12[0-8]|1[01]\d|[1-9]?\d))?`;
export const cidrPattern = whole(String.raw`${ipv4}/(?:3[0-2]|[12]?\d)|${ipv6}/(?:12[0-8]|1[01]\d|[1-9]?\d)`);

const listOf = (entry: string) => whole(String.raw`\s*(?:(?:${entry})\s*)?(?:,\s*(?:(?:${entry})\s*)?)*`);

export const networkListPattern = listOf(network);
export const serverListPattern = listOf(String.raw`${ipv4}(?::${port})?|\[${ipv6}\](?::${port})?|${ipv6}`);

const hostLabel = '[0-9A-Za-z](?:[0-9A-Za-z-]{0,61}[0-9A-Za-z])?';
const publicHost = String.raw`(?:${hostLabel}\.)+[A-Za-z](?:[0-9A-Za-z-]{0,61}[0-9A-Za-z])?`;
const hex = '[0-9A-Fa-f]';
const id = `${hex}{8}-${hex}{4}-[1-8]${hex}{3}-[89ABab]${hex}{3}-${hex}{12}`;
export const hostListPattern = listOf(String.raw`${publicHost}(?:\s*=\s*${id})?`);

const letters = String.raw`[0-9A-Za-z_'+-]+`;
export const emailPattern = whole(
  String.raw`\s*(?:${letters}\.)*${letters}@(?:${hostLabel}\.)+[A-Za-z]{2,}\s*`,
);
const mailbox = String.raw`[^\s<>@,;:"]+@${host}`;
export const senderPattern = whole(String.raw`[^<>@\r\n]*<${mailbox}>\s*|${mailbox}`);

export const originPattern = whole(`https?://${host}(?::${port})?/?`);
export const addressPattern = (schemes: string) =>
  whole(String.raw`(?:${schemes})://(?:${user})?${host}(?::${port})?(?:[/?]\S*)?`);
export const serverPattern = (scheme: string) => whole(`${scheme}://${host}(?::${port})?`);
export const storagePattern = whole(
  String.raw`folder:/.*|s3://${user}${host}(?::${port})?/[^\s/?#]+(?:\?[^\s#]*)?`,
);

const header = String.raw`[^\s,=]+=(?:[^,%\r\n]|%[0-9A-Fa-f]{2})+`;
export const headerListPattern = whole(`${header}(?:,${header})*`);
