import { t } from '@lingui/core/macro';

/** The columns that the server names when it refuses what a member wrote. */
const names: Readonly<Record<string, string>> = {
  name: t({ context: 'field', message: 'name' }),
  description: t({ context: 'field', message: 'description' }),
  origin: t({ context: 'field', message: 'origin' }),
  ingredients: t({ context: 'field', message: 'ingredients' }),
  image: t({ context: 'field', message: 'image' }),
  food: t({ context: 'field', message: 'food' }),
  rating: t({ context: 'field', message: 'rating' }),
  review_text: t({ context: 'field', message: 'review text' }),
  tasting: t({ context: 'field', message: 'how it tasted' }),
  food_name: t({ context: 'field', message: 'name of the food' }),
  day: t({ context: 'field', message: 'day' }),
  note: t({ context: 'field', message: 'note' }),
  company: t({ context: 'field', message: 'with whom' }),
  place: t({ context: 'field', message: 'where' }),
  photo: t({ context: 'field', message: 'photo' }),
  text: t({ context: 'field', message: 'text' }),
  list: t({ context: 'field', message: 'list' }),
  visibility: t({ context: 'field', message: 'who can see it' }),
  order_key: t({ context: 'field', message: 'place on the list' }),
  title: t({ context: 'field', message: 'title' }),
  file: t({ context: 'field', message: 'file' }),
  licence: t({ context: 'field', message: 'licence' }),
  author: t({ context: 'field', message: 'author' }),
  source: t({ context: 'field', message: 'source' }),
  caption: t({ context: 'field', message: 'caption' }),
  thumbnail: t({ context: 'field', message: 'thumbnail' }),
  full_name: t({ context: 'field', message: 'full name' }),
  username: t({ context: 'field', message: 'username' }),
  bio: t({ context: 'field', message: 'bio' }),
  location: t({ context: 'field', message: 'location' }),
  avatar: t({ context: 'field', message: 'avatar' }),
  phone: t({ context: 'field', message: 'phone' }),
  role: t({ context: 'field', message: 'role' }),
  business_name: t({ context: 'field', message: 'business name' }),
  website_url: t({ context: 'field', message: 'website url' }),
  conversation: t({ context: 'field', message: 'conversation' }),
  content: t({ context: 'field', message: 'content' }),
  document: t({ context: 'field', message: 'document' }),
  following: t({ context: 'field', message: 'following' }),
  item: t({ context: 'field', message: 'item' }),
  user: t({ context: 'field', message: 'user' }),
};

/** What a column is called in a sentence; of one that is not known here its own name. */
export function fieldName(column: string): string {
  return (Object.hasOwn(names, column) ? names[column] : undefined) ?? column.replaceAll('_', ' ');
}
