import { firefox } from '@playwright/test';

interface Session {
  send: (command: string, parameters: object) => Promise<unknown>;
}
interface Connected {
  readonly _connection: { toImpl: (browser: unknown) => { readonly _browserSession: Session } };
}

const mediaFeatures = 'emulation.setMediaFeaturesOverride';

/** Playwright sends this command for each new context. Firefox has it from version 159. */
function allowNoMediaFeatures(session: Session): void {
  const send = session.send.bind(session);
  session.send = async (command, parameters) => {
    try {
      return await send(command, parameters);
    } catch (error) {
      if (command === mediaFeatures && String(error).includes('unknown command')) return {};
      throw error;
    }
  };
}

/** Playwright would set the value of an input, and React ignores a value that a script sets. */
const typeText = `() => Object.defineProperty(window, '__pw_bidiInsertText', {
  get: () => (text) => void document.execCommand('insertText', false, text),
  set: () => undefined,
})`;

export function adaptFirefox(): void {
  const launch = firefox.launch.bind(firefox);
  firefox.launch = async (options) => {
    const browser = await launch(options);
    const { _connection: connection } = browser as unknown as Connected;
    const session = connection.toImpl(browser)._browserSession;
    allowNoMediaFeatures(session);
    await session.send('script.addPreloadScript', { functionDeclaration: typeText });
    return browser;
  };
}
