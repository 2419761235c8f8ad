import { componentTokens } from '@groundwork/web-ui';
import { ConfigProvider, theme as componentTheme } from 'antd';
import { MemoryRouter } from 'react-router-dom';
import { peopleStories } from './people-stories.tsx';
import { partStories } from './part-stories.tsx';
import { screenStories } from './screen-stories.tsx';
import { stateStories } from './state-stories.tsx';

const parts = [...partStories, ...stateStories, ...peopleStories];
const stories = [...parts, ...screenStories];

export interface FrameProps {
  readonly dark: boolean;
  /** The name of one story, or "parts" for all stories except the screens. */
  readonly story: string | null;
}

export function Frame({ dark, story }: FrameProps) {
  const visibleStories =
    story === 'parts' ? parts : stories.filter(({ name }) => story === null || name === story);
  return (
    <ConfigProvider
      theme={{
        cssVar: { key: 'gallery' },
        hashed: false,
        algorithm: dark ? componentTheme.darkAlgorithm : componentTheme.defaultAlgorithm,
        token: componentTokens(dark ? 'dark' : 'light', true),
      }}
    >
      <MemoryRouter>
        <main className="gallery">
          <h1>Gallery of parts</h1>
          {visibleStories.map(({ name, width, node }) => (
            <article key={name} className="gallery-story" data-story={name}>
              <h2>{name}</h2>
              <div style={{ maxWidth: width }}>{node}</div>
            </article>
          ))}
        </main>
      </MemoryRouter>
    </ConfigProvider>
  );
}
