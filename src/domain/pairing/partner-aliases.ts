/**
 * What records call a food when they do not use its name: each phrase, folded, with the folded names of the foods that it means. Set by hand
 * from the records; a phrase means what stands here and nothing else, so 'Radish kimchi' is not 'Kimchi'.
 */
export const partnerAliases: Readonly<Record<string, readonly string[]>> = {
  'café au lait': ['coffee'], 'hot black coffee': ['coffee'], 'black coffee': ['coffee'], 'coffee from the pot': ['coffee'], 'café de olla': ['coffee'], 'kaffee': ['coffee'],
  'schwarzer kaffee': ['coffee'], 'iced coffee': ['vietnamese iced coffee'], 'eiskaffee': ['vietnamese iced coffee'], 'filter coffee': ['south indian filter coffee'],
  'bowl of coffee': ['coffee'], 'egg coffee': ['vietnamese egg coffee'], 'cutting chai': ['masala chai'], 'chai': ['masala chai'], 'lassi': ['mango lassi'],
  'cold sake': ['sake'], 'warm sake': ['sake'], 'sugarcane juice': ['nuoc mia'], 'lotus-scented tea': ['lotus tea'], 'iced butterfly pea drink': ['butterfly pea lime drink'],
  'butterfly pea drink': ['butterfly pea lime drink'], 'hibiscus water': ['agua de jamaica'], 'hibiscus tea': ['agua de jamaica'], 'spritz': ['aperol spritz'],
  'rice beer': ['makgeolli'], 'dongdongju': ['makgeolli'], 'dark chocolate': ['chocolate'], 'dunkle schokolade': ['chocolate'], 'schokolade': ['chocolate'], 'käse': ['cheese'],
  'melted cheese': ['cheese'], 'avocado slices': ['avocado'], 'crusty bread': ['baguette'], 'focaccia': ['focaccia genovese'],
  'som tam': ['som tam thai'], 'papaya salad': ['som tam thai'], 'green papaya salad': ['som tam thai'], 'gai yang grilled chicken': ['gai yang'],
  'tod mun': ['tod man pla'], 'satay': ['thai pork satay'], 'pork satay': ['thai pork satay'], 'pak boong': ['pad pak bung fai daeng'], 'plain omelette': ['thai omelette', 'tamagoyaki'],
  'green curry': ['thai green curry'], 'sour curry': ['gaeng som'], 'rice soup': ['jok'], 'rice porridge': ['jok'],
  'cha gio': ['vietnamese fried spring rolls'], 'nem ran': ['vietnamese fried spring rolls'], 'goi cuon': ['vietnamese summer rolls'], 'summer rolls': ['vietnamese summer rolls'],
  'pho': ['pho bo', 'pho ga'], 'morning glory': ['rau muong xao toi', 'pad pak bung fai daeng'], 'grilled chicken': ['gai yang', 'lemongrass grilled chicken'],
  'japanese omelette': ['tamagoyaki'], 'rolled omelette': ['tamagoyaki'], 'onigiri': ['umeboshi onigiri'], 'rice ball': ['umeboshi onigiri'], 'ramen': ['tonkotsu ramen'],
  'bowl of ramen': ['tonkotsu ramen'], 'udon': ['kitsune udon'], 'soba': ['zaru soba'], 'sushi': ['nigiri sushi'], 'crisp tempura': ['tempura'], 'karaage': ['chicken karaage'],
  'curry rice': ['japanese curry rice'], 'mochi': ['daifuku mochi'], 'dango': ['mitarashi dango'], 'anko dango': ['mitarashi dango'],
  'fish cake soup': ['eomuk-guk'], 'fish cake broth': ['eomuk-guk'], 'fresh kimchi': ['kimchi'], 'grilled kimchi': ['kimchi'], 'namul': ['sigeumchi-namul'], 'dumplings': ['mandu', 'gyoza'],
  'naengmyeon': ['mul naengmyeon'], 'pajeon': ['haemul pajeon'], 'korean fried chicken': ['yangnyeom chicken'], 'rice punch': ['sikhye'], 'cold noodles': ['mul naengmyeon'],
  'dosa': ['masala dosa'], 'idli': ['idli with sambar'], 'biryani': ['hyderabadi chicken biryani'], 'chicken biryani': ['hyderabadi chicken biryani'], 'dal': ['dal tadka'],
  'spiced chickpeas': ['chana masala'], 'chole': ['chana masala'], 'samosas': ['samosa'],
  'quesadillas': ['quesadilla'], 'enchiladas': ['enchiladas verdes'], 'carne asada': ['tacos de carne asada'], 'frijoles': ['frijoles de la olla'], 'beans from the pot': ['frijoles de la olla'],
  'tacos': ['tacos al pastor', 'tacos de carne asada', 'baja fish tacos'], 'mole': ['mole poblano'], 'pozole': ['pozole rojo'], 'fresh tomato salsa': ['pico de gallo'], 'fish tacos': ['baja fish tacos'],
  'corn on the cob': ['elote'], 'tres leches': ['tres leches cake'],
  'risotto': ['risotto alla milanese'], 'saffron risotto': ['risotto alla milanese'], 'ossobuco': ['ossobuco alla milanese'], 'pizza': ['pizza margherita'], 'tortellini': ['tortellini in brodo'],
  'polenta': ['polenta concia'], 'soft polenta': ['polenta concia'], 'bruschetta': ['bruschetta al pomodoro'], 'caprese': ['insalata caprese'], 'almond biscuits': ['cantucci'],
  'gelato': ['gelato al pistacchio'], 'pistachio gelato': ['gelato al pistacchio'], 'cannoli': ['cannoli siciliani'], 'supplì': ['supplì al telefono'],
  'onion soup': ['french onion soup'], 'niçoise salad': ['salade niçoise'], 'snails': ['escargots de bourgogne'], 'quiche': ['quiche lorraine'], 'macarons': ['macaron'],
  'madeleines': ['madeleine'], 'confit duck': ['duck confit'], 'beef bourguignon': ['boeuf bourguignon'], 'gratin': ['gratin dauphinois'], 'crème caramel': ['banh flan'],
};
