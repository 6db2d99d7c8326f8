const { answerDocument } = require('./app-document.js');
const { pageWords } = require('./page-words.js');

/**
 * Of what is not here, or not for everyone, the document says nothing but what the app is: it is the app's to tell, for it may be on its maker's device
 * alone.
 *
 * @param {core.RequestEvent} e
 * @param {Pick<import('./app-document.js').Page, 'path' | 'isUnlisted'> & { language: import('./page-words.js').PageLanguage }} page
 */
function answerAbsent(e, page) {
  const words = pageWords(page.language);
  return answerDocument(e, {
    ...page,
    title: words.home.title,
    description: words.food.absent,
    type: 'website',
    image: '',
  });
}

module.exports = { answerAbsent };
