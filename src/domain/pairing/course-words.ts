import type { Course } from '#domain/foods/course.ts';

/** Words of names, folded and in the singular, that say which course a food is: English, German, and what menus everywhere use. */
export const courseWords: Readonly<Partial<Record<Course, readonly string[]>>> = {
  drink: [
    'tea', 'tee', 'chai', 'coffee', 'kaffee', 'latte', 'espresso', 'lassi', 'juice', 'saft', 'lemonade', 'limonade', 'soda', 'smoothie', 'shake', 'milkshake', 'beer', 'bier', 'wine',
    'wein', 'cider', 'punch', 'cocktail', 'spritz', 'cocoa', 'kakao', 'kombucha', 'kefir', 'horchata', 'agua', 'liqueur', 'rum', 'whisky', 'gin',
  ],
  soup: ['soup', 'suppe', 'broth', 'brühe', 'bisque', 'chowder', 'gazpacho', 'borscht', 'sopa', 'soupe', 'zuppa', 'jjigae', 'consommé', 'laksa'],
  salad: ['salad', 'salat', 'slaw', 'ensalada', 'insalata', 'salade', 'tabbouleh', 'larb'],
  bread: ['bread', 'brot', 'brötchen', 'roll', 'flatbread', 'fladenbrot', 'baguette', 'focaccia', 'naan', 'roti', 'chapati', 'paratha', 'pita', 'injera', 'bagel', 'brioche', 'toast', 'bun'],
  dessert: [
    'cake', 'kuchen', 'torte', 'tart', 'pie', 'pudding', 'custard', 'cookie', 'biscuit', 'keks', 'brownie', 'ice', 'eis', 'cream', 'gelato', 'sorbet', 'mousse', 'flan', 'halva', 'baklava',
    'strudel', 'waffle', 'waffel', 'doughnut', 'donut', 'crumble', 'trifle', 'pavlova', 'macaron', 'mochi', 'candy', 'chocolate', 'schokolade',
  ],
  side: ['chips', 'fries', 'pommes', 'pickle', 'kimchi', 'namul', 'mash', 'beans', 'bohnen', 'greens', 'slaw'],
  snack: ['sandwich', 'crisp', 'cracker', 'samosa', 'empanada', 'onigiri', 'popcorn', 'nut', 'falafel', 'pretzel', 'brezel', 'skewer'],
  sauce: ['sauce', 'soße', 'salsa', 'chutney', 'dip', 'relish', 'dressing', 'pesto', 'hummus', 'guacamole', 'raita', 'mayonnaise', 'ketchup', 'jam', 'marmelade'],
  starter: ['carpaccio', 'tartare', 'ceviche', 'bruschetta', 'antipasto', 'mezze', 'terrine', 'pâté'],
  main: [
    'stew', 'eintopf', 'curry', 'noodle', 'nudel', 'pasta', 'spaghetti', 'lasagne', 'risotto', 'pizza', 'burger', 'steak', 'schnitzel', 'roast', 'braten', 'casserole', 'auflauf', 'gulasch',
    'goulash', 'paella', 'biryani', 'pilaf', 'ramen', 'udon', 'pho', 'phở', 'taco', 'burrito', 'enchilada', 'dumpling', 'knödel', 'gnocchi', 'dosa', 'tagine', 'kebab', 'bowl', 'porridge',
    'pancake', 'pfannkuchen', 'omelette', 'quiche', 'gratin', 'hotpot',
  ],
  ingredient: ['cheese', 'käse', 'avocado', 'egg', 'ei', 'butter', 'honey', 'honig', 'rice', 'reis', 'tofu', 'apple', 'apfel', 'tomato', 'tomate'],
};
