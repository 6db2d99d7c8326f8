import { foldSearchText } from '#domain/values/fold-search-text.ts';
import { foldedPattern, type Rewriting } from './german-pattern.ts';

/*
 * German joins what is in a dish to what it is: 'Kürbissuppe' is a soup with pumpkin. Only a wish is written out so, of which few words stand before
 * that: where something is asked of a food, it may be the name of one.
 */
const atFirst = foldedPattern(
  '(?<=^(?:(?!(?:ist|sind|hat|haben|enthält|darf|dürfen|kann|können|vertrage|wie|wo|womit|woher|wovon|warum|wann|was|welche\\w*|zu|zum|zur|schmeckt|schmecken|passt|passen|statt|als|von|in|im|der|die|das|den|dem|nach)\\b)\\S+ ){0,3})',
);

/** Names of foods that records have, and what is a kind itself. */
const known = foldedPattern(
  '(?:eierkuchen|käsekuchen|kartoffelsalat|zwiebelsuppe|gurkensalat|tomatensalat|apfelstrudel|kartoffelgratin|maisbrot|vanilleeis|pistazieneis|käsebällchen|fleischbällchen|fischcurry|lachssuppe|reisbrei|kirschtorte|muschelsuppe|reiskuchen)',
);

/** What is joined, each with the word for it alone where that is another; the longer first. */
const heldIn = `hühnchen hähnchen hühner:huhn rindfleisch rinder:rind schweinefleisch schweine:schwein lammfleisch lamm kalbfleisch kalbs:kalbfleisch enten:ente gänse:gans
 hackfleisch hack:hackfleisch wild lachs thunfisch fisch garnelen krabben muschel:muscheln wurst speck schinken fleisch eier käse kartoffel:kartoffeln tomaten zwiebel:zwiebeln champignon:champignons
 pilz:pilze spinat kürbis karotten möhren kichererbsen erbsen bohnen linsen brokkoli blumenkohl rotkohl kohl kraut:kohl spargel lauch gurken paprika zucchini auberginen gemüse reis nudel:nudeln mais avocado
 couscous bulgur knoblauch kräuter:kräutern rote-bete:rote bete`;
const dishes = `cremesuppe:suppe suppe suppen eintopf eintöpfe:eintopf pfanne pfannen:pfanne auflauf aufläufe:auflauf gratin:auflauf curry currys:curry ragout gulasch frikassee:ragout braten
 steaks:gegrilltes steak:gegrilltes filets:gericht filet:gericht spieße spieß salate salat knödel klöße:knödel bällchen:fleischbällchen quiche:gebackenes tarte:gebackenes lasagne:nudelgericht risotto:reis burger pizza:gebackenes
 brote brot kuchen:gebackenes strudel:gebackenes puffer:gebratenes topf:eintopf`;
const sweetened = `apfel kirsch:kirschen pflaumen zwetschgen:pflaumen erdbeer:erdbeeren himbeer:himbeeren heidelbeer:heidelbeeren beeren schokoladen:schokolade schoko:schokolade vanille zitronen orangen mandel haselnuss:haselnüssen
 walnuss:walnüssen nuss:nüssen karotten möhren bananen mohn kokos quark rhabarber birnen mango pistazien karamell honig zimt grieß:grieß hafer reis milch`;
const sweets = `kuchen torten:kuchen torte:kuchen kekse plätzchen:kekse eis pudding:nachtisch creme:nachtisch mousse:nachtisch strudel:gebackenes brei schnecken:gebackenes schnitten:kuchen muffins:kuchen sorbet:eis`;

const linesOf = (list: string) =>
  list
    .trim()
    .split(/\s+(?![a-zäöüß]+bete\b)/)
    .map((entry) => entry.split(':').map((word) => word.replace('-', ' ')))
    .map(([word = '', plain = word]) => [word.replace(' ', '-?'), plain] as const);

/** One pattern for all that a list joins to another. */
function joinedBy(held: string, things: string): Rewriting {
  const [of, to] = [linesOf(held), linesOf(things)];
  const within = (list: ReturnType<typeof linesOf>) => list.map(([word]) => foldedPattern(word)).join('|');
  const plainIn = (list: ReturnType<typeof linesOf>, said: string) =>
    foldSearchText(list.find(([word]) => new RegExp(`^(?:${foldedPattern(word)})$`).test(said))?.[1] ?? said);
  return [
    new RegExp(`${atFirst}\\b(?!${known}\\b)(${within(of)})-?(${within(to)})\\b`, 'g'),
    (_, of_ = '', thing = '') => `${plainIn(to, thing)} mit ${plainIn(of, of_)}`,
  ];
}

const methods: Readonly<Record<string, string>> = {
  grill: 'gegrillt',
  brat: 'gebraten',
  back: 'gebacken',
  schmor: 'geschmort',
  ofen: 'gebacken',
  raucher: 'geraeuchert',
  raeucher: 'geraeuchert',
};

export const germanCompounds: readonly Rewriting[] = [
  [/\beierkuchen\b/g, 'pfannkuchen'],
  [new RegExp(`${atFirst}\\bmilchreis\\b`, 'g'), 'nachtisch mit reis'],
  [
    /(?<!\b(?:zum?|zur|wie|ist|sind|schmeckt) )\b(grill|brat|back|schmor|ofen|raucher|raeucher)(kase|kaese|fisch|fleisch|gemuse|gemuese|kartoffeln?|huhn|huhnchen|huehnchen|ente)\b/g,
    (_, method = '', thing = '') => `${methods[method] ?? ''} ${thing}`,
  ],
  joinedBy(heldIn, dishes),
  joinedBy(sweetened, sweets),
];
