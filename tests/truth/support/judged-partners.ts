/** What a cook would say of partners of a food: had together or in the same meal, or not. */
export interface JudgedPartners {
  readonly food: string;
  readonly sensible: readonly string[];
  readonly not: readonly string[];
}

/** The lots by which the foods were drawn: fifty to tune on, then twenty-five others whose faults were mended after they had been told, then twenty-five when nothing was tuned any more. */
export const JUDGED_SEED = 20261122;
export const SECOND_SEED = 20261124;
export const FRESH_SEED = 20261126;

/**
 * Fifty foods by lot, and each partner that stood among its first four (Complement) when it was judged by hand, by one judge. A rule that brings
 * another partner there is to have that one judged, too.
 */
export const judgedPartners: readonly JudgedPartners[] = [
  {
    food: 'Tiramisù',
    sensible: ['Espresso', 'Coffee', 'Cappuccino'],
    not: ['Aperol Spritz', 'Thai Iced Tea', 'Cantucci', 'Vietnamese Egg Coffee'],
  },
  { food: 'French Onion Soup', sensible: ['Baguette', 'Salade Niçoise'], not: ['Cassoulet', 'Pissaladière'] },
  {
    food: 'Éclair au Chocolat',
    sensible: ['Coffee', 'Espresso', 'Vietnamese Iced Coffee'],
    not: ['Pastis', 'Kir', 'Baguette', 'Madeleine'],
  },
  { food: 'Gimbap', sensible: ['Tteokbokki', 'Eomuk-guk', 'Sigeumchi-namul', 'Makgeolli'], not: [] },
  { food: 'Tamales', sensible: ['Champurrado', 'Horchata', 'Agua de Jamaica', 'Guacamole'], not: [] },
  { food: 'Okonomiyaki', sensible: ['Sake', 'Miso Soup', 'Gyoza'], not: ['Takoyaki'] },
  { food: 'Carnitas', sensible: ['Guacamole', 'Agua de Jamaica', 'Avocado', 'Horchata'], not: [] },
  {
    food: 'Dal Makhani',
    sensible: ['Naan', 'Tandoori Chicken', 'Mango Lassi', 'Baingan Bharta'],
    not: ['South Indian Filter Coffee'],
  },
  { food: 'Banh Da Lon', sensible: ['Vietnamese Iced Coffee', 'Coffee', 'Nuoc Mia', 'Espresso'], not: ['Com Tam'] },
  {
    food: 'Banh Cuon',
    sensible: ['Vietnamese Iced Coffee', 'Vietnamese Fried Spring Rolls', 'Nuoc Mia'],
    not: ['Banh Mi', 'Baguette', 'Com Tam', 'Rau Muong Xao Toi'],
  },
  {
    food: 'Vietnamese Egg Coffee',
    sensible: ['Chocolate', 'Banh Mi'],
    not: ['Com Tam', 'Banh Xeo', 'Banh Flan', 'Che Chuoi'],
  },
  { food: 'Hotteok', sensible: ['Sikhye', 'Coffee', 'Eomuk-guk'], not: ['Makgeolli'] },
  {
    food: 'Thai Spring Rolls',
    sensible: ['Thai Iced Tea', 'Butterfly Pea Lime Drink', 'Gai Yang', 'Pad Thai'],
    not: [],
  },
  { food: 'Baja Fish Tacos', sensible: ['Guacamole', 'Pico de Gallo', 'Nopal Salad', 'Horchata'], not: [] },
  { food: 'Japanese Curry Rice', sensible: ['Tonkatsu', 'Korokke', 'Miso Soup'], not: ['Sake'] },
  {
    food: 'Steak Frites',
    sensible: ['Baguette', 'Salade Niçoise', 'Escargots de Bourgogne'],
    not: ['Socca', 'Cassoulet', 'Gratin Dauphinois'],
  },
  {
    food: 'Orecchiette con Cime di Rapa',
    sensible: ['Focaccia Genovese', 'Bruschetta al Pomodoro', 'Espresso', 'Caponata'],
    not: ['Risotto alla Milanese', 'Ossobuco alla Milanese', 'Bagna Cauda'],
  },
  { food: 'Inarizushi', sensible: ['Kitsune Udon', 'Miso Soup', 'Sake', 'Tamagoyaki'], not: [] },
  { food: 'Jokbal', sensible: ['Kimchi', 'Makgeolli', 'Mandu', 'Sikhye', 'Eomuk-guk'], not: [] },
  {
    food: 'Thit Kho Trung',
    sensible: ['Banh Chung', 'Banh Mi', 'Canh Chua', 'Baguette'],
    not: ['Vietnamese Iced Coffee'],
  },
  {
    food: 'Khao Kha Moo',
    sensible: ['Thai Iced Tea', 'Som Tam Thai', 'Pad Pak Bung Fai Daeng', 'Thai Omelette'],
    not: [],
  },
  { food: 'Soupe au Pistou', sensible: ['Baguette', 'Salade Niçoise', 'Socca'], not: ['Cassoulet'] },
  { food: 'Miso Soup', sensible: ['Oyakodon', 'Gyudon', 'Nigiri Sushi', 'Nikujaga'], not: [] },
  { food: 'Rau Muong Xao Toi', sensible: ['Com Tam', 'Banh Xeo', 'Ca Kho To'], not: ['Banh Mi'] },
  {
    food: 'Sake',
    sensible: ['Nigiri Sushi', 'Yakitori', 'Sashimi', 'Shabu-shabu', 'Tamagoyaki', 'Chawanmushi'],
    not: [],
  },
  {
    food: "Bucatini all'Amatriciana",
    sensible: ['Focaccia Genovese', 'Bruschetta al Pomodoro', 'Espresso', 'Caponata', 'Vitello Tonnato'],
    not: ['Ossobuco alla Milanese'],
  },
  {
    food: 'Rasgulla',
    sensible: ['Masala Chai', 'Coffee', 'Espresso'],
    not: ['Mango Lassi', 'Sikhye', 'Naan', 'Dal Tadka'],
  },
  { food: 'Nam Tok Nuea', sensible: ['Gai Yang', 'Sai Ua', 'Thai Iced Tea', 'Pad Thai'], not: [] },
  { food: 'Kimchi Jjigae', sensible: ['Kimchi', 'Gyeran-jjim', 'Makgeolli', 'Tamagoyaki', 'Samgyeopsal'], not: [] },
  { food: 'Bulgogi', sensible: ['Kimchi', 'Japchae', 'Mul Naengmyeon', 'Makgeolli'], not: [] },
  {
    food: 'Bruschetta al Pomodoro',
    sensible: ['Aperol Spritz', 'Spaghetti alle Vongole', 'Polenta Concia', 'Risotto alla Milanese'],
    not: ['Focaccia Genovese'],
  },
  { food: 'Ochazuke', sensible: ['Sake', 'Miso Soup', 'Gyoza', 'Tempura', 'Tamagoyaki'], not: [] },
  {
    food: 'Madeleine',
    sensible: ['Coffee', 'Espresso', 'Vietnamese Egg Coffee'],
    not: ['Mousse au Chocolat', 'Pastis', 'Kir', 'Baguette'],
  },
  { food: 'Chiles en Nogada', sensible: ['Agua de Jamaica', 'Guacamole', 'Horchata'], not: ['Avocado'] },
  { food: 'Gyeran-jjim', sensible: ['Samgyeopsal', 'Kimchi Jjigae', 'Haemul Pajeon', 'Gimbap', 'Makgeolli'], not: [] },
  {
    food: 'Choucroute Garnie',
    sensible: ['Baguette', 'Escargots de Bourgogne'],
    not: ['Salade Niçoise', 'Cassoulet', 'Ratatouille'],
  },
  { food: 'Baguette', sensible: ['Pasta', 'Escargots de Bourgogne', 'Salade Niçoise', 'Cheese'], not: [] },
  {
    food: 'Massaman Curry',
    sensible: ['Thai Iced Tea', 'Som Tam Thai', 'Pad Pak Bung Fai Daeng', 'Thai Omelette'],
    not: [],
  },
  { food: 'Guacamole', sensible: ['Baja Fish Tacos', 'Tacos de Carne Asada', 'Chapulines', 'Quesadilla'], not: [] },
  {
    food: 'Tamagoyaki',
    sensible: ['Sake', 'Umeboshi Onigiri', 'Miso Soup', 'Nigiri Sushi'],
    not: ['Gaeng Som', 'Kimchi Jjigae'],
  },
  { food: 'Elote', sensible: ['Agua de Jamaica', 'Guacamole', 'Horchata', 'Champurrado'], not: [] },
  { food: 'Samosa', sensible: ['Masala Chai', 'Mango Lassi', 'Dal Tadka'], not: ['Upma', 'Aloo Gobi', 'Misal Pav'] },
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
  {
    food: 'Rajma',
    sensible: ['Naan', 'Mango Lassi', 'Aloo Gobi', 'Baingan Bharta'],
    not: ['South Indian Filter Coffee', 'Upma'],
  },
  { food: 'Mango Lassi', sensible: ['Chana Masala', 'Butter Chicken', 'Bhatura', 'Samosa'], not: [] },
  { food: 'Songpyeon', sensible: ['Sikhye', 'Makgeolli', 'Coffee', 'Espresso'], not: ['Sake', 'Eomuk-guk'] },
  { food: 'Pan de Muerto', sensible: ['Champurrado', 'Coffee', 'Chocolate', 'Agua de Jamaica'], not: [] },
];

/** Twenty-five other foods by lot, judged in the same way: told once, then tuned on. */
export const secondPartners: readonly JudgedPartners[] = [
  { food: 'Lemongrass Grilled Chicken', sensible: ['Com Tam', 'Som Tam Thai', 'Baguette', 'Canh Chua'], not: [] },
  {
    food: 'South Indian Filter Coffee',
    sensible: ['Upma', 'Masala Dosa', 'Idli with Sambar', 'Appam with Vegetable Stew'],
    not: [],
  },
  {
    food: 'Pho Ga',
    sensible: ['Vietnamese Iced Coffee', 'Nuoc Mia', 'Vietnamese Fried Spring Rolls'],
    not: ['Rau Muong Xao Toi', 'Canh Chua', 'Banh Mi', 'Baguette'],
  },
  {
    food: 'Arancini',
    sensible: ['Caponata', 'Aperol Spritz', 'Pizza Margherita'],
    not: ['Espresso', 'Minestrone', 'Ribollita'],
  },
  {
    food: 'Pozole Rojo',
    sensible: ['Agua de Jamaica', 'Avocado'],
    not: ['Tacos al Pastor', 'Baja Fish Tacos', 'Frijoles de la Olla', 'Cheese'],
  },
  {
    food: 'Pan Bagnat',
    sensible: ['Kir', 'Pastis', 'Soupe au Pistou', 'Socca'],
    not: ['Salade Niçoise', 'Pissaladière'],
  },
  { food: 'Tteokguk', sensible: ['Mandu', 'Kimchi', 'Sikhye', 'Makgeolli'], not: ['Samgyeopsal'] },
  {
    food: 'Saltimbocca alla Romana',
    sensible: ['Focaccia Genovese', 'Bruschetta al Pomodoro', 'Caponata', 'Espresso'],
    not: ['Risotto alla Milanese'],
  },
  { food: 'Sigeumchi-namul', sensible: ['Bibimbap', 'Gimbap', 'Samgyeopsal', 'Haemul Pajeon', 'Makgeolli'], not: [] },
  { food: 'Tom Kha Gai', sensible: ['Thai Omelette', 'Gai Yang', 'Thai Iced Tea'], not: ['Thai Green Curry'] },
  {
    food: 'Tandoori Chicken',
    sensible: ['Dal Makhani', 'Naan', 'Mango Lassi', 'Seekh Kebab'],
    not: ['South Indian Filter Coffee'],
  },
  { food: 'Zaru Soba', sensible: ['Tempura', 'Sake', 'Gyoza'], not: ['Miso Soup', 'Kimchi'] },
  {
    food: 'Cha Ca La Vong',
    sensible: ['Vietnamese Fried Spring Rolls'],
    not: ['Baguette', 'Banh Mi', 'Canh Chua', 'Vietnamese Iced Coffee', 'Com Tam'],
  },
  {
    food: 'Bun Rieu',
    sensible: ['Vietnamese Fried Spring Rolls', 'Nuoc Mia'],
    not: ['Canh Chua', 'Baguette', 'Vietnamese Iced Coffee', 'Banh Mi', 'Com Tam', 'Som Tam Thai', 'Rau Muong Xao Toi'],
  },
  {
    food: 'Thai Fried Tofu with Peanut Sauce',
    sensible: ['Butterfly Pea Lime Drink', 'Thai Iced Tea', 'Gai Yang', 'Pad Thai'],
    not: [],
  },
  { food: 'Vichyssoise', sensible: ['Baguette', 'Salade Niçoise'], not: ['Socca', 'Cassoulet'] },
  {
    food: 'Bo Luc Lac',
    sensible: ['Canh Chua', 'Baguette', 'Vietnamese Fried Spring Rolls'],
    not: ['Banh Mi', 'Vietnamese Iced Coffee', 'Com Tam'],
  },
  {
    food: 'Thai Green Curry',
    sensible: ['Tub Tim Grob', 'Thai Iced Tea', 'Som Tam Thai', 'Pad Pak Bung Fai Daeng'],
    not: [],
  },
  { food: 'Korokke', sensible: ['Japanese Curry Rice', 'Sake', 'Miso Soup', 'Tamagoyaki'], not: ['Amazake'] },
  { food: 'Yangnyeom Chicken', sensible: ['Kimchi', 'Makgeolli', 'Mandu', 'Eomuk-guk', 'Sikhye'], not: [] },
  { food: 'Escargots de Bourgogne', sensible: ['Baguette', 'Kir'], not: ['Cassoulet', 'Galette Complète', 'Socca'] },
  { food: 'Enchiladas Verdes', sensible: ['Horchata', 'Agua de Jamaica', 'Guacamole', 'Avocado'], not: [] },
  {
    food: 'Insalata Caprese',
    sensible: ['Focaccia Genovese', 'Baguette', 'Risotto alla Milanese'],
    not: ['Polenta Concia'],
  },
  {
    food: 'Vietnamese Fried Spring Rolls',
    sensible: ['Che Ba Mau', 'Com Tam', 'Banh Xeo'],
    not: ['Ca Kho To', 'Banh Mi'],
  },
  {
    food: 'Supplì al Telefono',
    sensible: ['Pizza Margherita', 'Caponata', 'Aperol Spritz'],
    not: ['Espresso', 'Ribollita'],
  },
];

/**
 * Twenty-five more by lot, judged in the same way once after the rules stood. Nothing was tuned on them: whoever does so draws another lot.
 */
export const freshPartners: readonly JudgedPartners[] = [
  { food: 'Mole Poblano', sensible: ['Agua de Jamaica', 'Guacamole', 'Horchata'], not: ['Avocado'] },
  { food: 'Pad See Ew', sensible: ['Thai Iced Tea', 'Som Tam Thai', 'Pad Pak Bung Fai Daeng'], not: ['Thai Omelette'] },
  { food: 'Gyudon', sensible: ['Miso Soup', 'Sake', 'Gyoza', 'Tamagoyaki'], not: [] },
  {
    food: 'Bistecca alla Fiorentina',
    sensible: ['Focaccia Genovese', 'Bruschetta al Pomodoro', 'Caponata'],
    not: ['Risotto alla Milanese'],
  },
  { food: 'Socca', sensible: ['Salade Niçoise', 'Ratatouille', 'Pissaladière', 'Pastis'], not: [] },
  { food: 'Hoi Tod', sensible: ['Thai Iced Tea', 'Som Tam Thai', 'Pad Pak Bung Fai Daeng'], not: ['Thai Omelette'] },
  { food: 'Galbi', sensible: ['Mul Naengmyeon', 'Kimchi', 'Makgeolli', 'Mandu'], not: [] },
  { food: 'Kitsune Udon', sensible: ['Inarizushi', 'Sake', 'Umeboshi Onigiri'], not: ['Sukiyaki'] },
  { food: 'Lemongrass Chilli Tofu', sensible: ['Baguette', 'Canh Chua', 'Rau Muong Xao Toi'], not: ['Banh Mi'] },
  { food: 'Masala Dosa', sensible: ['South Indian Filter Coffee', 'Mango Lassi'], not: ['Naan', 'Aloo Gobi'] },
  { food: 'Che Chuoi', sensible: ['Coffee', 'Vietnamese Iced Coffee', 'Nuoc Mia', 'Espresso'], not: [] },
  { food: 'Takoyaki', sensible: ['Yakisoba', 'Sake'], not: ['Okonomiyaki', 'Miso Soup'] },
  { food: 'Sikhye', sensible: ['Songpyeon', 'Yakgwa', 'Hotteok', 'Tteokguk'], not: [] },
  { food: 'Matcha Ice Cream', sensible: ['Daifuku Mochi', 'Coffee'], not: ['Amazake', 'Masala Chai'] },
  { food: 'Sukiyaki', sensible: ['Sake', 'Miso Soup', 'Tamagoyaki'], not: ['Kitsune Udon'] },
  { food: 'Tarte Tatin', sensible: ['Coffee', 'Espresso', 'Vietnamese Iced Coffee'], not: [] },
  { food: 'Samgyetang', sensible: ['Kimchi', 'Mandu'], not: ['Samgyeopsal', 'Gimbap'] },
  { food: 'Bibimbap', sensible: ['Kimchi', 'Sigeumchi-namul', 'Makgeolli', 'Mandu'], not: [] },
  { food: 'Granita al Limone', sensible: ['Cantucci', 'Espresso', 'Coffee'], not: ['Cappuccino'] },
  { food: 'Nigiri Sushi', sensible: ['Sake', 'Miso Soup', 'Chawanmushi'], not: ['Natto'] },
  { food: 'Budae-jjigae', sensible: ['Kimchi', 'Mandu'], not: ['Samgyeopsal', 'Tteokbokki'] },
  {
    food: 'Galette Complète',
    sensible: ['Salade Niçoise'],
    not: ['Baguette', 'Escargots de Bourgogne', 'Gratin Dauphinois'],
  },
  { food: 'Banh Beo', sensible: [], not: ['Com Tam', 'Ca Kho To', 'Baguette', 'Banh Chung'] },
  { food: 'Chilaquiles Rojos', sensible: ['Coffee', 'Avocado', 'Agua de Jamaica', 'Guacamole'], not: [] },
  { food: 'Goan Fish Curry', sensible: ['Naan', 'Mango Lassi', 'Dal Tadka'], not: ['Seekh Kebab'] },
];
