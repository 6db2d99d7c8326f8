import { describe, expect, it } from 'vitest';
import { checkNodeVersion } from './check-node-version.mjs';
import { readSettings } from './read-settings.mjs';

describe('the launcher’s settings', () => {
  it('have defaults that work on one machine', () => {
    expect(readSettings({ env: {}, root: '/srv/foretaste' })).toEqual({
      host: '127.0.0.1',
      port: 8090,
      dataDir: '/srv/foretaste/pb_data',
      publicDir: null,
      servedDir: '/srv/foretaste/pb_data-served',
      appUrl: 'http://127.0.0.1:8090',
    });
  });

  it('show an address that a browser can open when the server listens everywhere', () => {
    expect(readSettings({ env: { HOST: '0.0.0.0', PORT: '80' }, root: '/' }).appUrl).toBe('http://localhost:80');
    expect(readSettings({ env: { HOST: '::1' }, root: '/' }).appUrl).toBe('http://[::1]:8090');
  });

  it('take APP_URL without its last slash, for links in mails', () => {
    expect(readSettings({ env: { APP_URL: 'https://taste.example/' }, root: '/' }).appUrl).toBe(
      'https://taste.example',
    );
  });

  it.each(['0', '65536', 'abc', '80.5', '-1'])('refuse PORT=%s', (port) => {
    expect(() => readSettings({ env: { PORT: port }, root: '/' })).toThrow(`not '${port}'`);
  });
});

describe('the Node.js version', () => {
  it.each(['20.19.0', '20.19.1', '20.20.0', '21.0.0', '22.1.0'])('%s will do', (version) => {
    expect(() => checkNodeVersion(version)).not.toThrow();
  });

  it.each(['20.18.3', '20.9.0', '18.20.4', '8.0.0'])('%s is too old', (version) => {
    expect(() => checkNodeVersion(version)).toThrow(`this is ${version}`);
  });
});
