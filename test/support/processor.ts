/** How long this process has worked so far (ms), which other work on the machine makes no longer. */
export function worked(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
