import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { courseOf } from '#domain/pairing/course.ts';
import { heldFit, isEatenByHand, isHeld } from './kinds/eaten-by-hand.ts';
import { isEasy, isEveryday, isFestive } from './told-moments.ts';
import { feels, isDrink, isMeal, MAIN } from './kinds/food-kinds.ts';
import { isLightlyMade, lightFit } from './kinds/lightly-made.ts';
import { isCold, isCooling, isForChildren, isHot, isServed, type Occasion, occasion } from './occasion.ts';

const standsForMeat =
  /tofu|tempeh|seitan|soya? ?bean|paneer|halloumi|lentil|bean|chickpea|mushroom|jackfruit|aubergine/i;
const protein = /beef|chicken|pork|lamb|fish|tuna|salmon|eggs?\b|tofu|lentil|bean|chickpea|prawn|paneer|cheese/i;
const slow = /brais|stew|ferment|confit|cur(?:e|ing)|pickl|laminat|ageing|proving|soak|marinat|freez/;
/** By its methods alone: how long it takes no record says. */
const isSoonMade = ({ cookingMethods }: TasteTraits) =>
  cookingMethods.length > 0 && cookingMethods.length <= 3 && !cookingMethods.some((one) => slow.test(one));

/** Weather, seasons and moments, by what a record states of how a food is served and how it feels. */
export const occasions: readonly Occasion[] = [
  occasion(
    '(?:when|while|if) (?:you|one|someone|he|she|they) (?:are|is|feels?) (?:sick|ill|poorly)(?! (?:from|of|after|to|and tired))|sick ?(?:day|bed)|sick in bed|in bed with|under the weather|(?:i|we|i am|i m) (?:feel(?:ing)? )?(?:sick|ill|poorly)(?! (?:from|of|when|after|if|to|and tired))|(?:for|against|with) (?:a |the )?(?:cold|flu)(?! (?!(?:what|which|and|i|so|need|any|something|is|please|but)\\b)\\w)|(?:(?:i|we) (?:have|got)|got|have|with) (?:a |the |this )?(?:bad |nasty |stinking )?(?:cold|flu) and [\\w ]*|(?:the |a )?flu and [\\w ]*|(?:have|got|caught) (?:a|the) (?:cold|flu)|blocked nose|stuffy nose|runny nose|sore throat|nose is blocked',
    'krank im bett|wenn (?:man|ich) krank (?:ist|bin)|ich bin krank(?! (?:von|nach|wegen))|(?:eine )?erkältung|erkältet|schnupfen|halsschmerzen|halsweh',
    (food) => isHot(food) && isMeal(food) && feels(food, 'brothy', 'smooth', 'soft'),
    { suiting: ['broth', 'soup', 'ginger', 'mild', 'light', 'porridge', 'comfort', 'gentle'] },
  ),
  occasion(
    '(?:(?:its|it is|it s) )?(?:2[5-9]|3\\d|4\\d) (?:degrees|celsius|c)(?: in \\w+)?(?: (?:outside|out|today|here))?|(?:its|it is|it s) (?:so |really |very |too |boiling )?hot (?=what|which|can|could|i need|i want|any|something)|(?:i am|i m|im|we are|feeling) (?:so |really |very |too )?(?:hot|sweating|boiling|overheated)(?! (?:on|for))|(?:it is |its |it s )?(?:so |really |very |boiling |way too )?(?:boiling|hot|scorching|warm|sweltering)(?: hot)? (?:outside|out there|out|days?|weather|summer|afternoons?|evenings?|nights?|mornings?)|too (?:hot|warm) (?:to|for) (?:cook(?:ing)?|eat(?:ing)?|turn on the oven|the oven|use the oven)(?: (?:today|anything|now))?|heat ?wave|in (?:the|this) heat|summer(?:y|time)?|hot (?:day|weather|summer)',
    '(?:2[5-9]|3\\d|4\\d) ?grad|mir ist (?:so |sehr |total |viel )?(?:zu )?(?:heiß|warm)|ich schwitze|(?:es ist )?(?:so |sehr |total )?(?:heiß|warm) draußen|zu (?:heiß|warm) (?:zum|fürs) (?:kochen|essen)|hitze|bei (?:der|dieser) hitze|hitzewelle|sommer\\w*|(?:heiße|schwüle)[mnrs]? (?:tag\\w*|sommer\\w*|wetter|abend\\w*|nachmittag\\w*|nacht)|hochsommer|(?:etwas |was )?(?:zur |zum )?abkühl\\w*',
    isCooling,
    {
      suiting: ['fresh', 'refresh', 'cool', 'cold', 'ice', 'iced', 'icy', 'juicy', 'summer', 'crisp'],
      // An éclair is served cold, too.
      against: [
        'rich',
        'butter',
        'chocolate',
        'hearty',
        'pastry',
        'pâte',
        'dense',
        'toast',
        'bacon',
        'fried',
        'smoky',
        'spicy',
      ],
    },
  ),
  occasion(
    '(?:(?:its|it is|it s) )?(?:minus \\w+|below zero|[0-9]|1[0-2]) degrees(?: (?:outside|out|today|here))?|(?:its|it is|it s) (?:minus \\w+|below zero)(?: (?:outside|out|today|here))?(?: and)?|(?:shovell?ing|clearing) snow|(?:i am|i m|im|we are|feeling) (?:so |really |very |too )?(?:cold|freezing|frozen|chilled)|(?:its |it is |it s )?(?:rain(?:y|ing)?(?: days?| evening)?|(?:in the |so |very |really )?cold(?: (?:outside|out|days?|evenings?|nights?|weather|winter|morning))|(?:out )?in the cold|winter(?:y)?|snow(?:y|ing|ed in)?|freezing(?: outside| out| cold)?|chilly|autumn(?:al)?|storm(?:y|ing)|blizzards?)(?:[\\w ]* (?:something|need|want) (?:some )?(?:hot|warm))?|(?:something|anything) hot (?:for|on|in|after) (?:a|the) (?:cold|rainy|winter)\\w*|warm(?:ing|s)?(?: me| us)?(?: up)?|warmer upper',
    '(?:(?:bei|für|zu|an) )?(?:kalte[mns]?|eisige[mns]?|nasse[mns]?|nasskalte[mns]?|schlechte[mns]?|miese[mns]?) (?:wetter|tage?n?|abende?n?)|(?:minus \\w+|[0-9]|1[0-2]) ?grad|draußen ist es (?:so |sehr |total |echt )?(?:\\w+)?kalt|(?:es ist |ist es )(?:draußen )?(?:so |sehr |total |echt )?(?:\\w+)?kalt(?: draußen)?|(?:eis|sau|bitter)kalt draußen|mir ist (?:so |sehr |total )?kalt|ich (?:friere|bin durchgefroren)|verregnet\\w*|regen\\w*|regnerisch\\w*|regnet|(?:es )?(?:draußen )?(?:so )?(?:stürmt|schneit|gewittert|stürmisch\\w*|hagelt)s?(?: draußen)?|winter\\w*|schnee|kalte[mnrs]? (?:tag\\w*|abend\\w*|wetter)|kalt draußen|herbst\\w*|wärmend\\w*|aufwärm\\w*|wärmt|wärmen|von innen|warm(?:e[mnrs]?)?|gegen (?:die )?kälte|(?:bei|in) (?:der )?kälte',
    isHot,
    {
      isDeniable: true,
      suiting: [
        'warming',
        'hearty',
        'stew',
        'braise',
        'winter',
        'soup',
        'broth',
        'rich',
        'cold day',
        'cold evening',
        'cold night',
        'cold month',
        'dumpling',
      ],
    },
  ),
  occasion(
    'hot(?= (?:drinks?|beverages?|teas?|coffees?|chocolates?|soups?|meals?|lunch|dinner|breakfast|desserts?|puddings?|cakes?|to drink))',
    '(?:etwas |was |irgendwas )heißes|heiße?[mnrs]?(?= (?:zu trinken|zum trinken|getränke?|tee|kaffee|suppe|schokolade|nachtisch|nachspeise|dessert))',
    (food) => isHot(food),
    { isDeniable: true },
  ),
  occasion(
    '(?:(?:straight|cold) (?:from|out of) the fridge|ice cold|cold)|chilled|iced|cooling',
    '(?:kalt |direkt )?aus dem kühlschrank|kalte?[mnrs]?|eiskalt\\w*|gekühlt\\w*|kühle?[mnrs]?',
    isCold,
    {
      isDeniable: true,
    },
  ),
  occasion(
    '(?:for )?(?:a )?picnics?|(?:at|to|for|on|in) the (?:beach|park|lake|pool|car)|(?:a )?(?:beach|park) (?:day|trip)s?|on the (?:train|go|bus|plane|road|way|move)|road ?trips?|to go(?! with)|portable|(?:while|when) (?:walking|standing|driving|travel+ing)|standing up|hik(?:es?|ing)|trek(?:king)?|(?:long |short )?(?:train|bus|car|plane|coach|ferry) (?:rides?|trips?|journeys?)|(?:long |short )?(?:flights?|journeys?|drives?)',
    'picknicks?|(?:an den |am |für den |im )?(?:strand|park|badesee|freibad)|(?:für |zum )?unterwegs|zum mitnehmen|(?:auf|für) die hand|(?:im|für den|in den) (?:zug|bus)|im (?:gehen|stehen)|wandern|wanderung|wandertag\\w*|ausflug|proviant|(?:lange[nr]? |kurze[nr]? )?(?:zug|bus|auto|bahn)(?:fahrt|reise)\\w*|(?:lange[nr]? )?(?:fahrt|flug)',
    (food) => isHeld(food) && isServed('cold', 'cool', 'room temperature', 'warm')(food),
    { isTold: isEatenByHand, fit: heldFit },
  ),
  occasion(
    'lunch ?box(?:es)?|packed lunch|(?:lunch|eat) at (?:work|my desk|the office)|work lunch|desk lunch|(?:take|bring) (?:to|into) (?:work|school|the office)|(?:to|at|for) (?:work|school|the office|my desk)|camping(?: trips?)?|travel(?:ling)?',
    'lunchbox|brotdose|brotzeit|pausenbrote?|(?:für |in )die (?:schule|arbeit|uni|kita)|(?:für die |in der )?mittagspause|(?:im|für den|in den|fürs) büro|büro|reise|(?:fürs |zum |beim )?(?:zelten|camping|campen)',
    (food) => isServed('cold', 'cool', 'room temperature', 'warm')(food) && !feels(food, 'brothy', 'icy', 'melting'),
    { fit: (food) => (['main', 'salad', 'snack'].includes(courseOf(food) ?? '') ? 2 : 0) },
  ),
  occasion(
    'hang ?over|hung ?over',
    'kater\\w*|verkatert',
    (food) => isMeal(food) && food.intensities.salty >= 2 && isHot(food),
    { suiting: ['broth', 'soup', 'egg', 'hangover', 'brothy', 'morning', 'hearty'] },
  ),
  occasion(
    '(?:high |more |lots of )?protein|(?:(?:post|after)(?: an?| the| my)? )?(?:work ?out|training)|(?:(?:post|after) (?:the )?)?gym|after (?:a|my|the) run|athletes?|(?:marathon )?runners?|marathons?',
    '(?:viel )?protein(?:reich\\w*|haltig\\w*|quelle\\w*)?|(?:(?:viel|mit|reich an|genug|mehr) )+eiweiß|eiweiß(?:reich|haltig|quelle)\\w*|(?:nach dem )?(?:sport|training)',
    (food) =>
      isMeal(food) &&
      food.ingredients.slice(0, MAIN).some((one) => !/stock|broth|glaz/i.test(one) && protein.test(one)),
    { fit: ({ ingredients }) => (ingredients.slice(0, 2).some((one) => protein.test(one)) ? 4 : 0) },
  ),
  occasion(
    '(?:meat|fleisch) ?(?:substitutes?|alternatives?|replacements?|ersatz)|(?:substitutes?|alternatives?|replacements?|instead|in place) (?:for|to|of) (?:the )?meat|replac(?:e|ing) meat|tastes? like meat',
    'fleisch(?:ersatz|alternativen?)|(?:alternativen?|ersatz) (?:zu|für|von) fleisch|(?:statt|anstatt|anstelle von) fleisch|schmeckt wie fleisch',
    (food) => isMeal(food) && food.ingredients.slice(0, 2).some((one) => standsForMeat.test(one)),
    { fit: ({ flavours }) => (flavours.includes('meaty') || flavours.includes('umami') ? 3 : 0) },
  ),
  // A mouth that is open or raw.
  occasion(
    '(?:tongue|lip) (?:is |was |got )?(?:just )?(?:pierced|piercing)|(?:freshly )?pierced (?:tongue|lip)|tonsils? (?:are |were |is |got |came |come )?(?:just )?(?:out|removed|taken out)|tonsillectomy|mouth (?:ulcers?|sores?)|canker sores?|(?:burnt|burned|sore|raw) (?:mouth|tongue|gums)',
    '(?:zungen|lippen)piercing|(?:sind|waren|kommen|wurden) (?:die |meine |ihre |seine )?mandeln (?:raus|draußen|entfernt|operiert|weg)|mandeln (?:sind |waren |wurden )(?:\\w+ )?(?:raus|draußen|entfernt|operiert)|mandel ?op(?:eration)?|aphthen?|wunde[nrs]? mund|(?:wunde|verbrannte) (?:zunge|mund)',
    (food) =>
      feels(food, 'soft', 'smooth', 'creamy', 'silky', 'velvety', 'brothy', 'icy') &&
      !feels(food, 'crunchy', 'crispy', 'chewy', 'firm', 'crackling', 'flaky', 'crumbly', 'sticky') &&
      food.intensities.spicy === 0 &&
      food.intensities.sour <= 1 &&
      !food.ingredients.some((one) => /chil[il]|chile|pepper(?!mint)|mustard|horseradish|wasabi/i.test(one)),
    { isOfTexture: true, suiting: ['soft', 'smooth', 'cool', 'cold', 'mild', 'custard', 'silk', 'gentle', 'purée'] },
  ),
  occasion(
    '(?:after |at )?(?:the |my )?dentist|soft foods?|(?:can ?not|hard to|hurts to|trouble|without|not|no) (?:have to |need to |want to |really |much |any |a lot of )*chew(?:ing)?(?: much| a lot| at all| anything)?|(?:without|no|missing|bad|wisdom) (?:any )?(?:teeth|tooth)|toothache|easy to (?:chew|eat)|braces|dentures?|wisdom (?:teeth|tooth)(?: (?:removal|surgery|out|removed|pulled))?|(?:dental|oral|jaw) (?:work|surgery)|root canal|tooth (?:extraction|pulled)',
    '(?:nach dem |beim )?zahnarzt\\w*|weiches essen|(?:ohne|nicht|kaum|schlecht) (?:viel |zu |lange |gut |richtig |mehr |so |fest )*(?:kauen|kaue)(?: muss| müssen| kann)?|(?:keine|ohne) zähne|zahnweh|zahnschmerzen|(?:fester? )?zahnspange|(?:nach (?:der|einer|meiner) )?(?:zahn|kiefer) ?(?:op|operation)|weisheitsz[aä]h?ne?\\w*|(?:neues )?gebiss|dritte zähne|dritten zähnen|wurzelbehandlung',
    (food) =>
      feels(food, 'soft', 'smooth', 'creamy', 'silky', 'velvety', 'brothy') &&
      !feels(food, 'crunchy', 'crispy', 'chewy', 'firm', 'crackling', 'flaky', 'crumbly', 'sticky') &&
      food.intensities.spicy <= 2,
    {
      isOfTexture: true,
      suiting: ['soft', 'smooth', 'purée', 'mash', 'porridge', 'custard', 'silk', 'velvet', 'soup', 'spoon', 'gentle'],
    },
  ),
  occasion(
    '(?:something |food |dishes |what )?(?:i |we |you |one |to |can |could |that |be |is )*(?:eat(?:en|ing)? )?(?:with|by) (?:(?:my|your|the|our|their|bare|one) )*(?:hands?|fingers?)|hand ?held|(?:no|without|not need|need no|not need any)(?: (?:any|a|using))* (?:cutlery|forks?|knife|knives|utensils|silverware|plates?)|finger ?foods?|(?:for )?(?:an? |my |our |the )?(?:garden |house |cocktail |office )?(?<!dinner )part(?:y|ies)(?: (?:snacks?|foods?|nibbles|bites))?(?: of \\w+)?|canap[eé]s?',
    '(?:das |was |die |etwas |isst |kann )*(?:man |ich |wir |kann |mit )*mit (?:den|der|bloßen) (?:fingern|händen|hand)(?: (?:isst|essen|esse|kann))*|(?:aus|in) der hand|(?:ohne|kein) (?:besteck|gabel|messer|teller)|fingerfood|(?:für )?(?:eine |die |meine )?(?:garten|haus|büro)?part(?:y|ys)(?:snacks?|häppchen|essen)?|häppchen|kanapees?',
    isHeld,
    { isTold: isEatenByHand, fit: heldFit },
  ),
  occasion(
    '(?:for |at )?(?:mid ?night|[1-4] ?am)|late (?:dinner|supper|meal)|late(?: at)? nights?|(?:in the )?middle of the night|(?:after|before) (?:the |a |an? night at the )?(?:club(?:bing)?|pub|bars?|night out|drinking|drinks|party|partying|disco)',
    '(?:um |zu )?mitternachts?|späte[ns]? (?:mahlzeit|abendessen|essen)|mitten in der nacht|(?:spät )?nachts|spät (?:abends|nachts|am abend|in der nacht)|(?:nach|vor) (?:dem |der |einer |einem )?(?:feiern|party|club|disco|kneipe|bar|clubben|saufen|ausgehen)',
    (food) => isMeal(food) && food.intensities.sweet <= 2.5 && (food.intensities.salty >= 2 || isHot(food)),
    {
      fit: (food) =>
        (courseOf(food) === 'snack' ? 3 : 0) + (food.cookingMethods.some((one) => /fry|grill/.test(one)) ? 1 : 0),
    },
  ),
  occasion(
    '(?:gentle|easy|kind|light) (?:on|to|for) (?:the |my |your |an? )?(?:upset |sensitive )?(?:stomach|tummy|gut)|(?:upset|sensitive|bad) (?:stomach|tummy)|(?:stomach|tummy) (?:is )?upset|(?:i (?:am|feel) |feeling )?(?:so |a bit |really )?(?:nauseous|queasy)|nausea|(?:stomach|tummy) ?aches?|bland diet',
    '(?:schonend|sanft|leicht|gut) (?:für|zu) (?:den |meinen )?(?:magen|bauch)|magenschonend\\w*|schonkost|(?:empfindliche[nr]? |verdorbene[nr]? )(?:magen|bauch)|(?:bauch|magen)(?:schmerzen|weh)|magenverstimmung|(?:mir ist |wenn mir )?(?:so |etwas |total )?(?:schlecht|übel|flau)(?= (?:was|und|ist|im)\\b|$)|übelkeit',
    (food) =>
      isMeal(food) &&
      food.intensities.spicy <= 0.5 &&
      food.intensities.sour <= 1.5 &&
      !food.flavours.some((word) =>
        ['rich', 'buttery', 'cheesy', 'smoky', 'fermented', 'funky', 'garlicky'].includes(word),
      ) &&
      !food.cookingMethods.some((one) => /fry|pickl|ferment/.test(one)),
    {
      notStated: 'occasion',
      suiting: ['mild', 'soft', 'light', 'gentle', 'delicate', 'broth', 'porridge', 'steam', 'plain'],
    },
  ),
  occasion(
    '(?:(?:eat|eaten|eating) )?(?:with|using) (?:my )?chop ?sticks?',
    '(?:isst man |essen kann |esse |essen )?mit (?:den )?(?:ess)?stäbchen',
    (food) =>
      isMeal(food) &&
      ['Chinese', 'Japanese', 'Korean', 'Vietnamese', 'Taiwanese'].includes(food.origin) &&
      courseOf(food) !== 'bread',
    { fit: (food) => (courseOf(food) === 'main' ? 2 : 0) },
  ),
  occasion(
    '(?:(?:eat|eaten|eating) )?with (?:just |only )?a spoon',
    '(?:zum löffeln|(?:isst man |essen kann )?mit (?:dem |einem )?löffel)',
    (food) =>
      feels(food, 'brothy', 'creamy', 'smooth', 'silky', 'velvety', 'saucy') &&
      !feels(food, 'crispy', 'crunchy', 'chewy') &&
      !isDrink(food),
    { fit: (food) => (feels(food, 'brothy', 'smooth', 'silky') ? 2 : 0) },
  ),
  // Of nutrients no record says anything in figures.
  occasion(
    '(?:(?:that (?:is|are) |which (?:is|are) )?(?:high|rich|low) in|full of|(?:good |great |best )?sources? of|(?:lots|plenty|loads) of|with (?:a lot of|lots of|plenty of|much)|to get (?:more|enough)|for (?:more|my)) (?:iron|vitamins?(?: [a-k]\\d*)?|calcium|magnesium|zinc|potassium|fib(?:re|er)|omega ?3|iodine|folate|folic acid|minerals|nutrients|antioxidants)|(?:iron|vitamin|fib(?:re|er)|nutrient|calcium) rich|high ?fib(?:re|er)',
    '(?:mit |reich an |viel |genug |mehr )+(?:eisen|vitamine?n?(?: [a-k]\\d*)?|kalzium|calcium|magnesium|zink|kalium|ballaststoffen?|omega ?3|jod|folsäure|mineralstoffen?|nährstoffen?|antioxidantien)|(?:eisen|vitamin|ballaststoff|nährstoff)(?:reich|haltig)\\w*',
    null,
    { notStated: 'health' },
  ),
  // What weighs little: how healthy a food is, and how many calories it has, no record says.
  occasion(
    'low(?:er)?(?: in)? (?:fat|calories?|kcal|cals?)|low ?(?:fat|cal(?:orie)?s?)|fat ?free|(?:few(?:er|est)?|least|less|not (?:too |so |that )?many|without (?:(?:too|so|that) )?(?:many|much)|hardly any|no) (?:calories|cals|fat)|(?:under|below|less than|max(?:imum)?|up to|around|about) \\d+ (?:k?cals?|calories)|(?:(?:least|less|not (?:so |too |very |that )?|non) ?)fattening|health(?:y|ier|iest)(?: (?:options?|choices?))?|nutritious|(?:good|best|great|helpful|ideal) (?:for|when|with|if|to) (?:(?:i am|you are|trying to) )?(?:(?:los(?:e|ing) )weight|weight ?loss|slimming|dieting|my (?:figure|waistline|diet))|weight ?loss|(?:(?:i (?:want|need|am trying|would like)|trying|want) to )?(?:los(?:e|ing) (?:some |a bit of )?weight|slim(?:ming)? down)|(?:i am )?(?:on a diet|dieting|watching my (?:weight|figure|waistline|calories))|diet (?:foods?|friendly)|guilt ?free',
    'fettarm\\w*|fettfrei\\w*|wenig fett|ohne fett|gesund(?:e[snmr]?)?|gesünder(?:e[snmr]?)?|(?:am )?gesündeste[snmr]?|kalorienarm\\w*|kalorienreduziert\\w*|(?:wenige?r?|nicht (?:so |zu )?viele?|ohne (?:so |zu )?viele?|kaum) (?:kalorien|fett)|(?:unter|weniger als|maximal|höchstens|etwa|rund) \\d+ (?:kalorien|kcal)|figurfreundlich\\w*|(?:ich (?:will|möchte|muss) )?abnehmen|(?:zum|beim|fürs) abnehmen|(?:ich mache |auf |eine |gerade )*diät|auf (?:die|meine) (?:linie|figur)',
    isLightlyMade,
    { notStated: 'health', isDeniable: true, fit: lightFit },
  ),
  occasion(
    '(?:something|anything|sth|nice and|quite|really|very|fairly) light(?! (?:(?:and|but|or) )?(?:fluffy|airy|crisp\\w*|beer|roast|soy|fizz\\w*|on|in|to|for (?:the|my)))|light(?:er|ish)?(?= (?:meals?|lunch(?:es)?|dinners?|supper|breakfasts?|brunch|desserts?|puddings?|snacks?|dish(?:es)?|foods?|bites?|mains?|starters?|options?|evening meals?)\\b)',
    '(?:etwas|was|irgendwas) (?:ganz |richtig |schön )?leichtes(?! (?:für|gegen))|leichte[smnr]?(?= (?:abendessen|mittagessen|essen|gerichte?|küche|mahlzeit\\w*|desserts?|nachtisch|nachspeise|snacks?|frühstück|vorspeise|hauptgericht\\w*|abendbrot)\\b)',
    isLightlyMade,
    { fit: lightFit },
  ),
  occasion(
    'smelliest|smell(?:y|ier)|stink(?:s|y|ing|iest|ier)?|whiffy|reek(?:s|ing)?|(?<=\\bnot )smell(?: (?:so |too |very )?(?:strong(?:ly)?|bad|much))?|strongest[ -](?:smell\\w*|odou?rs?|aromas?)|smells? (?:the )?(?:strongest|worst|most)|(?:the )?strong(?:est|er)?(?= (?:\\w+ )?cheeses?\\b)|(?<=\\bcheeses? (?:is|are|tastes?) (?:the )?)strong(?:est)?',
    'stinkt am meisten|am (?:meisten|stärksten) (?:stinkt|riecht|stinken|riechen)|(?:riecht|stinkt|riechen|stinken) am (?:meisten|stärksten|schlimmsten)|(?<=\\w )(?:stinkt|stinken)|(?<=\\bnicht )(?:(?:so |zu |sehr )*stark )?riecht|stinkig\\w*|stinke\\w*|müffel\\w*|stärkste[mnrs]? geruch|(?:kräftig|stark|stärk|kräftigst)(?:e|ste)[mnrs]?(?= (?:\\w+ )?käse\\b)|(?<=\\bkäse (?:ist|sind|schmeckt) (?:der |am )?)(?:kräftig|stärk)ste[nr]?',
    ({ aromas, flavours }) => aromas.includes('pungent') || flavours.includes('funky'),
    { suiting: ['pungent', 'funky', 'ferment', 'stink', 'stench', 'smell', 'rind'], isDeniable: true },
  ),
  occasion(
    '(?:(?:something|what|how) )?(?:(?:to|can|will|would|helps?|best|do i|i) )*(?:cools?|calms?|puts?|eases?|kills?|soothes?|stops?|tames?|fights?)(?: (?:down|out|off|me|my mouth|my tongue|it))* (?:after |from |against )?(?:the |a |all the |too much |so much |eating )*(?:chill?is?|heat of (?:the )?chill?is?|burn(?:ing)?|spic(?:e|iness)|fire|spicy (?:food|curry|dish(?:es)?)|hot (?:curry|sauce|peppers?))|(?:i )?burn(?:ed|t) (?:my |the )?(?:tongue|mouth)|(?:my )?mouth is (?:on fire|burning)',
    '(?:was |etwas )?(?:das |was )?(?:löscht|mildert|lindert|hilft gegen|hilft bei|gegen)(?: am besten)? (?:die |zu viel |viel )?(?:schärfe|chilis?|scharfes essen)|(?:zunge|mund) (?:verbrannt|brennt)|mir brennt (?:der mund|die zunge)',
    (food) =>
      isCold(food) &&
      food.intensities.spicy === 0 &&
      food.intensities.sour <= 2.5 &&
      food.ingredients.slice(0, MAIN).some((one) => /milk|yogh?urt|cream|coconut|curd|kefir/i.test(one)),
    { notStated: 'occasion', fit: (food) => (isDrink(food) ? 3 : 0) },
  ),
  occasion(
    'refreshing|refreshment',
    'erfrischend\\w*|erfrischung',
    (food) =>
      food.flavours.some((word) => ['fresh', 'citrusy', 'tart', 'minty', 'fruity', 'light'].includes(word)) &&
      (isCold(food) || food.intensities.sour >= 2),
  ),
  occasion(
    'not? (?:too |so |very |that |overly )?(?:heavy|rich|filling|stodgy|fatty|greasy)|nothing (?:too |so |very )?(?:heavy|rich|filling|stodgy|fatty|greasy)|(?:that )?(?:will|does|do|would) not (?:weigh|sit) (?:me |us |you )?(?:down|heavy|heavily)|lighter|less (?:heavy|rich|filling|stodgy|fatty|greasy)',
    'nicht (?:zu |so |sehr |allzu )?(?:schwer|mächtig|deftig|fettig|üppig|reichhaltig)|nichts (?:zu |so |allzu )?(?:schweres|deftiges|mächtiges|fettiges|üppiges)|(?:was |das )?nicht (?:schwer|zu schwer) im magen liegt|leichtere[smnr]?|weniger (?:schwer|mächtig|deftig|fettig|üppig)',
    ({ flavours, textures }) =>
      !['rich', 'hearty', 'buttery', 'cheesy', 'meaty'].some((word) => flavours.includes(word)) &&
      !['dense', 'oily', 'gooey'].some((word) => textures.includes(word)),
    { suiting: ['light', 'fresh', 'delicate', 'clean', 'crisp', 'refresh', 'clear', 'raw'] },
  ),
  occasion(
    '(?:for|with|around) (?:(?:my|the|some|our|a few|all|his|her) )*(?:new |old |best |whole |big )?(?:friends?|mates|famil(?:y|ies)|parents|grand(?:ma|pa|mother|father|parents)|gran(?:ny)?|nana?|mums?|moms?|dads?|mothers?|fathers?|brothers?|sisters?|colleagues?|coworkers?|boss|girlfriends?|boyfriends?|wife|husband|partner|team|roommates?|flatmates?)|my (?:gran(?:dma|dpa|ny)?|mum|mom|dad|boss|girlfriend|boyfriend|wife|husband|partner|friends?|parents) (?:would|will|might|could|and i can) (?:like|enjoy|eat|love)',
    '(?:für|mit|bei) (?:(?:meine[mnrs]?|die|den|der|dem|unsere[mnrs]?|ein paar) )?(?:\\w+n )?(?:freund\\w*|familie|eltern|großeltern|oma|opa|mutter|vater|mama|papa|kolleg\\w*|chef\\w*|nachbar\\w*|frau|mann|schwester|bruder|schwieger\\w+|geschwister\\w*|kumpels?|mädels)',
    null,
  ),
  occasion(
    '(?:afternoon|high) tea|tea ?time|coffee break|elevenses',
    'kaffeeklatsch|kaffee und kuchen|kaffeetafel|teestunde|kaffeerunde',
    (food) => courseOf(food) === 'dessert' || (courseOf(food) === 'bread' && food.intensities.sweet >= 2),
    { fit: ({ cookingMethods }) => (cookingMethods.some((one) => /bak/.test(one)) ? 3 : 0) },
  ),
  occasion(
    '(?:in |for )?spring ?time|spring (?:day|evening|weather|dish|lunch|dinner|food)s?',
    'frühlingshaft\\w*|im frühling|frühlingstag\\w*|frühlingsessen',
    ({ flavours }) => ['fresh', 'light', 'herbal', 'grassy'].some((word) => flavours.includes(word)),
  ),
  occasion(
    'dinner part(?:y|ies)|date nights?|romantic|valentine\\w*|(?:our |a |my )?first dates?|(?:on|for) a date(?! night)|date (?:ideas?|meals?|dinners?|food)|for (?:everyone|my (?:boss|neighbours?))|celebrat\\w+|anniversar\\w+|festive|guests?|in laws|(?:is |are )?coming (?:over|round|for (?:dinner|lunch|a meal))|visiting|impress(?:ive)?|fancy|posh|elegant|special(?: occasion)?|(?:something )?to show off|feasts?|banquets?|baby ?showers?|house ?warmings?|girls nights?|funerals?|family (?:meals?|dinners?|lunch(?:es)?)|graduations?|christenings?|reunions?|(?:(?:i am |we are )?cooking )?for (?:[6-9]|[1-9]\\d|six|seven|eight|nine|ten|twelve|twenty|many|lots of)(?: (?:people|guests|friends|persons))?|(?:for |to |at )?(?:an? |the |our )?(?:office |work |church |school )?(?:potlucks?|buffets?)|feeding (?:a crowd|the \\w+|[6-9]|[1-9]\\d|six|seven|eight|nine|ten|twelve|twenty)(?: (?:people|guests|friends|of us))?|brunch(?:es)? with friends',
    'romantisch\\w*|(?:wenn )?(?:die |meine |unsere )?(?:schwiegereltern|gäste|verwandte[nr]?|besuch|freunde|eltern)(?: zu besuch)? (?:kommen|kommt|da sind|da ist|haben|hab)|(?:zum|fürs|für ein) (?:potluck|mitbringbuffet|buffet)|(?:für |bei )?(?:ein |das |unser )?(?:erstes? )?date|valentins\\w*|feier(?!abend)\\w*|fest(?:lich\\w*|essen|mahl|tafel|schmaus)|baby ?party|sonntagsessen|familienessen|mädelsabend\\w*|trauerfeier|leichenschmaus|einweihung\\w*|taufe|konfirmation|kommunion|(?:kochen |essen )?für (?:[6-9]|[1-9]\\d|sechs|acht|zehn|zwölf|zwanzig|viele)(?: (?:leute|personen|gäste|freunde|menschen))|schick\\w*|edle[mnrs]?|vornehm\\w*|gäste?n?|besuch|(?:kommt|kommen) (?:zum|zu) (?:essen|abendessen)|beeindruck\\w*|besonderes|buffets?|büffets?|mitbring\\w*',
    null,
    { notStated: null, helps: isFestive },
  ),
  occasion(
    'shar(?:e|ing)|for (?:two|three|four|a crowd)|crowd(?: pleaser)?',
    'zu zweit|zum teilen|für (?:zwei|viele)',
    null,
  ),
  occasion(
    '(?:(?:do|does) not|not|no|can not|without|hate|too tired to|not in the mood for)(?: (?:want|feel|like|face|any|to|much|really|have|energy|the)){0,4} cook(?:ing)?|low effort|effortless|no effort|quick(?:ly)?|fast|easy|simple|weeknights?|between meetings|in a (?:hurry|rush)|no time|little time|minutes?|lazy',
    '(?:nicht|keine lust(?: zu)?|ohne(?: zu)?|ungern|kein bock(?: zu)?|keinen bock(?: zu)?) (?:mehr |viel |lange |groß |zu |am )*kochen|ohne aufwand|schnell\\w*|einfach\\w*|rasch\\w*|unkompliziert\\w*|zwischendurch|wenig zeit|faul\\w*|minuten',
    isSoonMade,
    { notStated: 'occasion', helps: isEasy },
  ),
  occasion(
    'movies?(?: nights?)?|(?:match|game) days?|(?:(?:when|while|for) )?(?:i am |i m |we are )?(?:studying|gaming)|super ?bowl|(?:(?:while|when|for) )?(?:watch(?:ing)?|during)(?: (?:the|a|some|my|an?))? (?:game|match|football|soccer|sports?|tv|telly|films?|movies?|series)(?: (?:game|match))?|films?|tv|telly|netflix|series|game nights?|binge\\w*',
    '(?:beim |zum |während |beim )?(?:fußball\\w*|spiel) ?(?:schauen|gucken|sehen|abend)?|fußball\\w*|film\\w*|kino\\w*|fernseh\\w*|serie\\w*|spieleabend\\w*|couch|sofa',
    (food) => ['snack', 'starter'].includes(courseOf(food) ?? '') && isHeld(food),
    { isTold: isEatenByHand, suiting: ['crisp', 'crunch', 'snack', 'salty', 'handful', 'bite', 'chips'] },
  ),
  occasion(
    'kids?|children|child|toddlers?|picky eaters?|(?:my|our|for an?|an?) (?:(?:little|small|young|picky|fussy) )?(?:son|daughter|boy|girl|grandson|granddaughter|niece|nephew|kid)(?: (?:is|who is|aged?))? (?:[2-9]|1[0-2]|two|three|four|five|six|seven|eight|nine|ten)(?: years? old)?|(?:[2-9]|1[0-2]|two|three|four|five|six|seven|eight|nine|ten) year olds?|fussy eaters?',
    'kinder\\w*|kind|kindern|kleinkind\\w*|(?:mein|meine|unser|unsere|meinen|meiner|unseren|unserer) (?:kleine[rn]? )?(?:sohn|tochter|enkel|enkelin|neffen?|nichte|junge|mädchen) (?:(?:ist|wird) )?(?:\\d|1[0-2]|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn)(?: jahre(?: alt)?)?|(?:\\d|1[0-2]|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn) ?jährige[nrs]?',
    ({ intensities: { spicy, bitter, sour }, flavours, aromas }) =>
      spicy <= 0.5 &&
      bitter <= 1 &&
      sour <= 2.5 &&
      !['funky', 'fermented', 'pungent', 'fishy', 'numbing', 'briny', 'gamey'].some((word) =>
        [...flavours, ...aromas].includes(word),
      ),
    {
      notStated: 'occasion',
      only: isForChildren,
      suiting: ['sweet', 'soft', 'creamy', 'crisp', 'mild', 'cheesy', 'fried', 'buttery', 'children'],
    },
  ),
  occasion(
    '(?:(?:complete|absolute|total|nervous) )?(?:beginners?|newbies|newcomers?|novices|first ?timers?)|(?:should|could|can|do|would|to) (?:i |we |one |you )?(?:start|begin)(?: (?:out|off))?(?: with)?|(?:as )?(?:a |my |our )?(?:good )?(?:first one|introduction)|not scary',
    '(?:absolute[nr]? |blutige[nr]? )?(?:anfänger\\w*|einsteiger\\w*|neulinge?\\w*)|(?:anfangen|beginnen|starten)(?: (?:soll|sollte|kann|könnte))?|(?:womit |mit was )?(?:fange|beginne|starte) ich(?: da| am besten)*(?: an)?|zum (?:einstieg|anfang|kennenlernen)',
    ({ intensities: { spicy, bitter, sour }, flavours, aromas }) =>
      spicy <= 3 &&
      bitter <= 2 &&
      sour <= 3.5 &&
      !['funky', 'numbing', 'pungent'].some((word) => [...flavours, ...aromas].includes(word)),
    { notStated: 'occasion', fit: ({ intensities: { spicy, bitter } }) => Math.max(0, 5 - 2 * spicy - bitter) },
  ),
  occasion(
    '(?:on (?:an? )?)?(?:tight |small |low |student )?budget|cheap(?:er)?|inexpensive|frugal|(?:i am |we are |feeling )?(?:so |totally |really )?(?:broke|skint)|(?:have |got )?(?:no|not much|little) money|(?:it is )?(?:the )?end of (?:the )?month|(?:before|until) pay ?day|students?',
    'günstig\\w*|billig\\w*|preiswert\\w*|(?:ich bin |wir sind )?(?:total |gerade |mal wieder )?(?:pleite|blank|knapp bei kasse)|(?:kein|wenig|kaum) geld|(?:am )?(?:monatsende|ende des monats)|studenten?\\w*|sparsam\\w*',
    null,
    { helps: isEveryday },
  ),
  occasion(
    '(?:in )?(?:one|a single) ?(?:pots?|pan)',
    'eintopfgerichte?|(?:aus|in) einem topf',
    (food) => isMeal(food) && food.cookingMethods.some((one) => /simmer|stew|brais/.test(one)),
    { notStated: 'occasion', fit: (food) => (feels(food, 'brothy', 'saucy', 'thick') ? 3 : 0) },
  ),
  // Little, and late.
  occasion(
    '(?:right )?before (?:bed(?:time)?|sleep(?:ing)?|going to (?:bed|sleep))|bedtime|late at night',
    'vor dem (?:schlafen(?:gehen)?|zubettgehen|bett(?:gehen)?|einschlafen)|spät abends|spätabends',
    ({ intensities: { spicy }, flavours }) => spicy <= 1 && !['rich', 'hearty'].some((word) => flavours.includes(word)),
    { notStated: 'occasion', suiting: ['mild', 'light', 'soft', 'warm', 'milk', 'honey', 'gentle'] },
  ),
  // What wakes up a tired afternoon.
  occasion(
    '(?:an? )?(?:(?:afternoon|morning|mid ?day|little) )?(?:pick me up|energy boost|boost)|to (?:keep|stay) (?:me )?awake|wake me up',
    'muntermacher|wachmacher|zum wach ?werden|zum wach ?bleiben|energieschub|mittagstief|nachmittagstief',
    (food) => isDrink(food) || courseOf(food) === 'snack',
    { notStated: 'occasion', suiting: ['coffee', 'tea', 'roasted', 'bright', 'citrus', 'ginger', 'sweet'] },
  ),
  occasion('meal ?prep', 'vorkochen', null),
];
