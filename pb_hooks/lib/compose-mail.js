/**
 * The mails about verification, spec 2 §7 'send-verification-emails': to the account's own address (R9), in HTML and as text. What
 * members and admins wrote goes in as text, never as markup.
 *
 * @typedef {{ subject: string, greeting: string, paragraphs: readonly string[], quote?: string, action: { words: string, path: string } }} Letter
 */

/**
 * @param {CoreApp} app
 * @param {{ id: string, kind: string, user: string, about: string }} mail
 * @returns {MailerMessage | undefined} undefined when what it tells of is not there any more
 */
function composeMail(app, mail) {
  const user = app.findRecordsByIds('users', [mail.user])[0];
  const letter = mail.kind === 'status_update' ? statusUpdate(app, mail.about) : verificationGuidelines(app, mail.about);
  if (!user || letter === undefined) return undefined;
  const { appURL, senderAddress, senderName } = app.settings().meta;
  const link = `${appURL.replace(/\/+$/, '')}${letter.action.path}`;
  return new MailerMessage({
    from: { address: senderAddress, name: senderName },
    to: [{ address: user.email(), name: oneLine(nameOf(app, mail.user)) }],
    subject: letter.subject,
    text: asText(letter, link),
    html: asHtml(letter, link),
    // A mail that is sent twice, because the answer to the first got lost, is told by it.
    headers: { 'Message-ID': `<${mail.id.replace(/[^a-z0-9]+/gi, '.')}@${senderAddress.split('@')[1] ?? 'foretaste'}>` },
  });
}

/** @param {CoreApp} app @param {string} professionalId @returns {Letter | undefined} */
function verificationGuidelines(app, professionalId) {
  const professional = app.findRecordsByIds('professional_profiles', [professionalId])[0];
  if (!professional) return undefined;
  const documents = professional.getString('business_type') === 'restaurant'
    ? 'your business license and registration, a food safety certificate, an insurance certificate and a photo ID'
    : 'your culinary certificate or diploma, a food safety certificate, a photo ID and a proof of your workplace';
  return {
    subject: 'How to get verified on Foretaste',
    greeting: greeting(app, professional.getString('user')),
    paragraphs: [
      `Welcome to Foretaste. ${professional.getString('business_name')} has its professional profile now. Once it is verified, a Verified badge stands beside your name on your profile, your foods and your reviews.`,
      `To apply, have ${documents} ready: at most five files, as PDF, JPG, PNG, DOC or DOCX, up to 10 MB each. They must be clear and current; what is not in English needs a certified translation. Only you and the administrators can open them.`,
      'The review takes 2-3 business days.',
    ],
    action: { words: 'Start Verification Process', path: '/user-settings?tab=professional' },
  };
}

/** @param {CoreApp} app @param {string} requestId @returns {Letter | undefined} */
function statusUpdate(app, requestId) {
  const request = app.findRecordsByIds('verification_requests', [requestId])[0];
  if (!request) return undefined;
  const isApproved = request.getString('status') === 'approved';
  const business = request.getString('business_name');
  const notes = request.getString('reviewer_notes').trim();
  const [subject, words, next] = isApproved
    ? ['You are verified on Foretaste', `Congratulations: your request for ${business} is approved. Your Verified badge shows from now on.`, 'See your profile settings']
    : ['Your verification request on Foretaste', `We could not approve your request for ${business}. Please read the feedback below, and send a new request when you are ready.`, 'Submit New Verification Request'];
  return {
    subject,
    greeting: greeting(app, request.getString('user')),
    paragraphs: [words],
    ...(notes === '' ? {} : { quote: notes }),
    action: { words: next, path: '/user-settings?tab=professional' },
  };
}

/** @param {CoreApp} app @param {string} user */
function nameOf(app, user) {
  const profile = app.findRecordsByIds('profiles', [user])[0];
  return profile?.getString('full_name') || profile?.getString('username') || '';
}

/** @param {CoreApp} app @param {string} user */
function greeting(app, user) {
  const name = oneLine(nameOf(app, user));
  return name === '' ? 'Hello,' : `Hello ${name},`;
}

/** @param {string} text */
function oneLine(text) {
  return text.replace(/\s+/g, ' ').trim();
}

/** @param {Letter} letter @param {string} link */
function asText({ greeting: hello, paragraphs, quote, action }, link) {
  const quoted = quote === undefined ? [] : [`Feedback:\n${quote.split(/\r?\n/).map((line) => `> ${line}`).join('\n')}`];
  return [hello, ...paragraphs, ...quoted, `${action.words}: ${link}`, 'Foretaste'].join('\n\n');
}

/** @param {Letter} letter @param {string} link */
function asHtml({ subject, greeting: hello, paragraphs, quote, action }, link) {
  const paragraph = (/** @type {string} */ text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  const quoted = quote === undefined ? '' : `<blockquote style="margin:0 0 16px;padding:12px 16px;border-left:4px solid #a63c1e;background:#f7efe4">${escapeHtml(quote).replace(/\r?\n/g, '<br>')}</blockquote>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#fffaf3;color:#2b211b;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:36rem;margin:0 auto">
${[hello, ...paragraphs].map(paragraph).join('\n')}
${quoted}
<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;border-radius:999px;background:#a63c1e;color:#ffffff;text-decoration:none">${escapeHtml(action.words)}</a></p>
<p style="margin:0;color:#6b5b50">Foretaste</p>
</div></body></html>`;
}

/** @param {string} text */
function escapeHtml(text) {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;').replace(/'/g, '&#39;');
}

module.exports = { composeMail };
