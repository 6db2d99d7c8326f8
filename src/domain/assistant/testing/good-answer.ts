import type { Food } from '#domain/foods/food.ts';
import type { IntensityName } from '#domain/taste/taste-vocabulary.ts';

/** An answer as it is judged: its foods are whole records, in the order of their mention. */
export interface JudgedAnswer {
  readonly text: string;
  readonly foods: readonly Food[];
  readonly notUnderstood: readonly string[];
  readonly avoiding?: readonly string[];
}

/** Whether an answer holds what a good one must. */
export type Good = (answer: JudgedAnswer) => boolean;
/** What each food that is listed must be, by its record. */
export type FoodTest = (food: Food) => boolean;

export const all =
  (...parts: readonly Good[]): Good =>
  (answer) =>
    parts.every((part) => part(answer));
export const either =
  (...parts: readonly Good[]): Good =>
  (answer) =>
    parts.some((part) => part(answer));

/** At least `count` foods, each of which passes all tests. */
export const atLeast =
  (count: number, ...tests: readonly FoodTest[]): Good =>
  ({ foods }) =>
    foods.length >= count && foods.every((food) => tests.every((test) => test(food)));
/** Some foods, each of which passes all tests. */
export const lists = (...tests: readonly FoodTest[]): Good => atLeast(2, ...tests);
/** One of these names is among the first `count`. */
export const first =
  (count: number, ...names: readonly string[]): Good =>
  ({ foods }) =>
    foods.slice(0, count).some(({ name }) => names.includes(name));
/** All of these are named. */
export const names =
  (...wanted: readonly string[]): Good =>
  ({ foods }) =>
    wanted.every((name) => foods.some((food) => food.name === name));
/** The rest of the list, without the foods that the question named. */
export const beside =
  (asked: readonly string[], good: Good): Good =>
  (answer) =>
    good({ ...answer, foods: answer.foods.filter(({ name }) => !asked.includes(name)) });
export const says =
  (...words: readonly RegExp[]): Good =>
  ({ text }) =>
    words.every((word) => word.test(text));
export const neverSays =
  (...words: readonly RegExp[]): Good =>
  ({ text }) =>
    !words.some((word) => word.test(text));
export const namesNothing: Good = ({ foods }) => foods.length === 0;
/** It is about this food, and says so and so. */
export const about = (name: string, ...words: readonly RegExp[]): Good =>
  all(({ foods }) => foods[0]?.name === name, says(...words));
/** It names these words as not understood. */
export const passesOver =
  (...words: readonly string[]): Good =>
  ({ notUnderstood }) =>
    words.every((word) => notUnderstood.includes(word));

/** A stated level within a range, 0-5. */
export const level =
  (taste: IntensityName, from: number, to: number): FoodTest =>
  ({ intensities, defaulted }) =>
    !defaulted.includes(taste) && intensities[taste] >= from && intensities[taste] <= to;
export const from =
  (...origins: readonly string[]): FoodTest =>
  ({ origin }) =>
    origins.includes(origin);
/** Some stated ingredient is so. */
export const holds =
  (ingredient: RegExp): FoodTest =>
  ({ ingredients }) =>
    ingredients.some((one) => ingredient.test(one));
/** Ingredients are stated, and none is so. */
export const lacks =
  (ingredient: RegExp): FoodTest =>
  ({ ingredients }) =>
    ingredients.length > 0 && !ingredients.some((one) => ingredient.test(one));
export const tastes =
  (...words: readonly string[]): FoodTest =>
  ({ flavours }) =>
    words.some((word) => flavours.includes(word));
export const feels =
  (...words: readonly string[]): FoodTest =>
  ({ textures }) =>
    words.some((word) => textures.includes(word));
export const served =
  (...temperatures: readonly string[]): FoodTest =>
  ({ temperatureServed }) =>
    temperatures.includes(temperatureServed);
export const vegan: FoodTest = ({ diet }) => diet.vegan === true;
export const vegetarian: FoodTest = ({ diet }) => diet.vegetarian === true;
export const not =
  (test: FoodTest): FoodTest =>
  (food) =>
    !test(food);
export const or =
  (...tests: readonly FoodTest[]): FoodTest =>
  (food) =>
    tests.some((test) => test(food));
const isOneOf = (list: string): FoodTest => {
  const known = new Set(list.split(', '));
  return ({ name }) => known.has(name);
};

// What kind of food a record is, told by hand: no record says it.
export const drink = isOneOf(
  'Kir, Mango Lassi, Masala Chai, Cappuccino, Aperol Spritz, Sake, Makgeolli, Horchata, Coffee, Thai Iced Tea, Butterfly Pea Lime Drink, Vietnamese Iced Coffee, Vietnamese Egg Coffee, Pastis, South Indian Filter Coffee, Espresso, Amazake, Sikhye, Champurrado, Agua de Jamaica, Nuoc Mia, Lotus Tea',
);
export const dessert = isOneOf(
  'Crème Brûlée, Macaron, Tarte Tatin, Gulab Jamun, Kulfi, Tiramisù, Gelato al Pistacchio, Cannoli Siciliani, Daifuku Mochi, Taiyaki, Matcha Ice Cream, Hotteok, Patbingsu, Songpyeon, Churros, Mango and Chilli Paleta, Chocolate, Mango Sticky Rice, Khanom Krok, Xoi Gac, Che Ba Mau, Crêpes Suzette, Éclair au Chocolat, Madeleine, Clafoutis aux Cerises, Mousse au Chocolat, Paris-Brest, Rasgulla, Jalebi, Panna Cotta, Cantucci, Granita al Limone, Dorayaki, Mitarashi Dango, Yakgwa, Hwajeon, Tres Leches Cake, Pan de Muerto, Tub Tim Grob, Banana Roti, Bua Loi, Banh Da Lon, Che Chuoi, Banh Flan',
);
export const soup = isOneOf(
  'French Onion Soup, Bouillabaisse, Miso Soup, Tonkotsu Ramen, Kitsune Udon, Minestrone, Tortellini in Brodo, Ribollita, Rasam, Doenjang Jjigae, Sundubu-jjigae, Samgyetang, Kimchi Jjigae, Budae-jjigae, Seolleongtang, Yukgaejang, Kalguksu, Eomuk-guk, Tteokguk, Pozole Rojo, Tortilla Soup, Sopa de Fideo, Birria, Menudo Rojo, Tom Yum Goong, Tom Kha Gai, Thai Boat Noodles, Khao Soi, Jok, Pho Bo, Pho Ga, Bun Bo Hue, Bun Rieu, Canh Chua, Hu Tieu Nam Vang, Banh Canh Cua, Mul Naengmyeon, Kongguksu, Soupe au Pistou, Vichyssoise, Pot-au-Feu, Oden, Shabu-shabu, Hobakjuk, Bo Kho, Sukiyaki, Gaeng Som, Ochazuke, Idli with Sambar, Frijoles de la Olla, Moules Marinières',
);
export const noodles = isOneOf(
  "Tonkotsu Ramen, Kitsune Udon, Zaru Soba, Yakisoba, Japchae, Mul Naengmyeon, Jajangmyeon, Kalguksu, Kongguksu, Pad Thai, Khao Soi, Thai Boat Noodles, Pad See Ew, Yum Woon Sen, Rad Na, Pho Bo, Pho Ga, Bun Cha, Bun Bo Hue, Cao Lau, Bun Rieu, Mi Quang, Hu Tieu Nam Vang, Banh Canh Cua, Sopa de Fideo, Budae-jjigae, Spaghetti alla Carbonara, Cacio e Pepe, Trofie al Pesto, Lasagne alla Bolognese, Spaghetti alle Vongole, Bucatini all'Amatriciana, Tortellini in Brodo, Orecchiette con Cime di Rapa, Pasta alla Norma, Pasta, Sukiyaki, Vietnamese Summer Rolls, Vietnamese Fried Spring Rolls, Thai Spring Rolls, Banh Bao, Shabu-shabu",
);
export const pasta = isOneOf(
  "Spaghetti alla Carbonara, Cacio e Pepe, Trofie al Pesto, Lasagne alla Bolognese, Spaghetti alle Vongole, Bucatini all'Amatriciana, Tortellini in Brodo, Gnocchi alla Sorrentina, Orecchiette con Cime di Rapa, Pasta alla Norma, Pasta, Minestrone",
);
export const curry = isOneOf(
  'Butter Chicken, Rogan Josh, Goan Fish Curry, Palak Paneer, Chana Masala, Dal Makhani, Aloo Gobi, Japanese Curry Rice, Thai Green Curry, Massaman Curry, Khao Soi, Roast Duck Red Curry, Panang Curry, Gaeng Som, Chicken Tikka, Kadai Paneer, Rajma, Baingan Bharta, Pav Bhaji, Malai Kofta, Misal Pav, Dal Tadka, Prawn Balchão, Appam with Vegetable Stew, Tod Man Pla',
);
export const salad = isOneOf(
  'Salade Niçoise, Salade Lyonnaise, Insalata Caprese, Panzanella, Som Tam Thai, Larb Moo, Nam Tok Nuea, Yum Woon Sen, Nopal Salad, Lotus Stem Salad, Sigeumchi-namul, Miang Kham, Pico de Gallo, Guacamole, Dotori-muk, Caponata',
);
export const seafood = (food: Food) =>
  [...(food.allergens ?? []), ...(food.mayContain ?? [])].some((allergen) =>
    ['fish', 'shellfish', 'molluscs'].includes(allergen),
  );
export const meal: FoodTest = (food) => !drink(food) && !dessert(food);
/** An allergen is stated. */
export const states =
  (allergen: string): FoodTest =>
  ({ allergens }) =>
    (allergens ?? []).includes(allergen);
/** Meat or poultry among what is stated. */
export const meat: FoodTest = holds(
  /beef|pork|chicken|lamb|mutton|veal|duck|ham\b|bacon|guanciale|pancetta|sausage|prosciutto|goat|lard|marrow|meat|oxtail|tripe|brisket|goose/i,
);
export const warming = served('Warm', 'Hot', 'Piping hot');
export const cooling = served('Cold', 'Cool', 'Frozen', 'Room temperature');
export const heavy = tastes('rich', 'hearty');
export const snappy = feels('crunchy', 'crispy');
export const asian = from('Japanese', 'Korean', 'Chinese', 'Thai', 'Vietnamese', 'Indian');
