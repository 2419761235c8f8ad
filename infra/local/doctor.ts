export const summary = 'checks settings, servers and disks, and prints what to do';
export const help = `operator doctor [options]
`;
export const run = () => Promise.resolve();
