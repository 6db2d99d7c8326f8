/**
 * Letters that eyes take for others: the Latin letters and digits that they look like, each with the signs that look like it. Made from the
 * confusables of Unicode Technical Standard 39 (Unicode licence, named in public/CREDITS.md), with small capitals added, to which the small
 * letters of Cyrillic and Greek lead. What Unicode's compatibility forms resolve by themselves (full width, mathematical alphabets, letters in
 * circles, superscripts) and what a mark makes of a letter is not in it.
 */
const shapes: Readonly<Record<string, string>> = {
  2: 'ꝚƧϨꙄᒿꛯƻ',
  3: '𝈆ꞫȜƷꝪⳌЗӠ𖼻𑣊Ҙз',
  4: 'Ꮞ𑢯',
  5: 'Ƽ𑢻',
  6: 'ⳒбᏮ𑣕',
  7: '𝈒𐓒𑣆',
  8: 'ଃ৪੪\u{1e8cb}ȣȢ𐌚',
  9: '੧୨৭൭ꝮⳊ𑣌𑢬𑣖',
  a: '⍺ɑαаΑАᎪᗅꓮ𖽀𐊠⍶ꭺ∀𝈗ᗄꓯᴧ𐓘\u0668۸ΛЛⴷ𐒰ᐱꛎꓥ𖼽𐊍Ӆʌᴀɐ',
  aa: 'ꜳꜲ',
  ae: 'æӕÆӔ',
  ao: 'ꜵꜴ',
  au: 'ꜷꜶ',
  av: 'ꜹꜻꜸꜺ',
  ay: 'ꜽꜼ',
  b: 'ƄЬᏏᖯꞴΒВᏴᗷꓐ𐊂𐊡𐌁ɓƃƂБƀҍҌѣѢвᏼʙ₿',
  c: 'ᴄⲥсꮯ𐐽🝌𑣲𑣩ⲤСᏟꓚ𐊢𐌂𐐕𐔜¢ȼ₡ҫҪↄᴐͻ𐑋ↃϽꓛ𐐣ꬿɔ©',
  ce: 'ꭢ',
  d: 'ðԁᏧᑯꓒᎠᗞᗪꓓɗɖƌđĐÐƉ₫ꭰᴅдД',
  dz: 'ʣ',
  e: '₤ɛεє€Є℮ꬲеҽ⋿ΕЕⴹᎬꓰ𑢦𑢮𐊆ɇɆҿꭼəӘ𝈡ƐԐᏋ𖼭𐐁℈ᴇэ£',
  f: 'ꬵꞙẝ𝈓ꞘϜᖴꓝ𑣂𑢢𐊇𐊥𐔥ƒƑᵮꜰ',
  g: 'ɡᶃƍցԌᏀᏳꓖɠǥǤԍꮐᏻɢ',
  h: 'һհᏂΗⲎНᎻᕼꓧ𐋏нɦꚕᏲⱧҢħћĦӉӇꮋңӊӈʜ',
  i: '⍳ıɪɩιіꙇӏꭵᎥ𑣃⍸ɨᵻᵼ',
  j: 'ϳјꞲͿЈᎫᒍꓙɉɈȷյꭻᴊ',
  k: 'ΚⲔКᏦᛕꓗ𐔘ƙⱩҚ₭ꝀҞᴋκⲕкꮶқҟĸ',
  l: '\u05c0∣⏽\u0661۱𐌠\u{1e8c7}ƖǀΙⲒІӀ\u05d5\u05df\u0627\u07caⵏᛁꓲ𖼨𐊊𐌉𝈪ⳐᏞᒪꓡ𖼖𑢣𑢲𐐛𐔦łŁɭƗƚɫ\u0673ⳑꮮ𐑃ʟ',
  m: 'ΜϺⲘМᎷᗰᛖꓟ𐊰𐌑Ӎɯᴍм',
  n: 'ոռΝⲚꓠ𐔓𐆎ɳƞηƝᵰпП∩⋂𝉅በᑎꓵɴ',
  o: 'ంಂംං०੦૦௦౦೦൦๐໐၀\u0665۵ᴏᴑꬽοσⲟоჿօ\u05e1\u0647\u06be\u06c1\u06d5ഠဝ𐓪𑣈𑣗𐐬\u07c0০୦〇𑓐𑣠ΟⲞОՕⵔዐଠ𐓂ꓳ𑢵𐊒𐊫𐐄𐔖\u06fføꬾØⵁɵꝋөѳꮎꮻ⊖⊝⍬𝈚🜔ƟꝊθΘӨѲⴱᎾᏫꭴ',
  oe: 'œŒɶ',
  oo: '∞ꝏꚙꝎꚘ',
  p: 'ք⍴ρⲣрΡⲢРᏢᑭꓑ𐊕ƥᵽᴩꮲƿϸϷ𐓄₽ᴘþ',
  q: 'ԛգզⵕʠ',
  r: 'ꭇꭈᴦⲅгꮁ𝈖ƦᎡᏒ𐒴ᖇꓣ𖼵ɽɼɍғᵲꭱꮢяʀꞃɹ®',
  rn: '𑣣𑜀₥ɱᵯ',
  s: 'Σꜱƽѕꮪ𑣁𐑈ЅՏᏕᏚꓢ𖼺𐊖𐐠ʂᵴ∫ꭍ∑ⵉʃ',
  ss: 'ꞵβᏰß',
  t: '⊤⟙🝨ΤⲦТᎢꓔ𖼊𑢼𐊗𐊱𐌕ƭ⍡ȾƮҬ₮ŧŦᵵτтꭲҭꞱᴛʇ',
  tf: 'ꝷ',
  ts: 'ʦʧ',
  u: 'иꞟᴜꭎꭒυս𐓶𑣘∪⋃Սሀ𐓎ᑌꓴ𖽂𑢸ᵾꮜɄᏌμ𝈋Ͷꚡ𐐥ИҊҋ',
  ue: 'ᵫ',
  v: 'ʋ∨⋁ᴠνѵ\u05d8𑜆ꮩ𑣀𝈍\u0667۷ѴⴸᏙᐯꛟꓦ𖼈𑢠𐔝𐆗🜈',
  w: 'ᴡѡԝա𑜊𑜎𑜏ꮃ𑣯𑣦ԜᎳᏔꓪѽ𑓅₩ꝡ⍵ꞷωⲱꙍΩᘯᘵ𐊶⍹',
  x: '᙮×⤫⤬⨯хᕁᕽ᙭╳𐌢𑣬ꞳΧⲬХⵝᚷꓫ𐊐𐊴𐌗𐔧⨰Ҳ𐆖ꭓꭕχⲭ',
  y: 'ɣᶌʏỿꭚγуүყ𑣜ΥⲨУҮᎩᎽꓬ𖽃𑢤𐊲ƴɏұ¥ɎҰʎ',
  z: 'ᴢꮓ𑣄𐋵𑣥ΖᏃꓜ𑢩ʐƶƵȥȤᵶ',
};

let known: ReadonlyMap<string, string> | null = null;

/** What a sign looks like, where it is neither ASCII nor itself. */
export function lookalikeOf(sign: string): string | undefined {
  known ??= new Map(
    Object.entries(shapes).flatMap(([shape, signs]) => Array.from(signs, (one) => [one, shape] as const)),
  );
  return known.get(sign);
}
