import DOMPurify from 'dompurify';
import { storyElements } from '#domain/publishing/story-elements.ts';

/** Secure pages elsewhere, and paths of this app. */
const addresses = /^(?:https:\/\/|\/(?![/\\]))/i;

/**
 * The HTML of a story as nodes that can be shown: cleaned again on the device, so that nothing rests on the server alone. Links that lead
 * elsewhere do not tell where their reader comes from.
 */
export function cleanStory(html: string): DocumentFragment {
  const story = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...storyElements],
    ALLOWED_ATTR: ['href'],
    ALLOWED_URI_REGEXP: addresses,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const link of story.querySelectorAll('a[href^="https:" i]')) {
    link.setAttribute('rel', 'noopener noreferrer nofollow');
    link.setAttribute('target', '_blank');
  }
  return story;
}
