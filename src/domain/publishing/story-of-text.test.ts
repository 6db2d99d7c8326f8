import { expect, it } from 'vitest';
import { storyOfText } from './story-of-text.ts';

it.each([
  ['One.\n\nTwo.', '<p>One.</p>\n<p>Two.</p>'],
  ['One\nline broken', '<p>One<br>line broken</p>'],
  [
    '## Why sour\n\n- lime\n- tamarind\n\n> Eat it hot.',
    '<h2>Why sour</h2>\n<ul><li>lime</li><li>tamarind</li></ul>\n<blockquote><p>Eat it hot.</p></blockquote>',
  ],
  ['3 < 4 & so on', '<p>3 &lt; 4 &amp; so on</p>'],
  ['<script>x()</script>', '<p>&lt;script&gt;x()&lt;/script&gt;</p>'],
  [' <p>Mine</p> ', '<p>Mine</p>'],
  ['- not a list\nof two', '<p>- not a list<br>of two</p>'],
  [' \n\n ', ''],
])('%j is %j', (text, html) => {
  expect(storyOfText(text)).toBe(html);
});
