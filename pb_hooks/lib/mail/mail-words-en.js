/** What mails say in English. @type {import('./mail-words.js').MailWords} */
module.exports = {
  hello: (name) => (name === '' ? 'Hello,' : `Hello ${name},`),
  feedback: 'Feedback',
  guidelines: {
    subject: 'How to get verified on Foretaste',
    welcome: (business) =>
      `Welcome to Foretaste. ${business === '' ? 'Your business' : business} has its professional profile now. Once it is verified, a Verified badge stands beside your name on your profile, your foods and your reviews.`,
    documents: {
      restaurant:
        'your business license and registration, a food safety certificate, an insurance certificate and a photo ID',
      culinary_professional:
        'your culinary certificate or diploma, a food safety certificate, a photo ID and a proof of your workplace',
    },
    apply: (documents) =>
      `To apply, have ${documents} ready: at most five files, as PDF, JPG, PNG, DOC or DOCX, up to 10 MB each. They must be clear and current; what is not in English needs a certified translation. Only you and the administrators can open them.`,
    review: 'The review takes 2-3 business days.',
    action: 'Start Verification Process',
  },
  approved: {
    subject: 'You are verified on Foretaste',
    sentence: (business) =>
      `Congratulations: your request${business === '' ? '' : ` for ${business}`} is approved. Your Verified badge shows from now on.`,
    action: 'See your profile settings',
  },
  rejected: {
    subject: 'Your verification request on Foretaste',
    sentence: (business) =>
      `We could not approve your request${business === '' ? '' : ` for ${business}`}. Please read the feedback below, and send a new request when you are ready.`,
    action: 'Submit New Verification Request',
  },
  account: {
    verification: {
      subject: 'Verify your Foretaste email',
      sentence: 'Thank you for joining Foretaste. Please confirm that this address is yours.',
      action: 'Verify email',
    },
    passwordReset: {
      subject: 'Reset your Foretaste password',
      sentence: 'Use the button below to choose a new password.',
      action: 'Reset password',
    },
    emailChange: {
      subject: 'Confirm your new Foretaste email',
      sentence: 'Use the button below to confirm your new address.',
      action: 'Confirm new email',
    },
    unasked: 'If you did not ask for this, you can ignore this message.',
  },
};
