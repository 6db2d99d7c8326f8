import { type Mention, nameOf } from './find-mentions.ts';
import { germanAilment, harmDoneBy } from './harm/harm-done.ts';
import { apartFromWords, withoutKnown } from './known-already.ts';
import { withoutToldHeat } from './harm/harmless-words.ts';
import { isTalk } from './wording/ordinary-words.ts';

const fill =
  '(?:@ (?:, )?(?:and |or |nor |und |oder |noch )|@ , (?=[^ ]+ (?:,|and|or|und|oder)|[^ ]+$)|(?:, )?(?:and|or|nor|also|any|an?|the|my|all|kinds?|types?|of|to|red|green|black|white|fresh|raw|cooked|hot|cold|warm|dark|ripe|unripe|dried|canned|tinned|frozen|smoked|grilled|fried|baked|roasted|toasted|boiled|pickled|ground|whole|wild|organic|sweet|sour|bitter|spicy|baby|cherry|eat|eating|too|much|really|very|und|oder|noch|auch|die|das|den|der|dem|eine?[mnrs]?|keine?[mnrs]?|irgendwelche\\w*|jegliche\\w*|rohe?[mnrs]?|frische?[mnrs]?|heisse?[mnrs]?|kalte?[mnrs]?|warme?[mnrs]?|dunkle?[mnrs]?|reife?[mnrs]?|susse?[mnrs]?|suesse?[mnrs]?|(?:getrocknet|gekocht|gebraten|gegrillt|gerauchert|geraeuchert|eingelegt|geschalt|gemahlen|gerostet|geroestet)e?[mnrs]?|gegen|auf) )*';
/** Of other scripts a letter or two is a word: 花生 is peanuts. */
const word = '([^ ,.@]{3,}|[^\\0-\\u024f ]{1,2})';
const ailment =
  '(?:sick|ill|unwell|queasy|nauseous|nausea|hives|rash(?:es)?|itch\\w*|swell\\w*|swollen|migraines?|headaches?|heartburn|reflux|cramps?|bloat\\w*|diarrh\\w*|vomit\\w*|throw up|puke|stomach ?aches?|tummy ?aches?|short of breath)';
/** What only living beings have or do. */
const ofLiving =
  'mother|mum|mutter|mama|father|parents|eltern|face|gesicht|eyes|augen|heartbeat|herzschlag|pulse|puls|soul|seele|legs|beine|breathed|geatmet|lived|gelebt|alive|walked|swam|angeschaut|angesehen|angeguckt|gelaufen|geschwommen';
const avoided = [
  // Of caffeine no food states anything, and what it is in is known to all but the catalogue.
  '\\b(?:off|no|not|without|gave up|given up|giving up|cut\\w*|ban\\w*|quit\\w*|stop\\w*|avoid\\w*|allowed|forb\\w+|lay\\w* off|ohne|kein\\w*|nicht|darf|meid\\w*|verzicht\\w*|vertrag\\w*)\\b(?: [^ ,.]+){0,4} ((?:caffeine|koffein|coffein)\\w*)',
  '\\b((?:caffeine|koffein|coffein)\\w*)\\b(?: [^ ,.]+){0,4} (?:not|never|out|off|no|nicht|nie|verboten|tabu|untersagt|gestrichen)\\b',
  // 'Nothing that ever breathed', 'was mich mal angeschaut hat', 'no living being on the plate'.
  `\\b(?:that|which|what|was|das|die) (?:mich |uns |has |have |had )?(?:ever|once|mal|je|jemals|einmal) (?:[^ ,.]+ ){0,3}?(${ofLiving})\\b`,
  // 'Nix was Augen hatte'.
  `\\b(?:nothing|anything|no ?one|nichts|nix|nigs|nada) (?:, )?(?:mehr )?(?:that|which|what|was|wo|das|with|mit) (?:[^ ,.]+ ){0,3}?(${ofLiving}|ears|ohren|tails?|schwanz|brain|gehirn|family|familie|name|namen)\\b`,
  '\\b(?:nothing|anything|nichts|nix) (?:, )?(?:that|which|what|was|das) (?:(?:could|can) )?(?:[^ ,.]+ ){0,2}?(look(?:s|ed)? (?:back )?at|stare|blink|run away|swim away|feel pain|suffer|weglaufen|wegrennen|leiden|gucken|schauen)\\b',
  '\\b(?:no|not|nothing|none|never|without|kein\\w*|nicht|nichts|nix|ohne|nie)\\b(?: [^ ,.]+){0,3}? (living (?:beings?|things?|creatures?)|lebewesen|creatures?|kreaturen?|geschopfe?n?|geschoepfe?n?)\\b',
  // The animal, and its meat: 'I could eat a horse but not a cow'.
  '\\b(?:not|never) (?:eat |have |touch )?(?:an? |any |the )?(cows?|calf|calves|sheep|horses?|birds?|animals?|deer|bambi|hens?|bunny|bunnies|piglets?|lambs?|pony|ponies|whales?|dogs?)(?= [,.]|$| (?:and|or|but|nor|thanks|please)\\b)',
  // What was taken from animals.
  `\\b(?:nothing|anything|nichts|nix|keine?n?|auch nichts) (?:, )?(?:that|which|what|was|das) (?:[^ ,.]+ ){0,5}?((?:taken|stolen|robbed|pinched) (?:from|off)|weggenommen|geklaut|gestohlen|abgenommen)\\b`,
  // What it does to a heart, or to sleep.
  '\\b(?:palpitat\\w*|heart (?:flutter\\w*|rac\\w+|pound\\w*|skip\\w*)|flutter\\w*|jitter\\w*|shak(?:es|y)|wired|sleepless|awake all night|herzrasen|herzklopfen|herzstolpern|zittrig|zittern|hibbelig|schlaflos)\\b(?: [^ .]+){0,6} ((?:caffeine|koffein|coffein)\\w*)',
  '\\b((?:caffeine|koffein|coffein)\\w*)\\b(?: [^ .]+){0,6} (?:palpitat\\w*|heart|flutter\\w*|jitter\\w*|shak(?:es|y)|wired|sleepless|awake|herz\\w*|zittrig|zittern|hibbelig|schlaflos|wach)\\b',
  // 'He is not allowed it, or its cousin mango'.
  `\\bnot (?:be )?allowed (?:it|that|this|them|those|any) (?:, )?(?:and |or |nor )(?:(?:its|their|any|the) (?:\\w+ )?)?${fill}${word}`,
  '\\b(decaf\\w*|decaffeinated|entkoffeiniert\\w*)\\b',
  // Who keeps to a faith or to a fast, of which no food states anything; not dishes that are called so.
  '\\b(lds|latter day saints?|word of wisdom|wort der weisheit|heiligen der letzten tage|five (?:stinky|pungent|forbidden|strong|smelly) (?:bulbs?|vegetables|veg|roots|herbs|plants|spices|things)|funf (?:scharfen|verbotenen|wurzigen) \\w+|mormons?|mormonen?|adventists?|adventisten?|rastas?|rastafarians?|rastafari|navratri|navratra|ekadashi|upvas|vrat|janmashtami|jehovahs? witness(?:es)?|zeugen? jehovas|orthodox(?:en?[nrs]?)?(?: christian)? (?:fast\\w*|lent)|fasten (?:gerade |grad |streng )?orthodox|(?:wir|sie|ich) fasten?(?= (?:gerade|grad|noch|jetzt|derzeit|streng|und|,|bis)|$)|sikhs?|buddhists?|buddhisten?|buddhistin|fastet|devout|observant|krishna|krishnas|iskcon|vaishnav\\w*|devotees?|sattvic|sattvik|satvik|sattwisch\\w*|brahmins?|brahmanen?|takes? (?:his|her|their|my|our) (?:faith|religion|beliefs) (?:very |so |really )?(?:seriously|serious)|(?:very|deeply|strictly) religious|(?:nimmt|nehmen|nimmts) (?:es mit )?(?:seinen|ihren|seinem|ihrem|dem|den|unseren) glauben (?:sehr |ganz |recht |wirklich )?(?:ernst|genau)|(?:sehr|streng|tief) (?:glaubig|religios|glaeubig|religioes)\\w*|strengglaubige?[rnsm]?|strengglaeubige?[rnsm]?|religious reasons|religiosen grunden|religioesen gruenden)\\b(?! (?:@|pasta|funeral|temple))',
  ...harmDoneBy(word, `${fill}${word}`),
  // What somebody says to have come of it: 'I get sick from coriander', 'mushrooms give me hives'.
  `\\b${ailment} (?:\\w+ ){0,2}?(?:from|after|with|by|when (?:i|he|she|they|we) (?:eat|eats|have|has)|if (?:i|he|she|they|we) (?:eat|eats|have|has)) ${fill}${word}`,
  `${word} (?:\\w+ )?(?:makes?|made|gives?|gave|causes?|brings?) (?:me|him|her|us|them|my \\w+|our \\w+) (?:\\w+ ){0,2}?${ailment}`,
  `${word} (?:upsets?|kills?|hurts?|harms?) (?:me|him|her|us|them|my \\w+)`,
  `${word} (?:(?:(?:do|does|did) not|never|not) (?:really )?(?:agree|sit well)|disagrees?) with`,
  `${word} (?:triggers?|triggered|sends?|sent|landed|is off limits|are off limits|is a no go|are a no go) (?:\\w+ )?`,
  `${word} (?:no|nope|nah|never|nein|niemals|auf keinen fall)(?= [,.]|$)`,
  `\\bno way (?:\\w+ ){1,3}?(?:touch|eat|hav|try)\\w* ${fill}${word}`,
  `\\bif (?:it|there|this|that|they) (?:has|have|contains?|is|are|s) ${fill}${word} (?:in it )?(?:, )?(?:then )?(?:i am|i m|im|we are|he is|she is|count me|i ll pass|i pass|forget it|no thanks)\\b`,
  `\\b(?:count (?:me|us|him|her) out|i am out|i m out|i ll pass|no thanks|forget it|hard pass) (?:if|when|where|as soon as) (?:it|there|they|this|that) (?:has|have|contains?|is|are|s) ${fill}${word}`,
  `\\b(?:wenn|sobald|falls) (?:da |das |es |dort |irgendwo )?${fill}${word} (?:drin|dabei|enthalten) ist (?:, )?(?:bin ich raus|ohne mich|nein danke|lass ich)`,
  `${word} and (?:i|me|my \\w+) (?:do|does|did) not (?:get along|agree|mix)`,
  `\\b(?:steer(?:ing)? clear of|stay(?:ing)? away from|keep(?:ing)? away from|no longer (?:eat|have|tolerate|touch)|rejects?|never (?:again )?(?:eat|have|give me|serve me|touch)) ${fill}${word}`,
  `\\bkeep ${fill}${word} away\\b`,
  `\\b(?:swollen|swells?|closes?|itch\\w*|wheez\\w*|anaphyla\\w*|shock|die) (?:\\w+ ){0,2}?(?:from|after|with|by|when (?:i|he|she|they|we) (?:eat|eats|have|has)|if (?:i|he|she|they|we) (?:eat|eats|have|has)) ${fill}${word}`,
  `\\bnot ${fill}${word} , (?:\\w+ ){0,2}(?:would|could|might|will) die`,
  `\\bcross react\\w* (?:\\w+ )?(?:with|to) ${fill}${word}`,
  `\\b(?:von|nach|durch|auf|bei) ${fill}${word} (?:\\w+ ){0,3}?${germanAilment}\\b`,
  `\\b${germanAilment} (?:\\w+ ){0,2}?(?:von|nach|durch|bei) ${fill}${word}`,
  `${word} (?:macht|machen|bekommt|bekommen|vertragt|vertraegt) (?:mich|mir|ihn|ihm|sie|ihr|uns|sich) (?:nicht|\\w* ?${germanAilment})`,
  `\\b(?:no|without|avoid\\w*|free (?:of|from)|hates?|dislikes?|detests?|except|(?:anything|everything) but|not (?:eat|have|like|stand|tolerate|do|touch|digest|stomach)|(?:all?erg\\w*|intoleran\\w*|sensitive|react(?:s|ed|ing)?|reactions?) (?:\\w+ )?to|hold the|skip the|minus|sans|leave out|cut out|omit) ${fill}${word}`,
  `${word} (?:free\\b(?! (?:to|time|from|of|range))|all?erg\\w*|intoleran\\w*|(?:i|we|he|she|they) (?:can|may|do|does|must|will) not)`,
  `\\b(?:nothing|nichts|nix) (?:with|containing|mit) ${fill}${word}`,
  // What is taken back, or would be worse than anything: 'actually forget the coconut', 'I would rather starve than eat okra'.
  `\\b(?:(?<!(?:not|never|t) )forget(?: about)?|scrap|(?<!from )scratch|nix(?:ed|es|(?= (?:the|that|my|all) ))|ditch|drop|veto(?:es|ed)?|boycott(?:s|ed)?|(?:rather|sooner) (?:\\w+ ){1,8}?than (?:eat|touch|taste|swallow|smell|face|have)) ${fill}${word}`,
  // 'I would sooner eat my shoe than a mushroom'.
  `\\b(?:rather|sooner) (?:eat|lick|chew|swallow|drink) (?:my own |(?:my|an?|the|your|his|her) )?(?:\\w+ )?(?:shoes?|socks?|boots?|hats?|belts?|dirt|sand|mud|glass|gravel|grass|nails|soap|cardboard|paper|rubber|tyres?|tires?|hand|arm|foot|toes?|hair|cat|dog|phone|wallet|carpet|bleach|paint)(?: [^ ,.]+){0,3}? than ${fill}${word}`,
  `\\b(?:eher|lieber) (?:\\w+ ){0,4}?(?:schuhe?|socken?|hut|besen|stiefel|pappe|sand|dreck|seife|karton|teppich|gurtel|guertel|tapete)\\b(?: [^ ,.]+){0,3}? als ${fill}${word}`,
  `\\b(?:force ?fed|(?:forced|made) to eat|choked on|poisoned by|(?:swore|sworn|went|gone|go|put (?:me|him|her|us|them)|turned (?:me|him|her|us|them)) off|traumati[sz]ed by|phobi\\w+ (?:of|about)|(?:terrified|scared|afraid) of) ${fill}${word}`,
  `${word} and (?:i|me|my \\w+) (?:are|were|am|is) (?:no longer|not|never|done|through)\\b`,
  `\\bleave ${fill}${word} (?:out|off|aside)\\b`,
  `\\b(?:aversion|abneigung) (?:to|for|against|of|gegen) ${fill}${word}`,
  `${word} (?:und|and|plus) (?:(?:meine?|my|his|her|our) )?(?:${ailment}|${germanAilment}|neurodermitis|ekzem|eczema|asthma|ibs|reizdarm)\\b`,
  `\\b(?:bleib|bleibt|geh|geht|komm|kommt|hau|haut) (?:mir |uns )?(?:(?:bloss|ja|nur|bitte|ab|weg|nicht) )*mit ${fill}${word}`,
  `\\bnot (?:get (?:on|along)|do well|(?:so )?(?:good|great|big|keen|comfortable|okay|ok)) (?:with|on) ${fill}${word}`,
  `\\bnicht (?:so |sehr |gut |recht |wirklich |viel )*mit ${fill}${word}`,
  `\\b(?:vergiss|vergesst|streich|streiche|streicht) ${fill}${word}`,
  `\\blieber (?:\\w+ ){1,8}?als (?:noch ?mal |je |jemals |wieder )*${fill}${word} (?:\\w+ ){0,2}?(?:zu )?(?:essen|esse|anfassen|probieren)\\b`,
  `${word}(?: (?:roh|raw|frisch))? (?:bitte |lieber )*(?:kannste|kannst du|kann ich|kann man|konnt ihr|koennt ihr) (?:\\w+ ){0,3}?(?:knicken|vergessen|streichen|weglassen|behalten|verzichten)`,
  `${word} (?:bitte |lieber |mal )*(?:lass|lasst|lasse|lassen) (?:\\w+ ){0,3}?(?:weg|mal|sein|raus|aus)\\b`,
  `\\b(?:ohne|keine?[mnrs]?(?<!\\bkeiner(?= [^ ,.]+t(?: [,.]|$)))|keinerlei|frei von|meide\\w*|vermeide\\w*|hasse|weder|ausser|verzichte(?:n|t)? auf|(?:\\w*allerg\\w*|unvertrag\\w*|empfindlich|reagier\\w*)(?: \\w+)? (?:gegen|auf)) ${fill}${word}`,
  `\\b(\\w{3,})(?:allerg|unvertrae?g|intoleran)\\w*`,
  '\\b(\\w{3,})frei(?:e[mnrs]?)?\\b',
  `${word} freie?[mnrs]?\\b`,
  `${word} (?:is|are) out(?= [,.]|$)`,
  `${word} (?:ist|sind|sei|seien) (?:\\w+ ){0,3}?(?:tabu|verboten|gestrichen)`,
  `${word} (?:lost|loest|losen|loesen) (?:\\w+ ){0,3}?aus\\b`,
  `${word} (?:(?:geht|gehen) (?:bei|fur|fuer)|bekommt|bekommen) (?:mir|mich|uns|ihm|ihr|meine[mr]? \\w+) (?:\\w+ )?nicht\\b`,
  `\\b(?:lehnt|lehne) ${fill}${word} ab\\b`,
  `\\b(?:muss|muessen|mussen|soll|sollen|sollte) ${fill}${word} (?:\\w+ )?(?:ver)?meiden`,
  `\\bnie wieder ${fill}${word}`,
  `\\b(?:bei|von|nach|auf|durch) ${fill}${word} (?:\\w+ ){0,4}?(?:schwillt|schwellen|keine luft|ausschlag|schock|asthma|krankenhaus)`,
  `${word} (?:mag|esse|vertrage|darf|kann|brauche?|will) (?:ich|er|sie|wir) (?:\\w+ )?nicht\\b`,
  `${word}(?:(?: (?:und|and|oder|or|,))+ @)* (?:geht|gehen|gingen|ging) (?:\\w+ ){0,3}?nicht(?= [,.]|$)`,
  `${word} (?:muss|mussen|muessen) (?:da |jetzt |wirklich |echt )*nicht (?:rein|sein|dabei sein|drin sein)\\b`,
  `\\b(?:mag|mogen|moegen|esse|isst|essen|vertrage|vertragt|vertraegt|vertragen|darf|kann) ${word} (?:\\w+ )?nicht\\b`,
].map((pattern) => new RegExp(pattern, 'g'));

/** What is to be done without, or not at all, and is nothing to eat: 'dinner without spending hours in the kitchen'. */
const doings = new Set(
  (
    'adding baking being boiling breaking burning buying chopping cleaning cooking dirtying doing driving eating embarrassing falling feeling frying getting ' +
    'going having heating kneading knowing leaving looking losing making needing offending ordering overdoing overeating paying peeling poisoning preparing ' +
    'putting reheating ruining setting sounding spending standing starting stressing thinking touching travelling trying turning using waiting washing ' +
    'wasting whisking anbieten servieren reichen machen kochen grillen backen probieren nehmen bringen mitbringen zubereiten higher hotter spicier saltier sweeter sourer stronger identical'
  ).split(' '),
);
/** What nobody can eat: 'something without showing off', 'hate waste'. */
const noThingToEat = new Set(
  (
    'waste wastage repeats repeat duplicates spoiler spoilers judgement judgment judging showing show showiness pretence pretension pretensions gimmick ' +
    'gimmicks surprise surprises nonsense rubbish hype trend trends theatrics occasion reason reasons limits limit hesitation doubt doubts contest competition ' +
    'comparison match rival exception comment comments patience skill skills talent experience equipment gadgets blender mixer stove microwave freezer fridge ' +
    'plates plate napkins napkin dishes washing mess puns pun politics maths homework deadline lecture lectures essay answer answers emojis apology apologies ' +
    'verschwendung wiederholung wiederholungen schnickschnack firlefanz trara getue gedoens gedons stress umstande umstaende aufwand ' +
    'geduld erfahrung talent herd ofen mikrowelle besteck teller serviette konkurrenz vergleich ausrede ausreden quatsch muffige muffigkeit modrige strenge penetrante unsinn muell mull'
  ).split(' '),
);
/** Ends of words and words that belong to no food. */
const notFood =
  /^(?:another|others?|somebody|someone|anybody|anyone|jemand\w*|reagier\w*|chance|raw|fresh|cooked|any|kinds?|types?|jegliche\w*|irgendwelche\w*|rohe?[mnrs]?|frische?[mnrs]?|allerg\w*|intoleran\w*|unvertrag\w*|lebensmittel|nahrungsmittel|food|certain|specific|multiple|several|severe\w*|mild|slight|gluten|besser|einwand|kosten|sorgen|fehler|keim|problem\w*|\d+|known|major|common|serious|anaphyla\w*|life|school|home|highly|deathly|dangerously|extremely|really|starke?n?|schwere?n?|leichte?n?|bestimmte?n?|mehrere|verschiedene|viele|diverse|tax|hands?|sugar|hassle|stress|guilt|duty|cruelty|worry|products?|produkte?n?|ingredients?|zutaten|stuff|zeug|things?|bake|cook|fuss|messing|mucking|faff|frills|nonsense|bother|drama|effort|shame|compromise|compromises|regrets|mercy|excuses|verweiger\w*|brainer|kidding|joke|jokes|poetry|poems?|essays?|fluff|waffling|bullshit|bs|lies|spoilers?|sugary|greasy|fatty|oily|stodgy|bland|e+w+|yuck|ugh|omg|god|lol|hmm*|nah|offence|offense|thanks|danke|bock|lust|plan|schimmer|ahnung|gedanken|sorge|angst|sauces?|oral|avoid|sons|daughters|kids|wifes|husbands|moms|mums|peoples|fil|mil|sil|bil|dil|anymore|desserts?|seasonal|pollen|dust|cats?|dogs?|pets?|hay|bees?|whats|everything|enough|meals|actual|whole|chew|chewing|chewy|swallow|teeth|messy|sticky|wait|peel|fry|bake|cook|think|share|forks?|knife|knives|cutlery|plans?|kauen|kaue|zaehne|zahne|besteck|gabel|messer|graeten|graten|bones|knochen|appetite|appetit|hunger|energy|mood|money|oven|cooking|rush|hurry|pressure|preference|preferences|clue|sue?ss(?:e[mnrs]?|igkeit(?:en)?|kram|zeug)?|scharf(?:e[mnrs]?|e)?|fans?|freund(?:in)?|sau(?:er|e?re[mnrs]?)|bitter(?:e[mnrs]?)?|bittre[mnrs]?|salzige?[mnrs]?|slime?y|mushy|soggy|gooey|rubbery|stringy|schleimig\w*|matschig\w*|glitschig\w*|gummiartig\w*|labbrig\w*)$/;

/** 'What goes with currywurst except fries': they are known to, and nothing is said against them. */
const besidePartners = new RegExp(
  `^((?:und |and )?(?:was|womit|what|which)\\b.* (?:passt|passen|goes|go|pairs?|fits?|drinks?|eats?|serves?|trinkt|trinken|isst|essen|reicht)\\b.*?) (?:, )?${apartFromWords} (?:the |den |der |die |das )?(?:[^ ,.@]+ )?[^ ,.@]+$`,
);

/** Foods that are mostly said as other words (German 'ich sage', 'a date tonight'), and are foods where something is said against them. */
const foodsAmongTalk: ReadonlySet<string> = new Set('sage date dates pie pies vegetable vegetables'.split(' '));

/** 'Kein Reis mehr', and nothing else: it has been eaten too often, and harms nobody. */
const enough = /^(?:bitte )?keine?n? [^ ,.@]+ mehr(?: bitte)?$/;

/** Between the words of one name, which the patterns take for one word. */
const JOINT = '\u00a0';

/** What is to be avoided beside what is known: 'kiwi' of 'a kiwi allergy', in the asker's words. */
export function unknownAvoided(words: readonly string[], mentions: readonly Mention[]): readonly string[] {
  return avoidedIn(
    textOf(words, mentions, (mention) => {
      if (!mention.isMoreThanNeeds) return ['@'];
      const name = nameOf(words, mention);
      return [name.replaceAll(' ', JOINT), ...words.slice(mention.from + name.split(' ').length, mention.to)];
    }),
  ).flatMap((one) =>
    (isTalk(one) && !foodsAmongTalk.has(one)) || isNothingToEat(one) ? [] : [one.replaceAll(JOINT, ' ')],
  );
}

/** What is denied beside what nobody can eat: mango of 'no waste or mango'. */
const besideNothing =
  /\b(no|without|hates?|avoid|skip|ohne|keine?[mnrs]?) (?:an? |the |any |my )?([^ ,.@]+) (and|or|nor|und|oder) /g;

const conjunction = /^(?:and|und|or|oder|plus|sowie|nor)$/;

/**
 * What stands in one list with what is named: kiwi of 'kiwi and nut allergy', mango of 'mango, nuts and eggs give him hives'. Where harm is told of the one, it may
 * be told of the other.
 */
export function listedWith(words: readonly string[], mentions: readonly Mention[]): readonly string[] {
  const tokens = textOf(words, mentions, () => ['@'])
    .replace(/ (?:as well as|along with|together with|zusammen mit|als auch) /g, ' and ')
    .replace(/(?<=(?:^| )(?:and|or|und|oder|,)) (?:the|an?|that|my|his|her|de[rnm]|die|das|eine?n?) (?=\S)/g, ' ')
    .split(' ');
  return tokens.flatMap((token, at) =>
    token === '@' ? [...listedOn(tokens, at, -1), ...listedOn(tokens, at, 1)].filter(mayBeFood) : [],
  );
}

/** The words of a list on one side of what is named; none where no 'and' joins it. @param step -1 before it, 1 behind */
function listedOn(tokens: readonly string[], from: number, step: -1 | 1): readonly string[] {
  const found: string[] = [];
  let isJoined = conjunction.test(tokens[from - step] ?? '');
  for (let at = from + step; tokens[at] === ',' || conjunction.test(tokens[at] ?? ''); at += 2 * step) {
    // 'Nuts, and kiwi'.
    if (tokens[at] === ',' && conjunction.test(tokens[at + step] ?? '')) at += step;
    isJoined ||= conjunction.test(tokens[at] ?? '');
    const listed = tokens[at + step];
    if (listed === undefined || listed === '@' || !/^[^ ,.@]{3,}$/.test(listed) || !mayBeFood(listed)) break;
    found.push(listed);
  }
  return isJoined ? found : [];
}

const mayBeFood = (one: string) => !isTalk(one) && !isNothingToEat(one);

const isNothingToEat = (one: string) => doings.has(one) || noThingToEat.has(one) || notFood.test(one);

const NAMED = `what${JOINT}is${JOINT}meant`;

/** Whether an allergen that is named stands where any other thing would be avoided: 'Schock durch Erdnüsse', 'peanuts leave me breathless'. */
export function isAvoidedThere(mention: Mention, words: readonly string[], mentions: readonly Mention[]): boolean {
  return avoidedIn(textOf(words, mentions, (one) => [one === mention ? NAMED : '@'])).includes(NAMED);
}

/** The words with what stands for each mention, joined by spaces. */
function textOf(
  words: readonly string[],
  mentions: readonly Mention[],
  wordsOf: (mention: Mention) => readonly string[],
): string {
  const text = words
    .flatMap((one, at) => {
      const mention = mentions.find(({ from, to }) => from <= at && at < to);
      if (mention === undefined) return [one];
      return mention.from < at ? [] : wordsOf(mention);
    })
    .join(' ')
    .replace(besidePartners, '$1')
    .replace(enough, '');
  return withoutToldHeat(withoutKnown(text)).replace(besideNothing, (all, denial: string, one: string, joint: string) =>
    noThingToEat.has(one) || (/^n?or$|^oder$/.test(joint) && isNothingToEat(one)) ? `${denial} ` : all,
  );
}

const avoidedIn = (text: string): readonly string[] =>
  avoided.flatMap((pattern) => [...text.matchAll(pattern)].flatMap(([, one]) => one ?? []));
