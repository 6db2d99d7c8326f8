import type { AvoidableTerms } from './avoidable-terms.ts';
import { allergen, diet } from './need.ts';

/** What is said in English by people of other kitchens: of India above all, and of France and Australia. */
export const termsOfOtherKitchens: readonly AvoidableTerms[] = [
  { needs: [allergen('gluten')], words: 'maida, atta, rava, sooji, suji, rawa, dalia, seviyan, vermicelli upma' },
  {
    needs: [allergen('milk')],
    words: 'malai, khoya, khoa, rabri, rabdi, kajmak, kaymak, chhena, chenna, doodh, makkhan, shrikhand',
  },
  { needs: [allergen('egg')], words: 'anda, egg bhurji, eggies, eggie, eggy weggs, googy eggs, dippy eggs' },
  // Its milk, and its meat.
  {
    needs: [allergen('milk'), diet('vegetarian')],
    words:
      'anything from a cow, anything from cows, all things cow, allem von der kuh, alles von der kuh, nichts von der kuh, was von der kuh kommt',
    isDiet: true,
  },
  // As it is said to children and of them.
  { needs: [allergen('milk')], words: 'milkies, milky drinks, moo juice, moo milk, cheesies' },
  { needs: [allergen('fish')], words: 'fishies, fishy fingers, fishies fingers' },
  { needs: [allergen('shellfish')], words: 'prawnies, shrimpies' },
  { needs: [allergen('peanut'), allergen('tree nut')], words: 'nutties, nutsies' },
  { needs: [allergen('tree nut')], words: 'kaju, badam, pista, akhrot' },
  { needs: [allergen('peanut')], words: 'moongphali, mungfali, singdana, shengdana' },
  { needs: [allergen('sesame')], words: 'til oil, til laddoo, til ladoo, tilgul, gomashio, furikake' },
  { needs: [allergen('mustard')], words: 'rai, sarson, kasundi' },
  {
    needs: [allergen('fish')],
    words: 'machhi, machli, maach, surmai, rawas, bombil, nuoc cham, nuoc mam, colatura, gentlemans relish',
  },
  { needs: [allergen('shellfish')], words: 'jhinga, crevette, yabby, yabbie, moreton bay bug' },
  { needs: [allergen('molluscs')], words: 'moules, vongole' },
];

/** What is said in Switzerland, Austria and Bavaria; in all its forms, and found as whole words alone: 'anken' ends many a German word. */
export const termsOfAlpineGerman: readonly AvoidableTerms[] = [
  { needs: [allergen('milk')], words: 'anken, nidel, nidle, ziger, milli' },
  { needs: [allergen('tree nut')], words: 'haselnüss, haselnüssli, baumnuss, baumnüss' },
  { needs: [allergen('peanut')], words: 'spanische nüssli, spanisches nüssli, aschanti, aschantinuss' },
  {
    needs: [allergen('gluten')],
    words: 'semmel, semmeln, semmerl, weckle, weckli, weggli, gipfeli, zopf, kipferl, spätzli, chnöpfli',
    isDish: true,
  },
  { needs: [allergen('shellfish')], words: 'crevetten, riesencrevette, riesencrevetten' },
  { needs: [allergen('celery')], words: 'zeller, zellerwurzel' },
  { needs: [allergen('fish')], words: 'fischli, fischerl, fischchen' },
  { needs: [allergen('egg')], words: 'eierchen, eili, eierspeis, eierspeise, eiernockerl' },
];

/** Mushrooms that are called after eggs, and so are none. */
export const neutralRegionalTerms =
  'eierschwammerl, eierschwamm, eierschwämm, eierschwämmli, eierpilz, nüsslisalat, nüssler';
