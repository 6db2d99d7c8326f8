const { aiSettings } = require('../assistant/ai-settings.js');
const { retentionDays } = require('../server/retention-days.js');
const { applyStorageSettings } = require('./storage-settings.js');

/**
 * The settings that Foretaste needs, applied at every start. What is not named here stays as the dashboard has it; the mail server
 * and the public address are touched only where the environment names them.
 *
 * | variable | meaning |
 * |---|---|
 * | APP_URL | the app's public address, for links in mails |
 * | SMTP_HOST, SMTP_PORT, SMTP_USERNAME, SMTP_PASSWORD, SMTP_TLS, SMTP_FROM | the mail server; without SMTP_HOST mail stays as it is |
 * | FORETASTE_RATE_LIMITS=off | no rate limits, for load tests |
 * | FORETASTE_LOG_ADDRESSES=on | the log of requests holds the addresses of whoever asked |
 * | FORETASTE_TRUSTED_PROXY_HEADER | the header in which a proxy in front names the client, for instance X-Forwarded-For |
 *
 * Where files and backups are kept: `storage-settings.js`.
 *
 * @param {CoreApp} app
 */
function applySettings(app) {
  const settings = app.settings();
  const before = JSON.stringify(settings);
  const env = $os.getenv;
  settings.meta.appName = 'Foretaste';
  if (env('APP_URL') !== '') settings.meta.appURL = env('APP_URL').replace(/\/+$/, '');
  settings.batch.enabled = false;
  settings.logs.logIP = env('FORETASTE_LOG_ADDRESSES') === 'on';
  settings.logs.maxDays = retentionDays.requestLog;
  settings.rateLimits.enabled = env('FORETASTE_RATE_LIMITS') !== 'off';
  settings.rateLimits.rules = [
    rule('*:auth', 20),
    rule('*:create', 600),
    rule('/api/sync/', 1200),
    rule('/api/account/', 20),
    rule('/api/ai/', 30),
    rule('/api/community/', 300),
    rule('/api/analytics/', 60),
    rule('/api/', 3000),
  ];
  if (env('FORETASTE_TRUSTED_PROXY_HEADER') !== '')
    settings.trustedProxy.headers = [env('FORETASTE_TRUSTED_PROXY_HEADER')];
  if (env('SMTP_HOST') !== '') {
    settings.smtp.enabled = true;
    settings.smtp.host = env('SMTP_HOST');
    settings.smtp.port = Number(env('SMTP_PORT') || 587);
    settings.smtp.username = env('SMTP_USERNAME');
    settings.smtp.password = env('SMTP_PASSWORD');
    settings.smtp.tls = env('SMTP_TLS') === 'on';
    settings.meta.senderName = 'Foretaste';
    if (env('SMTP_FROM') !== '') settings.meta.senderAddress = env('SMTP_FROM');
  }
  if (!settings.smtp.enabled) console.log('mail is off: set SMTP_HOST to send verification and password mails');
  if (aiSettings() === null && env('AI_BASE_URL') + env('AI_MODEL') !== '')
    console.log('no AI service is asked: it takes AI_BASE_URL, an http address, and AI_MODEL');
  const hasStorageSecret = applyStorageSettings(settings);
  if (JSON.stringify(settings) !== before || hasStorageSecret || env('SMTP_PASSWORD') !== '') app.save(settings);
}

/**
 * @param {string} label
 * @param {number} maxRequests per client and minute
 */
function rule(label, maxRequests) {
  return /** @type {core.RateLimitRule} */ ({ label, maxRequests, duration: 60, audience: '' });
}

module.exports = { applySettings };
