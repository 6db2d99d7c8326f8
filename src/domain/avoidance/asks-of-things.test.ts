import { describe, expect, it } from 'vitest';
import { readAvoidance } from './read-avoidance.ts';

const asking =
  `halloumi pairs with??; compare gouda, cheddar and emmental; quark joghurt skyr unterschied; How salty is feta compared with what I'd get from plain cottage cheese?;
  hows natto taste be honest; gouda vs cheddar; what is the difference between almonds and hazelnuts; difference between prawns and crab; compare walnuts and pecans please;
  vergleich mal bitte Feta und Halloumi; was ist der Unterschied zwischen Quark und Skyr; wie salzig ist Feta; wie mild ist Mozzarella im Vergleich zu Ricotta; Gouda und Cheddar Vergleich;
  compare feta and kale; difference between kale, feta and beetroot; Halloumi passt zu was; how nutty is tahini; peanuts vs cashews;
  tell me what natto is like, be honest; what does feta taste like; describe tahini; wie schmeckt Ziegenkäse; schmeckt Ziegenkäse immer so nach Stall; does feta always taste of sheep;
  gouda or cheddar or emmental, which has the nuttiest taste; gouda oder feta, was ist milder; texture of natto; cheese for port; which cheese with a glass of port; hat Tofu viel Eigengeschmack; what does tofu taste like on its own; wonach schmecken Garnelen eigentlich;
  what is the aftertaste of blue cheese; how salty is smoked salmon; what wine, snack or cheese is mild and nutty; which nuts are sweet; Welcher Käse ist mild und cremig?; schmeckt Ziegenkäse stark nach Ziege;
  Apfelstrudel mit was dazu, Vanillesauce oder Schlagobers; texture of raw prawns; fresh mozzarella vs smoked mozzarella;
  any nutty tasting cheeses; a mild cheese please; welcher Käse ist schön cremig; gibt es milden Käse; does octopus feel rubbery; which cheese should I try first if I only know cheddar; wie ist so die Konsistenz von Tintenfisch;
  kimchi and cheese together, yes or no; cheese and jam together; does kimchi go with cheese; passt Käse zu Kimchi; is there any african dish w peanuts; gibt es ein afrikanisches Gericht mit Erdnüssen;
  was passt zu gebratenem Lachs als Beilage ausser Reis; hab noch Blumenkohl und Joghurt da, was mach ich draus; vitello tonnato schmeckt das fischig?; schmeckt Ceviche fischig; is it fishy; bin müde und schlecht drauf, was Süßes?;
  which cheeses stay under 2 for salty; pistachio, but in something savoury;
  rate my combo watermelon and feta; a soft, mild cheese; something similar to brie; a cheese similar to brie but stronger; käse wie brie aber kräftiger; cheese stronger than brie; a cheese a bit milder than camembert; ein käse kräftiger als gouda;
  foods with peanuts in them; dishes with shrimp in it`
    .split(';')
    .map((text) => text.trim());

const avoiding =
  `cheese like that floored me, lunch?; cheese stronger than brie floors me; fish stronger than cod and I swell; cheese is stronger than my stomach; cheese like brie gives me hives; nothing similar to nuts; I swell from anything similar to shrimp; my son had something similar to peanuts and vomited;
  a soft, mild cheese gave me hives; I do not want a soft mild cheese; nothing with peanuts in them; Käse wie der vom Markt bekommt mir nicht; shrimp like those? never again;
  compare gouda and cheddar for my allergic son; compare soups without milk; compare dishes lacking milk; compare cakes low in egg for Tim; difference between dishes safe from nuts; how safe is feta; how bad is feta; halloumi pairs badly with me; halloumi goes through me; difference between milk and me: hives;
  hows natto going to kill me; gouda vs my stomach; compare milk free cakes; wie gefährlich ist Feta; wie schlimm sind Erdnüsse; quark joghurt skyr verboten; peanuts vs my throat; how free of milk is feta;
  compare gouda and cheddar. My son reacts to milk; Unterschied zwischen Quark und Skyr? Ich vertrage keine Milch; how strong is my reaction to prawns; prawns and crab difference makes me swell;
  tell me what natto is like without soy; cheese for me is poison; cheese with my reflux; nuts for her are out; prawns to dodge; nuts to leave behind; fish to steer around; which cheese without lactose; what is life like without milk; describe cakes, no nuts; tell me what feta is like for my allergic son; does feta always taste of death to me, I swell;
  gouda or cheddar, which is safer for me with a milk allergy; wie schmeckt Käse ohne Milch; schmeckt Ziegenkäse nach Hölle wenn man allergisch ist; gouda oder feta, was ist verträglicher für mein Kind ohne Milch;
  what wine, snack or cheese is safe; which nuts are fine for my allergic son; which cheese is free of lactose; Welcher Käse ist ungefährlich; Apfelstrudel mit was dazu, ohne Vanillesauce; aftertaste of blue cheese makes me sick; which nuts are bad and which are mild for me; smoked salmon vs my throat;
  any cheese without milk; which cheese should I leave out; which cheese should my allergic son try first; a mild cheese allergy; does octopus feel dangerous to me; which nuts can I try first after the reaction; any mild fish reaction;
  nuts, yes or no; is there any safe dish with peanuts; is there anything with peanuts; nichts was fischig schmeckt; no dish that tastes fishy; does kimchi go with cheese for my allergic son; fish and milk together make me ill;
  gibt es ein Gericht ohne Erdnüsse; hab keinen Joghurt da, was mach ich ohne; have eggs once more and I die; is there any thai dish without peanuts; passt Käse zu mir mit Milchallergie;
  is there a thai soup for my wife who is allergic to everything fishy; are there snacks for a toddler with an allergy to fishy stuff; do suggest dinner, I react to anything fishy; is there something for my gran who avoids fishy; is there sushi for someone who steers clear of fishy;
  is there dinner for a boy who refuses fishy; are you sure there's nothing fishy in it; do you have something non fishy; is there anything but fishy; do skip anything fishy; are there thai dishes lacking fishy sauces; is there anything fishy in pad thai; does kimchi contain anything fishy;
  is the sauce made with something fishy; does tom yum contain fishy bits; ist da etwas fischig drin; mum refuses it, is it fishy; er muss davon brechen, ist das fischig; bin Vegetarier, ist das fischig; bin schwanger, ist das fischig; ist da was fischig, ich darf das nicht;
  haben Cashews was mit Erdnüssen zu tun; haben Eier was mit Milch zu tun; hab Nüsse, was tun, er hustet; have peanuts, what do I do, lips tingling; have eggs, what to do, kid is red; got shrimp what do I do lips puffy; hab Butter da, was backe ich für meine Schwester die davon aufquillt;
  have eggs, what can i cook in place of them; have nuts was told to dodge; peanuts in it, yes or no; Nüsse enthalten, ja oder nein; Erdnüsse drin, ja oder nein; yes or no, pad thai with peanuts; pad thai w peanuts yes or no; fried shrimp yes or no? she puffed up last time; soft cheese, yes or no? 14 weeks;
  nut cookies for the class, yes or no; suche Soße mit Sahne, ja oder nein, Fisch; is there any thai dish with peanuts? gotta dodge it; is there any bad dish with peanuts; is there a harmless dish with peanuts; is there any other dish with peanuts; is there any school dish with peanuts;
  do nuts go with anaphalaxis; does cheese go with allegy; does milk go with cmpa; do nuts go with birch; passen Nüsse zu Birkenpollen; do milk and tummy go together; nuts and lips together; would shrimp and husband go together; will nuts go with my son; passt Käse zu Lisa; nuts and kids together; passen Nüsse zur Kita;
  does fish go with vegetarian; passt Käse zu vegan; do eggs go with jain; does cheese go with maois; do shrimp and pregnancy go together; does vegan cheese go with pasta; does mock cheese go with pasta; passt Ersatzkäse zu Nudeln; does cheese go with pasta for my allergic son;
  pad thai w ithout peanuts; noodles w thout nuts; salad w outt cheese; salad w nil cheese; pad thai w hardly any peanuts; pad thai w peanuts removed; burger w cheese skipped; cake w mock egg; something w peanuts removed; tight chest w nuts; I get red w shrimp; hummus w sesame; what comes w peanuts so i can tell my kid;
  was passt zu gegrilltem Käse außer mir; peanuts in it?; peanuts in it; Nüsse drin?; Erdnüsse enthalten; Milch drin; pad thai with hardly any peanuts; pad thai with peanuts removed; a burger with cheese left off; Pad Thai mit kaum Erdnüssen; pizza with cheese omitted; I have eggs, what do I do, lips tingling; I have nuts here, what can I give my child instead; ich habe Butter da, was backe ich für meine Schwester die davon aufquillt; we have peanuts, what can we do, she is swelling;
  which cheeses stay under the limit for lactose; is there anything safer than peanuts; is there anything better than fish for my allergic son; pistachio, but in something safe; rate my combo: me and feta;
  is there anything saltier than anchovies? fish makes me swell; which cheeses are off limits;
  is there anything softer than nuts; etwas Milderes als Kuhmilch; anything spicier than prawns? they do me in; peanut but in something sweet? nope; egg, but in something warm; shrimp without the sting; milk without the burn please;
  the menu is built around prawns, what else is there; eggs, nuts, fish, which has a flavour; noodles with shrimp? really so gross; I want prawns but I'm really that bad with shellfish; etwas mit Nüssen, mein Gesicht verzieht sich danach;
  is sesame really that bad if it made your kid floppy; ist Ei wirklich so schlimm, die Kleine hat danach geschrien; ich esse gern Käse, aber mein Ekzem ist echt so schlimm; does it have a sauce that features peanuts`
    .split(';')
    .map((text) => text.trim());

describe('what is asked of an allergen’s foods (R29)', () => {
  it.each(asking)('is no wish to be without them: %s', (text) => {
    expect(readAvoidance(text)).toMatchObject({ avoided: [], unknown: [], health: [], isOfHarm: false });
  });

  it.each(avoiding)('and of these something is avoided: %s', (text) => {
    const { avoided, unknown, health, isUnnamed } = readAvoidance(text);
    expect(avoided.length + unknown.length + health.length > 0 || isUnnamed).toBe(true);
  });
});
