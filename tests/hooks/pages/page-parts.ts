import { siteAddress } from './public-site.ts';

/* What a reader finds in the text of a document. */

export const unescaped = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
export const metaOf = (text: string, name: string) =>
  unescaped(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(text)?.[1] ?? '');
export const count = (text: string, part: string) => text.split(part).length - 1;

export const titleIn = (text: string) => unescaped(/<title>([^<]*)/.exec(text)?.[1] ?? '');
export const langIn = (text: string) => /<html [^>]*?lang="([^"]*)"/.exec(text)?.[1];
/** Its own address and those of its other languages, each with its language. */
export const linksIn = (text: string) =>
  [...text.matchAll(/<link rel="(?:alternate" hreflang="([^"]+)|canonical)" href="([^"]*)"/g)].map(
    ([, language = 'canonical', href = '']) => [language, href.replace(siteAddress, '')],
  );
/** What it says to search engines. */
export const linkedDataIn = (text: string): unknown =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)?.[1] ?? 'null');

/** The foods that come along with it. */
export const foodsIn = (text: string) =>
  JSON.parse(/<script type="application\/json" id="document-foods"[^>]*>(.*?)<\/script>/s.exec(text)?.[1] ?? '[]') as {
    id: string;
    name: string;
  }[];
