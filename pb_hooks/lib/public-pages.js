const { answerDocument, baseOf } = require('./app-document.js');
const { shortened } = require('./story-words.js');
const { visitorCondition } = require('./visitor-rows.js');

/** What the addresses of posts and foods are about, for whoever reads the document and runs no app (`app-document.js`). */

/** @param {core.RequestEvent} e */
function answerBlog(e) {
  return answerDocument(e, {
    title: 'The Foretaste Blog · Foretaste', description: 'Stories about food and taste: a dish a day, from the first bite to the aftertaste, and where it comes from.',
    path: '/blog', type: 'website', image: '',
  });
}

/** @param {core.RequestEvent} e */
function answerPost(e) {
  const slug = e.request.pathValue('slug');
  const post = e.app.findRecordsByFilter('blog_posts', 'slug = {:slug} && is_published = true', '', 1, 0, { slug })[0];
  const path = `/blog/${encodeURIComponent(slug)}`;
  if (post === undefined) return answerDocument(e, { title: 'Post not found · Foretaste', description: '', path, type: 'website', image: '', isMissing: true });
  const base = baseOf(e.app);
  const [title, description, image] = [post.getString('title'), post.getString('meta_description') || post.getString('excerpt'), post.getString('featured_image_url')];
  const published = isoOf(post.getString('published_at'));
  const publisher = { '@type': 'Organization', name: 'Foretaste', url: base, logo: { '@type': 'ImageObject', url: `${base}/icons/foretaste-512.png` } };
  return answerDocument(e, {
    title: `${title} · Foretaste`, description, path, type: 'article', image, published,
    data: {
      '@context': 'https://schema.org', '@type': 'BlogPosting', headline: title, description, datePublished: published, dateModified: isoOf(post.getString('updated')),
      mainEntityOfPage: base + path, url: base + path, inLanguage: 'en-GB', keywords: JSON.parse(post.getString('keywords') || '[]') ?? [],
      timeRequired: `PT${post.getInt('read_time_minutes')}M`, author: publisher, publisher, ...(image === '' ? {} : { image: base + image }),
    },
  });
}

/** A food that is not there is the app's to tell: it may be on its contributor's device alone. @param {core.RequestEvent} e */
function answerFood(e) {
  const id = e.request.pathValue('id');
  const rows = arrayOf(new DynamicModel({ name: '', description: '', image: '', image_url: '' }));
  e.app.db().newQuery(`SELECT name, description, image, image_url FROM foods WHERE id = {:id} AND ${visitorCondition(e.app, 'foods')}`).bind({ id }).all(rows);
  const food = rows[0];
  const path = `/food/${encodeURIComponent(id)}`;
  if (food === undefined) {
    return answerDocument(e, { title: 'Foretaste: know the taste before you try it', description: 'Learn what a food tastes like before you try it.', path, type: 'website', image: '' });
  }
  const title = `${food.name} - Taste Profile & Cultural Information`;
  const description = shortened(food.description.replace(/\s+/g, ' ').trim() || `What ${food.name} tastes like, before you try it.`, 155);
  const image = food.image === '' ? food.image_url : `/api/files/foods/${id}/${food.image}`;
  return answerDocument(e, { title, description, path, type: 'article', image });
}

/** @param {string} date as PocketBase writes it @returns {string} ISO 8601 */
function isoOf(date) {
  return date.replace(' ', 'T');
}

module.exports = { answerBlog, answerFood, answerPost };
