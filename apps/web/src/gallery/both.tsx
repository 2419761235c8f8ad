/** Light and dark side by side, each a page of its own so that its width and its landmarks are its own. */
export function Both() {
  return (
    <main className="gallery-both">
      <h1 className="gw-hidden">Gallery of parts, light and dark</h1>
      <iframe title="Light" src="?theme=light" />
      <iframe title="Dark" src="?theme=dark" />
    </main>
  );
}
