import type { AllergenWord } from '#domain/taste/taste-vocabulary.ts';

interface HiddenContents {
  readonly named: RegExp;
  /** What the name matches, but means something else. */
  readonly except?: RegExp;
  readonly mayBring: readonly AllergenWord[];
  /** What of it brings them in. */
  readonly why: string;
}

/**
 * Ready-made ingredients whose own recipe hides an allergen that neither their name nor a record's versions tell. It is so with many makers or cooks and not
 * with all, so a record says 'may contain' where it does not know. Read strictly, as `hidden-sulphites.ts`: an eater cannot ask the jar. The
 * recipes are those that packets and cookbooks print.
 */
export const hiddenContents: readonly HiddenContents[] = [
  // Stocks, seasonings and bottled sauces
  {
    named: /\bstock\b|\bbroth of\b/,
    except:
      /(dashi|anchovy|kelp|kombu|prawn|bone|bonito|shrimp) (and [a-z]+ )?stock|stock ?pots?\b|\bin stock\b|stock cubes?/,
    mayBring: ['celery'],
    why: 'celery boils in a stock, and stands first among the vegetables of bought ones',
  },
  {
    named: /stock cubes?|bouillon (cubes?|powder)|\bmaggi\b/,
    mayBring: ['celery', 'gluten', 'soy'],
    why: 'yeast and protein of wheat and soya carry the taste',
  },
  { named: /worcestershire/, mayBring: ['gluten'], why: 'malt vinegar of barley' },
  { named: /bouquet garni/, mayBring: ['celery'], why: 'a stick of celery is tied in' },
  {
    named: /curry powder|old bay|cajun seasoning|all-purpose seasoning|(spice|seasoning) mix\b/,
    mayBring: ['celery', 'mustard'],
    why: 'ground mustard and celery seed stretch bought mixes',
  },
  { named: /(onion|meat|pan|roast|brown|beef|mushroom) gravy/, mayBring: ['gluten', 'celery'], why: 'flour and stock' },
  {
    named: /(barbecue|bbq) sauce/,
    mayBring: ['mustard', 'celery', 'fish'],
    why: 'mustard, and Worcestershire sauce of anchovies',
  },
  { named: /\baioli\b|tartare? sauce|potato salad/, mayBring: ['egg', 'mustard'], why: 'they are mayonnaise' },
  {
    named: /shaoxing|chinkiang|(?<!into )black vinegar/,
    mayBring: ['gluten'],
    why: 'both are brewed with wheat or its bran',
  },
  { named: /xo sauce/, mayBring: ['shellfish', 'molluscs', 'fish'], why: 'dried scallops, shrimp and ham' },
  { named: /chilli crisp/, mayBring: ['soy', 'peanut', 'sesame'], why: 'fried soya beans and peanuts' },
  {
    named: /(mango|lime|indian) pickle|\bachar\b/,
    mayBring: ['mustard'],
    why: 'mustard oil and seeds keep and sour it',
  },
  { named: /\btarator\b(?! with)/, mayBring: ['sesame', 'tree nut'], why: 'of tahini or of walnuts, by the country' },
  { named: /ragù|bolognese(?! style)/, mayBring: ['celery'], why: 'it begins with soffritto' },
  {
    named: /\b(gumbo|jambalaya|étouffée)\b/,
    mayBring: ['celery', 'gluten', 'shellfish'],
    why: 'celery, roux and prawns',
  },
  { named: /\bmornay\b|velouté/, mayBring: ['milk', 'gluten'], why: 'flour, butter and milk' },

  // Flours, doughs, noodles and what is wrapped in them
  { named: /baking powder/, mayBring: ['gluten'], why: 'wheat starch keeps it dry' },
  {
    named: /\bflour\b/,
    except:
      /((rice|maize|corn|chickpea|gram|tapioca|cassava|manioc|potato|buckwheat|teff|millet|sorghum|lentil|coconut|almond|bean|urad|gari|yam|mung|lupin|banana|plantain|moong|besan|ragi|sago|arrowroot|soya?|soybean|chestnut|masa|dal|lotus|water chestnut|fonio|quinoa|rice or [a-z]+) flour|flour of (rice|maize|beans|chickpeas|cassava|lupins))/,
    mayBring: ['gluten'],
    why: 'flour of which no more is said is of wheat',
  },
  { named: /gluten-free (flour|bread|pasta)/, mayBring: ['lupin'], why: 'lupin flour stands in for wheat' },
  {
    named: /\bnoodles\b|\bvermicelli\b/,
    except:
      /(rice|glass|mung bean|bean thread|cellophane|sweet potato|sweet potato starch|starch|kelp|shirataki|konjac|arrowroot|cassava|tapioca|(fresh|dried|wide|flat|thin|round|lye-treated|fermented)( flat| round| wide| thin)? rice|courgette) (noodles|vermicelli)|noodles of (rice|mung|starch)|(thinner|thicker|wider) noodles|chickpea-flour noodles/,
    mayBring: ['gluten'],
    why: 'noodles of which no more is said are of wheat',
  },
  {
    named: /\bsoba\b|buckwheat noodles|naengmyeon noodles/,
    mayBring: ['gluten'],
    why: 'wheat holds buckwheat together',
  },
  {
    named: /\btortillas?\b/,
    except: /(maize|corn|blue maize|fried maize|masa) tortillas?|tortilla (española|de patatas)|spanish tortilla/,
    mayBring: ['gluten'],
    why: 'of wheat as often as of maize',
  },
  {
    named: /\bcrackers\b/,
    except: /(prawn|shrimp|rice|fish|seaweed|sesame rice|krupuk|cassava|puffed) crackers/,
    mayBring: ['gluten'],
    why: 'they are baked of wheat',
  },
  {
    named: /(wonton|dumpling|gyoza|mandu|egg roll|spring roll) (wrappers|skins|sheets)/,
    mayBring: ['gluten', 'egg'],
    why: 'wheat, and egg in the yellow ones',
  },
  {
    named:
      /fresh (egg )?pasta|\b(tagliatelle|pappardelle|tortellini|tortelli|ravioli|cannelloni|agnolotti|lasagne sheets)\b|\bspätzle\b|\bgnocchi\b/,
    mayBring: ['gluten', 'egg'],
    why: 'egg binds fresh pasta and potato dumplings',
  },
  { named: /\bbrioche\b/, mayBring: ['milk', 'egg'], why: 'butter and eggs make it' },
  { named: /choux|sponge (fingers|cake)|ladyfingers/, mayBring: ['egg', 'gluten'], why: 'eggs raise them' },
  { named: /\bnaan\b/, mayBring: ['milk'], why: 'yoghurt is in the dough' },
  {
    named: /(burger|hamburger|hot dog|brioche|soft) (buns?|rolls?)/,
    mayBring: ['gluten', 'milk', 'sesame'],
    why: 'milk keeps them soft, sesame lies on them',
  },
  {
    named: /\bbiscuits\b|digestive|graham crackers|cracker crumbs/,
    mayBring: ['gluten', 'milk'],
    why: 'butter or milk powder',
  },

  // Meat and fish in a casing or a shape
  {
    named: /\bsausages?\b|\bhot dogs?\b|frankfurters?\b/,
    except:
      /(vietnamese pork|blood|chinese|chinese pork|luganega|sucuk|merguez|chouriço|fermented|luang prabang|cha lua|cha lua pork) sausages?|sausage casing/,
    mayBring: ['gluten', 'milk', 'celery', 'mustard'],
    why: 'rusk, milk powder and seasoning with celery and mustard',
  },
  { named: /(chinese|chinese pork) sausages?/, mayBring: ['soy', 'gluten'], why: 'soy sauce' },
  { named: /\bmeatballs\b|meatloaf/, mayBring: ['gluten', 'egg'], why: 'bread and egg bind them' },
  {
    named: /surimi|crab sticks?|\bfish ?(cakes?|balls?)\b|kamaboko|narutomaki/,
    mayBring: ['egg', 'gluten', 'shellfish'],
    why: 'egg white and wheat starch set it, crab gives the taste',
  },

  // Sweets, fats and milk
  { named: /\bcustard\b/, except: /custard apple/, mayBring: ['milk', 'egg'], why: 'it is milk and egg yolk' },
  { named: /ice[ -]cream|gelato/, except: /coconut ice[ -]cream/, mayBring: ['egg'], why: 'yolks thicken the cream' },
  { named: /margarine/, mayBring: ['milk', 'soy'], why: 'whey and lecithin' },
  { named: /\bnougat\b|marshmallows?/, mayBring: ['egg'], why: 'egg white is beaten in' },
  { named: /amaretti/, mayBring: ['tree nut', 'egg'], why: 'almonds and egg white' },
  { named: /amaretto/, mayBring: ['tree nut'], why: 'almonds or apricot kernels' },

  // Lupins by their other names
  { named: /\blupini\b(?! clams)|tremoços|\btarwi\b|\bchochos?\b/, mayBring: ['lupin'], why: 'they are lupins' },
];
