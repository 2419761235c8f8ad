// Parsed by every Node there is, so nothing newer than its own requirement may be used here.
const OLDEST = [20, 19];

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const [oldestMajor = 0, oldestMinor = 0] = OLDEST;
if (process.platform === 'win32') {
  process.stderr.write('On Windows, run Groundwork inside WSL 2.\n');
  process.exit(1);
}
if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) {
  process.stderr.write(
    `Groundwork needs Node ${OLDEST.join('.')} or newer; this is Node ${process.versions.node}. ` +
      'Install a current one from https://nodejs.org and run the command again.\n',
  );
  process.exit(1);
}
