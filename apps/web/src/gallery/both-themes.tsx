/** Two frames: each theme needs its own width and its own landmarks. */
export function BothThemes() {
  return (
    <main className="gallery-both">
      <h1 className="gw-hidden">Gallery of parts, light and dark</h1>
      <iframe title="Light" src="?theme=light" />
      <iframe title="Dark" src="?theme=dark" />
    </main>
  );
}
