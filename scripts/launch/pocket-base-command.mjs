import { join } from 'node:path';

/**
 * Settings hold secrets (of mail and storage): where this variable has a key of 32 characters, PocketBase encrypts them with it.
 */
const encryption = '--encryptionEnv=PB_ENCRYPTION_KEY';

/**
 * How the project's PocketBase is called.
 *
 * @param {{ root: string, dataDir: string, publicDir: string, host: string, port: number, watchHooks: boolean }} wish
 * @returns {string[]} arguments
 */
export function serveArguments({ root, dataDir, publicDir, host, port, watchHooks }) {
  return [
    'serve',
    `--http=${host.includes(':') ? `[${host}]` : host}:${port}`,
    `--dir=${dataDir}`,
    `--hooksDir=${join(root, 'pb_hooks')}`,
    `--migrationsDir=${join(root, 'pb_migrations')}`,
    `--publicDir=${publicDir}`,
    '--indexFallback=true',
    '--automigrate=false',
    // PocketBase takes a binary below the temporary folder for a developer's, and would print every statement, secrets too.
    '--dev=false',
    encryption,
    `--hooksWatch=${watchHooks}`,
    // Four pushes of each of many devices at once: a quarter faster than with PocketBase's 15, for 25 MB more memory.
    '--hooksPool=60',
  ];
}

/** @param {{ root: string, dataDir: string, email: string }} wish @returns {string[]} arguments that make a member an admin */
export function makeAdminArguments({ root, dataDir, email }) {
  return [
    'make-admin',
    email,
    `--dir=${dataDir}`,
    `--hooksDir=${join(root, 'pb_hooks')}`,
    `--migrationsDir=${join(root, 'pb_migrations')}`,
    '--automigrate=false',
    '--dev=false',
    encryption,
  ];
}

/** The command that makes an account for PocketBase's own interface, for a person to copy. @param {{ binary: string, dataDir: string, root: string }} place */
export function superuserCommand({ binary, dataDir, root }) {
  const words = [
    binary,
    'superuser',
    'upsert',
    'you@example.org',
    'a-long-password',
    `--dir=${dataDir}`,
    `--hooksDir=${join(root, 'pb_hooks')}`,
    `--migrationsDir=${join(root, 'pb_migrations')}`,
    ...(process.env['PB_ENCRYPTION_KEY'] ? [encryption] : []),
  ];
  return words.map((word) => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word}'`)).join(' ');
}
