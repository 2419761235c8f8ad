export function autoplayUrl(videoUrl: string): string {
  const url = new URL(videoUrl);
  url.searchParams.set('autoplay', '1');
  return url.href;
}

const hostNames: Readonly<Record<string, string>> = {
  'www.youtube-nocookie.com': 'YouTube',
  'player.vimeo.com': 'Vimeo',
};

export const videoHost = (videoUrl: string): string => {
  const { host } = new URL(videoUrl);
  return hostNames[host] ?? host;
};
