import { spawnSync } from 'node:child_process';

/** Whether the proxy of `deploy/` can be tried on this machine. @returns {boolean} */
export function hasCaddy() {
  return spawnSync('caddy', ['version'], { stdio: 'ignore' }).status === 0;
}
