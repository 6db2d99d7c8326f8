import { foldCase } from '#prelude/text/fold-case.ts';

/** Two cuisines that share ingredients, techniques or history; both ways. The score is how much an Elevate pairing gets for it, 6-9. */
export interface CuisineRelation {
  readonly pair: readonly [string, string];
  readonly score: number;
  readonly because: string;
}

/** The table of related cuisines of spec 2 §9, Elevate. */
export const cuisineRelations: readonly CuisineRelation[] = [
  { pair: ['Japanese', 'Korean'], score: 8, because: 'Fermented soy, short-grain rice, pickles and the grill.' },
  { pair: ['Japanese', 'Chinese'], score: 8, because: 'Noodles, tofu, tea and soy came across the sea.' },
  { pair: ['Japanese', 'Taiwanese'], score: 8, because: 'Half a century of shared kitchens.' },
  { pair: ['Japanese', 'Hawaiian'], score: 7, because: 'Plantation families brought rice, raw fish and soy.' },
  { pair: ['Japanese', 'Peruvian'], score: 7, because: 'Nikkei cooking: raw fish with citrus and chilli.' },
  { pair: ['Japanese', 'French'], score: 6, because: 'Shared care for stock, season and pastry.' },
  { pair: ['Korean', 'Chinese'], score: 8, because: 'Wheat noodles, dumplings and fermented beans.' },
  { pair: ['Chinese', 'Taiwanese'], score: 9, because: 'One family of kitchens.' },
  { pair: ['Chinese', 'Cantonese'], score: 9, because: 'A region of it.' },
  { pair: ['Chinese', 'Hong Kong'], score: 9, because: 'Cantonese at heart.' },
  { pair: ['Cantonese', 'Hong Kong'], score: 9, because: 'The same kitchen.' },
  { pair: ['Chinese', 'Vietnamese'], score: 8, because: 'Noodle soups, stir-frying and soy.' },
  { pair: ['Chinese', 'Thai'], score: 7, because: 'The wok and its noodles.' },
  { pair: ['Chinese', 'Malaysian'], score: 8, because: 'Nyonya cooking joins both.' },
  { pair: ['Chinese', 'Singaporean'], score: 9, because: 'Hawker dishes of Chinese families.' },
  { pair: ['Chinese', 'Filipino'], score: 7, because: 'Noodles, spring rolls and soy.' },
  { pair: ['Chinese', 'Burmese'], score: 7, because: 'Tofu, tea and noodles over the Yunnan road.' },
  { pair: ['Thai', 'Vietnamese'], score: 8, because: 'Fish sauce, lime, herbs and rice noodles.' },
  { pair: ['Thai', 'Lao'], score: 9, because: 'Sticky rice, som tam and larb belong to both.' },
  { pair: ['Thai', 'Cambodian'], score: 8, because: 'Lemongrass pastes and fish sauce.' },
  { pair: ['Thai', 'Malaysian'], score: 7, because: 'Coconut curries of the peninsula.' },
  { pair: ['Thai', 'Indian'], score: 6, because: 'Curry pastes and roasted spices.' },
  { pair: ['Thai', 'Burmese'], score: 7, because: 'Curries, noodles and tea leaves.' },
  { pair: ['Vietnamese', 'Cambodian'], score: 8, because: 'Herbs, rice noodles and river fish.' },
  { pair: ['Vietnamese', 'Lao'], score: 8, because: 'Herbs wrapped with grilled meat.' },
  { pair: ['Vietnamese', 'French'], score: 7, because: 'Baguette, pâté, coffee and custard stayed.' },
  { pair: ['Indonesian', 'Malaysian'], score: 9, because: 'Sambal, rendang and satay are shared.' },
  { pair: ['Indonesian', 'Singaporean'], score: 8, because: 'Malay hawker cooking.' },
  { pair: ['Indonesian', 'Dutch'], score: 6, because: 'Rijsttafel and spice trade.' },
  { pair: ['Malaysian', 'Singaporean'], score: 9, because: 'One peninsula of hawkers.' },
  { pair: ['Malaysian', 'Indian'], score: 7, because: 'Roti canai and fish head curry.' },
  { pair: ['Filipino', 'Spanish'], score: 7, because: 'Adobo, leche flan and three centuries.' },
  { pair: ['Filipino', 'Mexican'], score: 6, because: 'The Manila galleons carried both ways.' },
  { pair: ['Filipino', 'Indonesian'], score: 7, because: 'Coconut, shrimp paste and sour stews.' },
  { pair: ['Indian', 'Pakistani'], score: 9, because: 'One table until 1947.' },
  { pair: ['Indian', 'Bangladeshi'], score: 9, because: 'Bengal lies in both.' },
  { pair: ['Indian', 'Sri Lankan'], score: 8, because: 'Coconut, curry leaf and dosa.' },
  { pair: ['Indian', 'Nepalese'], score: 8, because: 'Dal, rice and tempered spice.' },
  { pair: ['Indian', 'Iranian'], score: 7, because: 'Mughal kitchens spoke Persian.' },
  { pair: ['Indian', 'British'], score: 6, because: 'Curry houses and chutney.' },
  { pair: ['Nepalese', 'Tibetan'], score: 8, because: 'Momo and barley.' },
  { pair: ['Iranian', 'Iraqi'], score: 8, because: 'Rice, kebab and dried lime.' },
  { pair: ['Iranian', 'Turkish'], score: 7, because: 'Pilaf, kebab and yoghurt.' },
  { pair: ['Iranian', 'Armenian'], score: 7, because: 'Fruit in stews, flatbread and herbs.' },
  { pair: ['Lebanese', 'Syrian'], score: 9, because: 'One Levantine kitchen.' },
  { pair: ['Lebanese', 'Levantine'], score: 9, because: 'A part of it.' },
  { pair: ['Levantine', 'Israeli'], score: 8, because: 'Hummus, falafel and shakshuka.' },
  { pair: ['Levantine', 'Egyptian'], score: 7, because: 'Beans, tahini and flatbread.' },
  { pair: ['Lebanese', 'Turkish'], score: 7, because: 'Ottoman mezze.' },
  { pair: ['Levantine', 'Middle Eastern'], score: 9, because: 'At its centre.' },
  { pair: ['Middle Eastern', 'Turkish'], score: 8, because: 'Kebab, pilaf and pastry.' },
  { pair: ['Middle Eastern', 'Iranian'], score: 8, because: 'Rice, lamb and saffron.' },
  { pair: ['Turkish', 'Greek'], score: 8, because: 'Yoghurt, vine leaves, filo and the grill.' },
  { pair: ['Greek', 'Italian'], score: 8, because: 'Olive oil, tomato and the sea.' },
  { pair: ['Greek', 'Bulgarian'], score: 7, because: 'Brined cheese, peppers and yoghurt.' },
  { pair: ['Greek', 'Cypriot'], score: 9, because: 'Brined and grilled cheese, oregano and lemon.' },
  { pair: ['Italian', 'French'], score: 7, because: 'Neighbours in Provence and Liguria.' },
  { pair: ['Italian', 'Spanish'], score: 8, because: 'Olive oil, cured ham and rice.' },
  { pair: ['Italian', 'Croatian'], score: 7, because: 'The Adriatic on both sides.' },
  { pair: ['Italian', 'Slovenian'], score: 7, because: 'Polenta, gnocchi and the Karst.' },
  { pair: ['Italian', 'Swiss'], score: 7, because: 'Ticino cooks risotto.' },
  { pair: ['Italian', 'American'], score: 6, because: 'Pizza and red sauce crossed the ocean.' },
  { pair: ['Spanish', 'Portuguese'], score: 9, because: 'One peninsula of salt cod and cured pork.' },
  { pair: ['Spanish', 'Mexican'], score: 7, because: 'Pork, rice, cheese and citrus arrived by ship.' },
  { pair: ['Spanish', 'French'], score: 7, because: 'Basques and Catalans live on both sides.' },
  { pair: ['Spanish', 'Moroccan'], score: 7, because: 'Almond, saffron and seven centuries.' },
  { pair: ['Portuguese', 'Brazilian'], score: 8, because: 'Feijoada, salt cod and egg sweets.' },
  { pair: ['French', 'Belgian'], score: 8, because: 'Butter, mussels and braises.' },
  { pair: ['French', 'Swiss'], score: 8, because: 'Cheese over the Jura.' },
  { pair: ['French', 'German'], score: 6, because: 'Alsace cooks both.' },
  { pair: ['French', 'Moroccan'], score: 6, because: 'Couscous is a French favourite.' },
  { pair: ['French', 'Canadian'], score: 6, because: 'Québec kept its pies and pea soup.' },
  { pair: ['Belgian', 'Dutch'], score: 8, because: 'Chips, stews and waffles.' },
  { pair: ['German', 'Austrian'], score: 9, because: 'Schnitzel, dumplings and strudel.' },
  { pair: ['German', 'Swiss'], score: 8, because: 'Rösti, sausage and bread.' },
  { pair: ['German', 'Polish'], score: 7, because: 'Sausage, cabbage and rye.' },
  { pair: ['Austrian', 'Hungarian'], score: 8, because: 'One empire of goulash and cake.' },
  { pair: ['Austrian', 'Slovenian'], score: 7, because: 'Strudel and dumplings.' },
  { pair: ['Hungarian', 'Romanian'], score: 7, because: 'Transylvania is in both.' },
  { pair: ['Hungarian', 'Serbian'], score: 7, because: 'Paprika and peppers.' },
  { pair: ['Croatian', 'Serbian'], score: 8, because: 'Ćevapi, ajvar and sarma.' },
  { pair: ['Croatian', 'Slovenian'], score: 8, because: 'Štrukli, coast and karst.' },
  { pair: ['Bosnian', 'Serbian'], score: 8, because: 'Ćevapi, ajvar and burek.' },
  { pair: ['Bosnian', 'Croatian'], score: 8, because: 'The grill, stuffed cabbage and strong coffee.' },
  { pair: ['Bosnian', 'Turkish'], score: 7, because: 'Börek, kebab and copper pots of coffee.' },
  { pair: ['Serbian', 'Bulgarian'], score: 8, because: 'Peppers, grill and brined cheese.' },
  { pair: ['Polish', 'Ukrainian'], score: 8, because: 'Pierogi and varenyky, beetroot soup.' },
  { pair: ['Polish', 'Lithuanian'], score: 8, because: 'A common kingdom of potato and beet.' },
  { pair: ['Russian', 'Ukrainian'], score: 8, because: 'Buckwheat, dumplings and sour cream.' },
  { pair: ['Russian', 'Belarusian'], score: 9, because: 'Potato, rye and forest mushrooms.' },
  { pair: ['Russian', 'Georgian'], score: 6, because: 'Georgian restaurants feed Moscow.' },
  { pair: ['Ukrainian', 'Belarusian'], score: 8, because: 'Potato pancakes and beet.' },
  { pair: ['Georgian', 'Armenian'], score: 8, because: 'Walnut, herbs and flatbread of the Caucasus.' },
  { pair: ['Swedish', 'Danish'], score: 9, because: 'Rye, herring and dill.' },
  { pair: ['Swedish', 'Finnish'], score: 8, because: 'Crispbread, salmon and cardamom buns.' },
  { pair: ['Swedish', 'Norwegian'], score: 9, because: 'Cured fish and brown cheese country.' },
  { pair: ['Danish', 'Norwegian'], score: 9, because: 'Open sandwiches and pickled fish.' },
  { pair: ['British', 'English'], score: 9, because: 'A part of it.' },
  { pair: ['British', 'Scottish'], score: 9, because: 'A part of it.' },
  { pair: ['British', 'Irish'], score: 8, because: 'Stews, soda bread and breakfast.' },
  { pair: ['English', 'Scottish'], score: 8, because: 'Pies, oats and puddings.' },
  { pair: ['British', 'Australian'], score: 7, because: 'Pies, roasts and tea.' },
  { pair: ['British', 'American'], score: 6, because: 'Pies and puddings crossed the ocean.' },
  { pair: ['Australian', 'New Zealand'], score: 9, because: 'Pavlova, lamb and flat whites.' },
  { pair: ['American', 'Mexican'], score: 8, because: 'Texas and California cook both.' },
  { pair: ['American', 'Canadian'], score: 9, because: 'One continent of diners and maple.' },
  { pair: ['American', 'Cajun'], score: 8, because: 'A kitchen of Louisiana.' },
  { pair: ['American', 'Hawaiian'], score: 7, because: 'A state of it.' },
  { pair: ['Cajun', 'French'], score: 7, because: 'Roux came with the Acadians.' },
  { pair: ['Mexican', 'Guatemalan'], score: 8, because: 'Maya maize and recado.' },
  { pair: ['Mexican', 'Peruvian'], score: 7, because: 'Ceviche, maize and chillies.' },
  { pair: ['Peruvian', 'Chilean'], score: 7, because: 'Pacific fish, potato and maize.' },
  { pair: ['Chilean', 'Argentine'], score: 8, because: 'Empanadas and the grill.' },
  { pair: ['Argentine', 'Italian'], score: 7, because: 'Half of Buenos Aires came from there.' },
  { pair: ['Argentine', 'Brazilian'], score: 7, because: 'Churrasco and asado.' },
  { pair: ['Jamaican', 'Nigerian'], score: 6, because: 'Yam, plantain and pepper came with the enslaved.' },
  { pair: ['Jamaican', 'Indian'], score: 6, because: 'Curry goat and roti.' },
  { pair: ['Nigerian', 'Ghanaian'], score: 9, because: 'Jollof, fufu and egusi.' },
  { pair: ['Ethiopian', 'Eritrean'], score: 9, because: 'Injera and berbere.' },
  { pair: ['Ethiopian', 'Indian'], score: 6, because: 'Spice trade over the Arabian Sea.' },
  { pair: ['Moroccan', 'Tunisian'], score: 8, because: 'Couscous, preserved lemon and harissa.' },
  { pair: ['Moroccan', 'Middle Eastern'], score: 7, because: 'Lamb, dates and almonds.' },
  { pair: ['Tunisian', 'Italian'], score: 6, because: 'Sicily is a ferry away.' },
  { pair: ['South African', 'Dutch'], score: 6, because: 'Cape bakes and stews.' },
  { pair: ['South African', 'Malaysian'], score: 6, because: 'Cape Malay curries and bobotie.' },
  { pair: ['South African', 'British'], score: 6, because: 'Tea, scones and pies at the Cape.' },
  { pair: ['Persian', 'Iranian'], score: 9, because: 'Two names of one kitchen.' },
  { pair: ['Persian', 'Turkish'], score: 7, because: 'Pilaf, kebab and yoghurt.' },
  { pair: ['Persian', 'Georgian'], score: 7, because: 'Walnuts, pomegranate and herbs by the handful.' },
  { pair: ['Persian', 'Indian'], score: 7, because: 'Biryani and saffron came with the Mughals.' },
  { pair: ['Persian', 'Lebanese'], score: 6, because: 'Rice, lamb and yoghurt.' },
  { pair: ['Georgian', 'Turkish'], score: 7, because: 'Flatbread, cheese and the shores of the Black Sea.' },
  { pair: ['Palestinian', 'Lebanese'], score: 9, because: 'One Levantine table.' },
  { pair: ['Palestinian', 'Israeli'], score: 8, because: 'Hummus, falafel and za’atar.' },
  { pair: ['Palestinian', 'Levantine'], score: 9, because: 'A part of it.' },
  { pair: ['Syrian', 'Palestinian'], score: 8, because: 'Bulgur, sumac and stuffed vegetables.' },
  { pair: ['Syrian', 'Turkish'], score: 7, because: 'Aleppo and Antep cook alike.' },
  { pair: ['Lebanese', 'Israeli'], score: 7, because: 'Mezze, tahini and grilled skewers.' },
  { pair: ['Senegalese', 'Malian'], score: 8, because: 'Peanut stews and broken rice.' },
  { pair: ['Senegalese', 'Ivorian'], score: 8, because: 'Fish, rice and attiéké.' },
  { pair: ['Senegalese', 'Nigerian'], score: 7, because: 'Jollof has its roots in thieboudienne.' },
  { pair: ['Ivorian', 'Ghanaian'], score: 8, because: 'Cassava, plantain and pepper.' },
  { pair: ['Malian', 'Ivorian'], score: 8, because: 'Peanut sauce and grilled fish.' },
  { pair: ['Ghanaian', 'Senegalese'], score: 7, because: 'Rice in tomato, fish and pepper.' },
  { pair: ['Senegalese', 'French'], score: 6, because: 'Baguettes and vinaigrette stayed.' },
  { pair: ['Moroccan', 'Persian'], score: 6, because: 'Fruit and meat in one pot, saffron and almonds.' },
  { pair: ['Cuban', 'Puerto Rican'], score: 9, because: 'Sofrito, plantains and roast pork.' },
  { pair: ['Cuban', 'Spanish'], score: 7, because: 'Rice, pork and olives arrived by ship.' },
  { pair: ['Cuban', 'Jamaican'], score: 7, because: 'Islands of rice and beans.' },
  { pair: ['Puerto Rican', 'Dominican'], score: 9, because: 'Mangú and mofongo are cousins.' },
  { pair: ['Puerto Rican', 'Spanish'], score: 7, because: 'Sofrito, pork and rice.' },
  { pair: ['Jamaican', 'Trinidadian'], score: 8, because: 'Curry, roti and Scotch bonnet.' },
  { pair: ['Trinidadian', 'Indian'], score: 7, because: 'Doubles and roti came with labourers from Bihar.' },
  { pair: ['Jamaican', 'Barbadian'], score: 8, because: 'Flying fish, peppers and rum.' },
  { pair: ['Haitian', 'Dominican'], score: 8, because: 'One island of rice, beans and plantain.' },
  { pair: ['Haitian', 'French'], score: 6, because: 'Creole with French sauces.' },
  { pair: ['Haitian', 'Jamaican'], score: 7, because: 'Sour orange, thyme and Scotch bonnet.' },
  { pair: ['Caribbean', 'Jamaican'], score: 9, because: 'A part of it.' },
  { pair: ['Caribbean', 'Cuban'], score: 9, because: 'A part of it.' },
  { pair: ['Brazilian', 'Nigerian'], score: 7, because: 'Acarajé and akara are one bean cake.' },
  { pair: ['Peruvian', 'Chinese'], score: 7, because: 'Chifa: fried rice and soy in Lima.' },
  { pair: ['Peruvian', 'Spanish'], score: 6, because: 'Onion, lime and three centuries.' },
  { pair: ['Icelandic', 'Norwegian'], score: 8, because: 'Dried fish and skyr came with settlers.' },
  { pair: ['Icelandic', 'Danish'], score: 8, because: 'Rye bread, herring and hot dogs.' },
  { pair: ['Ukrainian', 'German'], score: 6, because: 'Dumplings, cabbage and sausage.' },
  { pair: ['Austrian', 'Ukrainian'], score: 6, because: 'Galicia was Austrian: strudel and varenyky.' },
  { pair: ['Austrian', 'Swiss'], score: 7, because: 'Alpine cheese, potatoes and dumplings.' },
  { pair: ['German', 'Danish'], score: 6, because: 'Open bread, herring and potatoes on both sides of the border.' },
  { pair: ['Indonesian', 'Indian'], score: 6, because: 'Curries and spices over the ocean.' },
  { pair: ['Cypriot', 'Turkish'], score: 8, because: 'One island of grilled cheese, meze and yoghurt.' },
  { pair: ['Welsh', 'British'], score: 9, because: 'A part of it.' },
  { pair: ['Welsh', 'English'], score: 8, because: 'Lamb, leeks and cheese on toast.' },
  { pair: ['Czech', 'German'], score: 7, because: 'Dumplings, roast pork and lager.' },
  { pair: ['Czech', 'Austrian'], score: 8, because: 'Bohemian cooks baked for Vienna.' },
  { pair: ['Mediterranean', 'Italian'], score: 8, because: 'Olive oil, tomato and herbs.' },
  { pair: ['Mediterranean', 'Greek'], score: 8, because: 'Olive oil, lemon and oregano.' },
  { pair: ['Colombian', 'Ecuadorian'], score: 8, because: 'Potato soups, plantain and fruit of the Andes.' },
  { pair: ['Ecuadorian', 'Peruvian'], score: 8, because: 'Ceviche, potato and maize.' },
  { pair: ['Bolivian', 'Peruvian'], score: 8, because: 'The Altiplano with its potatoes and quinoa.' },
  { pair: ['Uruguayan', 'Argentine'], score: 9, because: 'The grill, chimichurri and mate.' },
  { pair: ['Paraguayan', 'Argentine'], score: 8, because: 'Mate, cassava and beef.' },
  { pair: ['Paraguayan', 'Uruguayan'], score: 7, because: 'Mate and the grill.' },
  { pair: ['Polynesian', 'Hawaiian'], score: 9, because: 'A part of it.' },
  { pair: ['Afghan', 'Persian'], score: 7, because: 'Rice with fruit, nuts and saffron.' },
  { pair: ['Afghan', 'Indian'], score: 7, because: 'Spiced rice, bread from the tandoor and chai.' },
  { pair: ['Jordanian', 'Palestinian'], score: 9, because: 'Rice, lamb and yoghurt.' },
  { pair: ['West African', 'Nigerian'], score: 9, because: 'A part of it.' },
  { pair: ['West African', 'Ghanaian'], score: 9, because: 'A part of it.' },
];

/** For a cuisine reached through a third one: what is taken off the weaker of the two relations, and the least that stays (spec 2 §9). */
const SECOND_DEGREE = { less: 2, atLeast: 3 } as const;

export interface RelatedCuisine {
  readonly degree: 'direct' | 'second';
  /** Direct 6-9, second degree 4-7 (never below 3). */
  readonly score: number;
}

const direct = directRelations();

function directRelations(): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const relations = new Map<string, Map<string, number>>();
  const add = (one: string, other: string, score: number) => {
    const others = relations.get(foldCase(one)) ?? new Map<string, number>();
    relations.set(foldCase(one), others.set(foldCase(other), score));
  };
  for (const {
    pair: [one, other],
    score,
  } of cuisineRelations) {
    add(one, other, score);
    add(other, one, score);
  }
  return relations;
}

/**
 * Every cuisine (folded) related to this one, without itself. Where a cuisine is reached through several others, the best way counts.
 *
 * @param cuisine in any case; an unknown or empty one has no relations
 */
export function relatedCuisines(cuisine: string): ReadonlyMap<string, RelatedCuisine> {
  const home = foldCase(cuisine);
  const found = known.get(home) ?? relationsOf(home);
  // Of the cuisines of the table alone: what people write is without end.
  if (direct.has(home)) known.set(home, found);
  return found;
}

const known = new Map<string, ReadonlyMap<string, RelatedCuisine>>();

function relationsOf(home: string): ReadonlyMap<string, RelatedCuisine> {
  const related = new Map<string, RelatedCuisine>();
  for (const [other, score] of direct.get(home) ?? []) related.set(other, { degree: 'direct', score });
  for (const [between, first] of direct.get(home) ?? []) {
    for (const [far, second] of direct.get(between) ?? []) {
      const score = Math.max(SECOND_DEGREE.atLeast, Math.min(first, second) - SECOND_DEGREE.less);
      const there = related.get(far);
      if (far === home || there?.degree === 'direct' || (there !== undefined && there.score >= score)) continue;
      related.set(far, { degree: 'second', score });
    }
  }
  return related;
}
