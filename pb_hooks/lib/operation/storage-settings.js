/**
 * Where uploaded files and backups are kept, by the environment; without it they stay as the dashboard has them, at first in the data folder.
 *
 * | variable | meaning |
 * |---|---|
 * | S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY, S3_SECRET, S3_PATH_STYLE=on | S3-compatible storage for uploaded files |
 * | BACKUP_S3_BUCKET | a bucket for backups; the rest as above with BACKUP_ in front, and what is not named there as for the files |
 * | BACKUP_CRON, BACKUP_KEEP | when a backup is made (UTC) and how many are kept; with a bucket for them at three in the night, 14 |
 *
 * @param {core.Settings} settings changed in place
 * @returns {boolean} whether it holds a secret of the environment, which no comparison of settings shows
 */
function applyStorageSettings(settings) {
  const env = $os.getenv;
  const files = storage('');
  if (files !== null) Object.assign(settings.s3, files);
  const backups = storage('BACKUP_');
  if (backups !== null) Object.assign(settings.backups.s3, backups);
  if (backups !== null || env('BACKUP_CRON') !== '') {
    settings.backups.cron = env('BACKUP_CRON') || '0 3 * * *';
    settings.backups.cronMaxKeep = Number(env('BACKUP_KEEP') || 14);
  }
  return files !== null || backups !== null;
}

/**
 * @param {'' | 'BACKUP_'} prefix
 * @returns {Omit<core.S3Config, 'validate'> | null} null where no bucket is named
 */
function storage(prefix) {
  const env = $os.getenv;
  /** @param {string} name */
  const read = (name) => env(prefix + name) || env(name);
  const bucket = env(`${prefix}S3_BUCKET`);
  if (bucket === '') return null;
  return {
    enabled: true,
    bucket,
    endpoint: read('S3_ENDPOINT'),
    region: read('S3_REGION') || 'us-east-1',
    accessKey: read('S3_ACCESS_KEY'),
    secret: read('S3_SECRET'),
    forcePathStyle: read('S3_PATH_STYLE') === 'on',
  };
}

module.exports = { applyStorageSettings };
