import { foldSearchText } from '#domain/search/fold-search-text.ts';
import { germanPattern } from './german-pattern.ts';

const contractions: readonly (readonly [RegExp, string])[] = [
  [/\b(gibt|ist|war|wie|was|geht|hat|schmeckt|mag|kann|darf) s\b/g, '$1 es'], [/\bgibts\b/g, 'gibt es'], [/\bists\b/g, 'ist es'], [/\b(fuers|furs)\b/g, 'fur das'], [/\bhab ich\b/g, 'habe ich'], [/\bich hab\b/g, 'ich habe'],
  [/\bwas fur (?:ein|eine|einen) /g, 'welche '], [/\birgend was\b/g, 'irgendwas'],
];
const courtesy = germanPattern('^(?:bitte|hallo|hi|hey|servus|moin|guten (?:tag|abend|morgen)|okay|ok|also|so|und|nun|na|aber|mal|sag(?:e)? (?:mir )?(?:mal )?|kannst du mir (?:bitte )?(?:sagen|verraten|erklären)|könntest du mir (?:bitte )?sagen|weißt du|verrate? mir|erklär(?:e)? mir|erzähl(?:e)?(?: mir)?|ich (?:möchte|will|würde gerne?) (?:gern(?:e)? )?wissen|mich (?:würde )?interessiert?|hilf mir|entschuldigung|sorry) (?=.)');

/** A question as the German rules read it: folded, written out, without courtesies. */
export function plainGerman(prompt: string): string {
  let text = contractions.reduce((written, [short, long]) => written.replace(short, long), foldSearchText(prompt));
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replace(courtesy, '').replace(/ (?:bitte|danke|oder nicht)$/, '');
  }
  return text;
}
