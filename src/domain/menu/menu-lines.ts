import { foldSearchText } from '#domain/values/fold-search-text.ts';

/** One dish of a menu, as its lines say it. */
export interface MenuLine {
  /** The line as it was written, without the space around it. */
  readonly text: string;
  /** What may name the dish: without number, price and the marks behind it. */
  readonly dish: string;
  /** The lines below it that describe it, joined; '' where there is none. */
  readonly about: string;
  /** As written, '12,50 €'; '' where there is none. */
  readonly price: string;
  /** What the menu refers to by small letters or numbers, 'A, C, 3': its own notes on allergens and additives; '' where there are none. */
  readonly marks: string;
}

/** Longer menus are cut. */
export const MENU_LINES = 200;
/** Characters that a menu may have. */
export const MENU_LENGTH = 20_000;
/** Longer lines are prose, of which only the beginning is looked at. */
const DISH_LENGTH = 120;
const LINE_LENGTH = 300;

const currency = String.raw`(?:€|\$|£|¥|￥|₹|₩|฿|zł|kr\.?|CHF|Fr\.|EUR|USD|GBP|Euro)`;
const amount = String.raw`\d{1,6}(?:[.,]\s?(?:\d{1,3}|[-–—]{1,2}))?`;
const onePrice = String.raw`(?:${currency}\s*${amount}|${amount}\s*${currency}|\d{1,4}[.,](?:\d{2}|[-–—]{1,2}))(?![\p{L}\d%])`;
/** At the end of a line, behind dots or a dash; several sizes stand beside each other: '4,50 / 7,90'. */
const priceAtEnd = new RegExp(String.raw`[\s.·…_|:–—-]*(${onePrice}(?:\s*[/|]?\s*${onePrice})*)\s*$`, 'iu');
/** A bare number is a price only behind a leader or wide space: 'Pad Thai ..... 12', never 'Pork 65'. */
const bareBehindGap = /(?:[.·…_]{2,}|\s{2,}|\t|\s[-–—|]\s)\s*(\d{1,4})\s*$/u;
/** On a menu whose lines end so, 'Pad Thai 12' has a price as well. */
const bareAtEnd = /\s(\d{1,4})\s*$/u;
const FEWEST_BARE = 3;
/** '12.', '12)', 'A7', '#4', '•', '-' before a name. */
const numberBefore =
  /^(?:[#№]?\d{1,3}[a-z]?(?:[.):]|\s[-–—])\s*|[A-Z]\d{1,3}[.):]?\s+|\d{1,3}\s+(?=\p{Lu})|[•*·▪◦►→–—-]+\s*)+/u;
/** '(A, C, 3)', '[1,2]', or small raised figures. */
const marksAtEnd =
  /\s*(?:[([]\s*((?:[A-Za-z]|\d{1,2})(?:\s*[,;/+]\s*(?:[A-Za-z]|\d{1,2}))*)\s*[)\]]|([⁰¹²³⁴-⁹ᵃ-ᶻᴬ-ᵂ,]+))\s*$/u;
/** '(v)', '(vg)', '🌶', '*': signs that the menu explains elsewhere, and that this reading never explains. */
const signsAtEnd =
  /\s*(?:\((?:v|vg|ve|gf|n|veg|vegan|vegetarisch|vegetarian|new|neu|spicy|scharf)\)|[\p{Extended_Pictographic}\uFE0F*†‡]+)\s*$/iu;

/** What heads a part of a menu, folded: no dish, though a word of it may be one's name. */
const headings = new Set(
  [
    'menu, menus, the menu, food menu, a la carte, specials, todays specials, daily specials, our specials, chefs specials, set menu, lunch, dinner, breakfast, brunch',
    'starters, starter, appetizers, appetisers, small plates, to start, soups, soup, salads, mains, main courses, main course, main dishes, entrees, from the grill, grill, sides, side dishes, extras',
    'desserts, dessert, sweets, to finish, drinks, beverages, soft drinks, hot drinks, cold drinks, beers, wines, wine, beer, coffee and tea, tea and coffee, cocktails, for kids, kids, children, vegetarian, vegan, fish, meat, seafood, pasta, noodles, rice dishes, curries, pizza, pizzas, burgers, sandwiches, snacks',
    'speisekarte, karte, tageskarte, tagesgericht, tagesgerichte, mittagstisch, mittagskarte, abendkarte, fruhstuck, vorspeisen, vorspeise, suppen, suppe, salate, hauptgerichte, hauptspeisen, hauptgericht, beilagen, beilage, nachspeisen, nachtisch, desserts, getranke, alkoholfreie getranke, warme getranke, heisse getranke, biere, bier, weine, weisswein, rotwein, fur kinder, kindergerichte, vegetarisch, vegetarische gerichte, fischgerichte, fleischgerichte, vom grill, nudelgerichte, reisgerichte, pizzen',
    'entrees, plats, plat du jour, fromages, boissons, les entrees, les plats, les desserts, antipasti, primi, primi piatti, secondi, secondi piatti, contorni, dolci, bevande, bibite, entradas, entrantes, primeros, segundos, platos principales, postres, bebidas, tapas, meze, mezze',
  ]
    .join(', ')
    .split(', '),
);

/**
 * The dishes that a menu names, in its order, at most `MENU_LINES`. A line that begins in lower case or stands in brackets and has no price of its own
 * describes the dish above; a price alone belongs to the dish above; headings and what holds no word are left out.
 */
export function readMenuLines(text: string): readonly MenuLine[] {
  const lines: MenuLine[] = [];
  const written = text.slice(0, MENU_LENGTH).split(/\r\n?|\n|\u2028/u);
  const bare = written.filter((raw) => bareAtEnd.test(raw)).length >= FEWEST_BARE ? bareAtEnd : bareBehindGap;
  for (const raw of written) {
    const line = readLine(raw, bare);
    const above = lines.at(-1);
    if (line === null) continue;
    if (line.dish === '') {
      if (above !== undefined) lines[lines.length - 1] = { ...above, price: joined(above.price, line.price, ' / ') };
    } else if (isDescription(line) && above !== undefined)
      lines[lines.length - 1] = {
        ...above,
        about: joined(above.about, line.dish, ' '),
        price: joined(above.price, line.price, ' / '),
        marks: joined(above.marks, line.marks, ', '),
      };
    else if (!isHeading(line) && lines.length < MENU_LINES) lines.push(line);
  }
  return lines;
}

function readLine(raw: string, bare: RegExp): MenuLine | null {
  const text = raw
    .replace(/[\p{Cc}\p{Cf}]/gu, (sign) => (sign === '\t' ? '\t' : ''))
    .slice(0, LINE_LENGTH)
    .trim();
  if (text === '') return null;
  let rest = text;
  let [price, marks] = ['', ''];
  // What stands behind a name comes in any order: 'Pad Thai (A, C) 12,50', 'Pad Thai 12,50 (A, C)'.
  for (let isShorter = true; isShorter;) {
    const before = rest;
    rest = rest.replace(signsAtEnd, '');
    rest = rest.replace(marksAtEnd, (_, inBrackets?: string, raised?: string) => {
      marks = joined(inBrackets ?? raised ?? '', marks, ', ');
      return '';
    });
    const end = priceAtEnd.exec(rest) ?? (price === '' ? bare.exec(rest) : null);
    if (end !== null) {
      price = joined((end[1] ?? '').trim(), price, ' / ');
      rest = rest.slice(0, end.index);
    }
    isShorter = rest !== before;
  }
  const dish = rest
    .replace(numberBefore, '')
    .replace(/[\s.·…_|:–—-]+$/u, '')
    .replace(/\s+/gu, ' ')
    .trim();
  if (!/\p{L}/u.test(dish)) return price === '' ? null : { text, dish: '', about: '', price, marks };
  return { text, dish, about: '', price, marks };
}

function isDescription({ dish, price }: MenuLine): boolean {
  return dish.length > DISH_LENGTH || (price === '' && /^(?:[([]|\p{Ll})/u.test(dish));
}

function isHeading({ dish, price, text }: MenuLine): boolean {
  if (price !== '') return false;
  return (
    headings.has(foldSearchText(dish.replace(/['’ʼ]/gu, ''))) || (text.endsWith(':') && dish.split(' ').length <= 4)
  );
}

function joined(one: string, other: string, between: string): string {
  return one === '' || other === '' ? one + other : one + between + other;
}
