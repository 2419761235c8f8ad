import { reject } from './reject.ts';

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

export interface Names {
  kebab: string;
  camel: string;
  pascal: string;
  /** With a capital and spaces: "Save profile". */
  text: string;
}

export function namesOf(name: string, what = 'name'): Names {
  if (!KEBAB.test(name)) reject(`The ${what} "${name}" is not in kebab-case, as in "save-profile".`);
  const pascal = name.replace(/(^|-)(.)/g, (_all, _dash, first: string) => first.toUpperCase());
  const text = name.replaceAll('-', ' ');
  return {
    kebab: name,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    text: text.charAt(0).toUpperCase() + text.slice(1),
  };
}
