/** What a cook would say of partners of a food: had together or in the same meal, or not. */
export interface JudgedPartners {
  readonly food: string;
  readonly sensible: readonly string[];
  readonly not: readonly string[];
}

/** The lot by which the fifty foods were drawn. */
export const JUDGED_SEED = 20261122;

/**
 * Fifty foods by lot, and each partner that stood among its first four (Complement) when it was judged by hand, by one judge. A rule that brings
 * another partner there is to have that one judged, too.
 */
export const judgedPartners: readonly JudgedPartners[] = [
  { food: 'Tiramisù', sensible: ['Espresso', 'Coffee'], not: ['Aperol Spritz', 'Thai Iced Tea', 'Cantucci'] },
  { food: 'French Onion Soup', sensible: ['Baguette', 'Salade Niçoise'], not: ['Cassoulet', 'Pissaladière'] },
  { food: 'Éclair au Chocolat', sensible: ['Coffee', 'Espresso'], not: ['Pastis', 'Kir', 'Baguette', 'Madeleine'] },
  { food: 'Gimbap', sensible: ['Tteokbokki', 'Eomuk-guk', 'Sigeumchi-namul', 'Makgeolli'], not: [] },
  { food: 'Tamales', sensible: ['Champurrado', 'Horchata', 'Agua de Jamaica', 'Guacamole'], not: [] },
  { food: 'Okonomiyaki', sensible: ['Sake', 'Miso Soup', 'Gyoza'], not: ['Takoyaki'] },
  { food: 'Carnitas', sensible: ['Guacamole', 'Agua de Jamaica', 'Avocado', 'Horchata'], not: [] },
  { food: 'Dal Makhani', sensible: ['Naan', 'Tandoori Chicken', 'Mango Lassi'], not: ['South Indian Filter Coffee'] },
  { food: 'Banh Da Lon', sensible: ['Vietnamese Iced Coffee', 'Coffee', 'Nuoc Mia', 'Espresso'], not: ['Com Tam'] },
  { food: 'Banh Cuon', sensible: ['Vietnamese Iced Coffee'], not: ['Banh Mi', 'Baguette', 'Com Tam'] },
  { food: 'Vietnamese Egg Coffee', sensible: ['Chocolate', 'Banh Mi'], not: ['Com Tam', 'Banh Xeo'] },
  { food: 'Hotteok', sensible: ['Sikhye', 'Coffee', 'Eomuk-guk'], not: ['Makgeolli'] },
  {
    food: 'Thai Spring Rolls',
    sensible: ['Thai Iced Tea', 'Butterfly Pea Lime Drink', 'Gai Yang', 'Pad Thai'],
    not: [],
  },
  { food: 'Baja Fish Tacos', sensible: ['Guacamole', 'Pico de Gallo', 'Nopal Salad', 'Horchata'], not: [] },
  { food: 'Japanese Curry Rice', sensible: ['Tonkatsu', 'Korokke', 'Miso Soup'], not: ['Sake'] },
  { food: 'Steak Frites', sensible: ['Baguette', 'Salade Niçoise', 'Escargots de Bourgogne'], not: ['Socca'] },
  {
    food: 'Orecchiette con Cime di Rapa',
    sensible: ['Focaccia Genovese', 'Bruschetta al Pomodoro', 'Espresso'],
    not: ['Risotto alla Milanese'],
  },
  { food: 'Inarizushi', sensible: ['Kitsune Udon', 'Miso Soup', 'Sake', 'Tamagoyaki'], not: [] },
  { food: 'Jokbal', sensible: ['Kimchi', 'Makgeolli', 'Mandu', 'Sikhye'], not: [] },
  { food: 'Thit Kho Trung', sensible: ['Banh Chung', 'Banh Mi', 'Canh Chua'], not: ['Vietnamese Iced Coffee'] },
  {
    food: 'Khao Kha Moo',
    sensible: ['Thai Iced Tea', 'Som Tam Thai', 'Pad Pak Bung Fai Daeng', 'Thai Omelette'],
    not: [],
  },
  { food: 'Soupe au Pistou', sensible: ['Baguette', 'Salade Niçoise', 'Socca'], not: ['Cassoulet'] },
  { food: 'Miso Soup', sensible: ['Oyakodon', 'Gyudon', 'Nigiri Sushi', 'Nikujaga'], not: [] },
  { food: 'Rau Muong Xao Toi', sensible: ['Com Tam', 'Banh Xeo', 'Ca Kho To'], not: ['Banh Mi'] },
  { food: 'Sake', sensible: ['Nigiri Sushi', 'Yakitori', 'Sashimi', 'Shabu-shabu'], not: [] },
  {
    food: "Bucatini all'Amatriciana",
    sensible: ['Focaccia Genovese', 'Bruschetta al Pomodoro', 'Espresso', 'Caponata'],
    not: [],
  },
  { food: 'Rasgulla', sensible: ['Masala Chai', 'Coffee'], not: ['Mango Lassi', 'Sikhye', 'Naan', 'Dal Tadka'] },
  { food: 'Nam Tok Nuea', sensible: ['Gai Yang', 'Sai Ua', 'Thai Iced Tea', 'Pad Thai'], not: [] },
  { food: 'Kimchi Jjigae', sensible: ['Kimchi', 'Gyeran-jjim', 'Makgeolli', 'Tamagoyaki'], not: [] },
  { food: 'Bulgogi', sensible: ['Kimchi', 'Japchae', 'Mul Naengmyeon', 'Makgeolli'], not: [] },
  {
    food: 'Bruschetta al Pomodoro',
    sensible: ['Aperol Spritz', 'Spaghetti alle Vongole', 'Polenta Concia'],
    not: ['Focaccia Genovese'],
  },
  { food: 'Ochazuke', sensible: ['Sake', 'Miso Soup', 'Gyoza', 'Tempura'], not: [] },
  { food: 'Madeleine', sensible: ['Coffee'], not: ['Mousse au Chocolat', 'Pastis', 'Kir', 'Baguette'] },
  { food: 'Chiles en Nogada', sensible: ['Agua de Jamaica', 'Guacamole', 'Horchata'], not: ['Avocado'] },
  { food: 'Gyeran-jjim', sensible: ['Samgyeopsal', 'Kimchi Jjigae', 'Haemul Pajeon', 'Gimbap'], not: [] },
  { food: 'Choucroute Garnie', sensible: ['Baguette'], not: ['Salade Niçoise', 'Cassoulet', 'Ratatouille'] },
  { food: 'Baguette', sensible: ['Pasta', 'Escargots de Bourgogne', 'Salade Niçoise', 'Cheese'], not: [] },
  {
    food: 'Massaman Curry',
    sensible: ['Thai Iced Tea', 'Som Tam Thai', 'Pad Pak Bung Fai Daeng', 'Thai Omelette'],
    not: [],
  },
  { food: 'Guacamole', sensible: ['Baja Fish Tacos', 'Tacos de Carne Asada', 'Chapulines', 'Quesadilla'], not: [] },
  { food: 'Tamagoyaki', sensible: ['Sake', 'Umeboshi Onigiri'], not: ['Gaeng Som', 'Kimchi Jjigae'] },
  { food: 'Elote', sensible: ['Agua de Jamaica', 'Guacamole', 'Horchata', 'Champurrado'], not: [] },
  { food: 'Samosa', sensible: ['Masala Chai', 'Mango Lassi', 'Dal Tadka'], not: ['Upma'] },
  { food: 'Cochinita Pibil', sensible: ['Agua de Jamaica', 'Guacamole', 'Avocado', 'Horchata'], not: [] },
  {
    food: 'Focaccia Genovese',
    sensible: ['Cappuccino', 'Gnocchi alla Sorrentina', 'Trofie al Pesto', 'Minestrone'],
    not: [],
  },
  { food: 'Haemul Pajeon', sensible: ['Makgeolli', 'Kimchi', 'Dotori-muk', 'Mandu'], not: [] },
  {
    food: 'Crab Fried Rice',
    sensible: ['Tom Yum Goong', 'Thai Iced Tea', 'Som Tam Thai', 'Pad Pak Bung Fai Daeng'],
    not: [],
  },
  { food: 'Rajma', sensible: ['Naan', 'Mango Lassi'], not: ['South Indian Filter Coffee', 'Upma'] },
  { food: 'Mango Lassi', sensible: ['Chana Masala', 'Butter Chicken', 'Bhatura', 'Samosa'], not: [] },
  { food: 'Songpyeon', sensible: ['Sikhye', 'Makgeolli', 'Coffee'], not: ['Sake', 'Eomuk-guk'] },
  { food: 'Pan de Muerto', sensible: ['Champurrado', 'Coffee', 'Chocolate', 'Agua de Jamaica'], not: [] },
];
