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
  daily: {
    subject: (count) => `Your day on Foretaste: ${count === 1 ? 'one new thing' : `${count} new things`}`,
    lead: 'Here is what is new for you.',
    someone: 'A member',
    people: (first, others, second) =>
      others === 0 ? first : `${first} and ${others === 1 ? second : `${others} others`}`,
    told: {
      like: ({ who, what }) => `${who} liked ${what === '' ? 'a food of yours' : `your ${what}`}`,
      review: ({ who, what }) => `${who} reviewed ${what === '' ? 'a food of yours' : `your ${what}`}`,
      comment: ({ who, what }) => `${who} commented on ${what === '' ? 'a food of yours' : `your ${what}`}`,
      answer: ({ who, what }) => `${who} answered ${what === '' ? 'a review of yours' : `your review of ${what}`}`,
      follow: ({ who }) => `${who} started following you`,
      list_invitation: ({ who, isMany, what }) =>
        `${who} ${isMany ? 'invite' : 'invites'} you to make ${what === '' ? 'a list' : `‘${what}’`} together`,
      list_joined: ({ who, isMany, what }) =>
        `${who} now ${isMany ? 'make' : 'makes'} ${what === '' ? 'a list' : `‘${what}’`} with you`,
      message: ({ who, count }) => `${who} sent you ${count === 1 ? 'a message' : `${count} messages`}`,
      message_request: ({ who, isMany }) => `${who} ${isMany ? 'want' : 'wants'} to send you messages`,
      table_invitation: ({ who, isMany }) => `${who} ${isMany ? 'ask' : 'asks'} what you avoid, to eat together`,
      table_joined: ({ who, isMany }) => `${who} ${isMany ? 'say' : 'says'} what they avoid, at your table`,
      table_left: ({ who, isMany }) =>
        `${who} ${isMany ? 'do' : 'does'} not say any more what they avoid: ask before you eat together`,
      achievement: ({ count }) => (count === 1 ? 'You unlocked an achievement' : `You unlocked ${count} achievements`),
      verification_note: () => 'There is a note on your verification request',
      event: ({ who, what }) => `${who} announces ${what}`,
      event_changed: ({ who, what }) => `${who} changed time or place of ${what}`,
      event_cancelled: ({ who, what }) => `${who} cancelled ${what}`,
      added: ({ who, count }) => `${who} added ${count === 1 ? 'a food' : `${count} foods`}`,
    },
    more: (count) => `And ${count} more in the app`,
    action: 'Open Foretaste',
    why: 'You get this mail because you asked for a daily digest. There is one a day at most, and none when nothing is new.',
    unsubscribe: 'No more daily mails',
    settings: 'Settings',
  },
  unsubscribe: {
    title: 'Daily digest by e-mail',
    question: 'Do you want no more daily mails from Foretaste?',
    action: 'No more daily mails',
    done: 'Done. You get no more daily mails.',
    back: 'In the settings you can switch them on again.',
    broken: 'This link is not whole. In the settings you can switch the daily mails off.',
  },
};
