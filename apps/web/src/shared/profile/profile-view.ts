import { paths } from '../paths.ts';

const key = 'profileView';

export type ProfileView = 'interview' | 'form';

export function chooseProfileView(view: ProfileView): void {
  try {
    window.localStorage.setItem(key, view);
  } catch {
    // Without free storage the navigation opens the form.
  }
}

const addresses: Readonly<Record<ProfileView, string>> = {
  interview: paths.profileInterview(),
  form: paths.profile(),
};

/** The view on the screen, or else the view that the owner chose last. */
export function profileAddress(pathname: string): string {
  if (Object.values(addresses).includes(pathname)) return pathname;
  return window.localStorage.getItem(key) === 'interview' ? addresses.interview : addresses.form;
}
