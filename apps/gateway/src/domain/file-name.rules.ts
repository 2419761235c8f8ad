const invisibleExceptJoiners = /[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/gu;
const mostCharacters = 200;

export const plainName = (name: string): string => name.replace(invisibleExceptJoiners, '');

export function storedNameOf(fileName: string): string {
  const name = plainName(fileName)
    .replace(/^.*[\\/]/u, '')
    .trim();
  return name === '' ? 'document' : Array.from(name).slice(0, mostCharacters).join('');
}
