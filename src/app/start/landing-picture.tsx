import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { Hero } from '#features/landing/hero.tsx';
import { must } from '#prelude/must.ts';
import { chakra } from '#ui/elements/chakra.tsx';
import { insertedRules } from '#ui/elements/look-sheets.ts';
import { appSystem } from '#ui/theme/system.ts';

/** Where the server puts the picture of the food that the landing begins with (pb_hooks/lib/pages/app-document.js). */
const pictureMark = '<!--picture-->';

/** The only box of the hero that has a shape of its own: the picture's, while no food is there. */
const pictureBox = /<div[^>]* style="aspect-ratio:[^"]*"[^>]*>(?=<\/div>)/;

/** Rules of the whole document, which Chakra writes beside what it is given. */
const documentRules = /<style data-emotion[^>]*>.*?<\/style>/gs;

const variable = /--ft-(?:[\w-]|\\.)+/g;

/**
 * What the landing begins with, drawn by its own components while the app is built: HTML with its rules, for the document to show until the app is
 * there. In English, as a visitor sees it before any food is known.
 */
export function landingPicture(): string {
  const system = appSystem();
  const html = renderToStaticMarkup(
    <ChakraProvider value={system}>
      <StaticRouter location="/">
        <chakra.div className="frame-app" fontFamily="text" lineHeight="text">
          <Hero foods={undefined} isSignedIn={false} />
        </chakra.div>
      </StaticRouter>
    </ChakraProvider>,
  ).replaceAll(documentRules, '');
  const box = must(pictureBox.exec(html)?.[0], "the picture's box in the hero");
  const rules = insertedRules();
  const drawn = html.replace(box, () => box + pictureMark);
  return drawn.replace('>', () => `><style>${usedTokens(system.getTokenCss(), rules)}${rules}</style>`);
}

/** Of Chakra's tokens those that the rules name, and those that these name. */
function usedTokens(css: object, rules: string): string {
  const sets = Object.entries(Reflect.get(css, '@layer tokens') as Record<string, Record<string, string>>);
  const used = new Set(rules.match(variable));
  for (const name of used)
    for (const [, tokens] of sets) for (const other of tokens[name]?.match(variable) ?? []) used.add(other);
  return sets
    .map(([condition, tokens]) => {
      const kept = Object.entries(tokens).filter(([name]) => used.has(name));
      const frame = condition.startsWith('.dark') ? '.dark #frame' : '#frame';
      return `${frame}{${kept.map(([name, value]) => `${name}:${value}`).join(';')}}`;
    })
    .join('');
}
