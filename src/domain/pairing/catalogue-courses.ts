import type { Course } from './course.ts';

/** The course of each food that the project ships, by its English name, set by hand: 325 foods. */
export const catalogueCourses: Readonly<Record<Course, readonly string[]>> = {
  drink: [
    'Kir', 'Pastis', 'Mango Lassi', 'Masala Chai', 'South Indian Filter Coffee', 'Cappuccino', 'Aperol Spritz', 'Espresso', 'Sake', 'Amazake', 'Makgeolli', 'Sikhye',
    'Horchata', 'Champurrado', 'Agua de Jamaica', 'Coffee', 'Thai Iced Tea', 'Butterfly Pea Lime Drink', 'Vietnamese Iced Coffee', 'Vietnamese Egg Coffee', 'Nuoc Mia',
    'Lotus Tea',
  ],
  starter: [
    'Escargots de Bourgogne', 'Brandade de Morue', 'Soufflé au Fromage', 'Chicken Tikka', 'Amritsari Fish', 'Seekh Kebab', 'Bruschetta al Pomodoro', 'Vitello Tonnato',
    'Baccalà Mantecato', 'Carciofi alla Giudia', 'Bagna Cauda', 'Sashimi', 'Gyoza', 'Chawanmushi', 'Agedashi Tofu', 'Mandu', 'Aguachile', 'Tostadas de Ceviche',
    'Thai Pork Satay', 'Miang Kham', 'Thai Fried Tofu with Peanut Sauce', 'Tod Man Pla', 'Thai Spring Rolls', 'Vietnamese Summer Rolls', 'Vietnamese Fried Spring Rolls',
    'Banh Khot', 'Banh Beo', 'Oc Len Xao Dua',
  ],
  soup: [
    'French Onion Soup', 'Bouillabaisse', 'Soupe au Pistou', 'Vichyssoise', 'Rasam', 'Minestrone', 'Tortellini in Brodo', 'Ribollita', 'Miso Soup', 'Doenjang Jjigae',
    'Sundubu-jjigae', 'Kimchi Jjigae', 'Budae-jjigae', 'Samgyetang', 'Seolleongtang', 'Yukgaejang', 'Eomuk-guk', 'Tteokguk', 'Hobakjuk', 'Pozole Rojo', 'Tortilla Soup',
    'Sopa de Fideo', 'Menudo Rojo', 'Tom Yum Goong', 'Tom Kha Gai', 'Gaeng Som', 'Jok', 'Canh Chua',
  ],
  salad: [
    'Salade Niçoise', 'Salade Lyonnaise', 'Insalata Caprese', 'Panzanella', 'Nopal Salad', 'Som Tam Thai', 'Larb Moo', 'Nam Tok Nuea', 'Yum Woon Sen', 'Lotus Stem Salad',
  ],
  main: [
    'Boeuf Bourguignon', 'Coq au Vin', 'Quiche Lorraine', 'Cassoulet', 'Moules Marinières', 'Duck Confit', 'Galette Complète', 'Pot-au-Feu', 'Steak Frites',
    'Blanquette de Veau', 'Choucroute Garnie', 'Tartiflette', 'Butter Chicken', 'Tandoori Chicken', 'Hyderabadi Chicken Biryani', 'Rogan Josh', 'Goan Fish Curry',
    'Palak Paneer', 'Chana Masala', 'Dal Makhani', 'Masala Dosa', 'Idli with Sambar', 'Kadai Paneer', 'Rajma', 'Malai Kofta', 'Upma', 'Pesarattu',
    'Appam with Vegetable Stew', 'Dal Tadka', 'Prawn Balchão', 'Pizza Margherita', 'Spaghetti alla Carbonara', 'Cacio e Pepe', 'Trofie al Pesto', 'Lasagne alla Bolognese',
    'Risotto alla Milanese', 'Ossobuco alla Milanese', 'Parmigiana di Melanzane', 'Bistecca alla Fiorentina', 'Spaghetti alle Vongole', "Bucatini all'Amatriciana",
    'Gnocchi alla Sorrentina', 'Orecchiette con Cime di Rapa', 'Polenta Concia', 'Saltimbocca alla Romana', 'Cotoletta alla Milanese', 'Pasta alla Norma', 'Nigiri Sushi',
    'Tonkotsu Ramen', 'Tempura', 'Okonomiyaki', 'Kitsune Udon', 'Zaru Soba', 'Tonkatsu', 'Yakitori', 'Chicken Karaage', 'Sukiyaki', 'Japanese Curry Rice', 'Unadon',
    'Oyakodon', 'Gyudon', 'Shabu-shabu', 'Oden', 'Yakisoba', 'Nikujaga', 'Inarizushi', 'Ochazuke', 'Bibimbap', 'Bulgogi', 'Samgyeopsal', 'Japchae', 'Yangnyeom Chicken',
    'Mul Naengmyeon', 'Jajangmyeon', 'Haemul Pajeon', 'Galbi', 'Kalguksu', 'Dakgalbi', 'Ganjang Gejang', 'Kongguksu', 'Jokbal', 'Bindaetteok', 'Tacos al Pastor',
    'Mole Poblano', 'Enchiladas Verdes', 'Chilaquiles Rojos', 'Cochinita Pibil', 'Chiles en Nogada', 'Baja Fish Tacos', 'Birria', 'Carnitas', 'Tacos de Carne Asada',
    'Tlayuda', 'Chiles Rellenos', 'Barbacoa de Borrego', 'Huevos Rancheros', 'Torta Ahogada', 'Tostadas de Tinga', 'Pescado a la Veracruzana', 'Mole Negro', 'Pasta',
    'Pad Thai', 'Thai Green Curry', 'Massaman Curry', 'Pad Kra Pao', 'Khao Soi', 'Thai Boat Noodles', 'Pad See Ew', 'Hoi Tod', 'Sai Ua', 'Roast Duck Red Curry',
    'Panang Curry', 'Khao Man Gai', 'Crab Fried Rice', 'Gai Yang', 'Steamed Fish with Lime', 'Khao Kha Moo', 'Rad Na', 'Pho Bo', 'Bun Cha', 'Bun Bo Hue', 'Banh Xeo',
    'Com Tam', 'Cao Lau', 'Cha Ca La Vong', 'Banh Cuon', 'Bun Rieu', 'Ca Kho To', 'Banh Chung', 'Lemongrass Chilli Tofu', 'Pho Ga', 'Mi Quang', 'Hu Tieu Nam Vang',
    'Banh Canh Cua', 'Bo Luc Lac', 'Thit Kho Trung', 'Bo Kho', 'Tofu in Tomato Sauce', 'Lemongrass Grilled Chicken',
  ],
  side: [
    'Ratatouille', 'Gratin Dauphinois', 'Aloo Gobi', 'Baingan Bharta', 'Caponata', 'Natto', 'Nasu Dengaku', 'Tamagoyaki', 'Kinpira Gobo', 'Kimchi', 'Sigeumchi-namul',
    'Gyeran-jjim', 'Dotori-muk', 'Frijoles de la Olla', 'Pad Pak Bung Fai Daeng', 'Thai Omelette', 'Rau Muong Xao Toi', 'Xoi Gac',
  ],
  bread: ['Croissant', 'Baguette', 'Naan', 'Bhatura', 'Focaccia Genovese'],
  dessert: [
    'Crème Brûlée', 'Macaron', 'Tarte Tatin', 'Crêpes Suzette', 'Éclair au Chocolat', 'Madeleine', 'Clafoutis aux Cerises', 'Mousse au Chocolat', 'Paris-Brest',
    'Gulab Jamun', 'Kulfi', 'Rasgulla', 'Jalebi', 'Tiramisù', 'Gelato al Pistacchio', 'Cannoli Siciliani', 'Panna Cotta', 'Cantucci', 'Granita al Limone', 'Daifuku Mochi',
    'Taiyaki', 'Matcha Ice Cream', 'Dorayaki', 'Mitarashi Dango', 'Hotteok', 'Patbingsu', 'Songpyeon', 'Yakgwa', 'Hwajeon', 'Churros', 'Mango and Chilli Paleta',
    'Tres Leches Cake', 'Pan de Muerto', 'Chocolate', 'Mango Sticky Rice', 'Khanom Krok', 'Tub Tim Grob', 'Banana Roti', 'Bua Loi', 'Che Ba Mau', 'Banh Da Lon', 'Che Chuoi',
    'Banh Flan',
  ],
  snack: [
    'Croque-Monsieur', 'Socca', 'Pissaladière', 'Pan Bagnat', 'Samosa', 'Vada Pav', 'Pani Puri', 'Pav Bhaji', 'Dhokla', 'Misal Pav', 'Bhel Puri', 'Arancini',
    'Supplì al Telefono', 'Takoyaki', 'Umeboshi Onigiri', 'Korokke', 'Edamame', 'Tteokbokki', 'Gimbap', 'Sundae', 'Tamales', 'Elote', 'Quesadilla', 'Sopes', 'Chapulines',
    'Banh Mi', 'Banh Bao',
  ],
  sauce: ['Guacamole', 'Pico de Gallo', 'Nam Prik Ong'],
  ingredient: ['Avocado', 'Cheese'],
};
