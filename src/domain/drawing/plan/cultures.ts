/** How a cloth under the food is woven or printed. */
export type Weave =
  | 'stripes'
  | 'check'
  | 'slats'
  | 'zigzag'
  | 'tiles'
  | 'weave'
  | 'dots'
  | 'waves'
  | 'plain'
  | 'flowers';

/** Earthenware, porcelain, metal: the colours of a vessel. */
export interface VesselLook {
  readonly outside: string;
  readonly inside: string;
  /** What is painted on it. */
  readonly line: string;
  readonly rim: 'none' | 'line' | 'dots';
}

interface Culture {
  readonly origins: RegExp;
  readonly weaves: readonly Weave[];
  readonly vessels: readonly (keyof typeof vesselLooks)[];
}

export const vesselLooks = {
  white: { outside: '#f3ecdf', inside: '#fdf9f0', line: '#b9a488', rim: 'none' },
  blueLine: { outside: '#eef0ee', inside: '#fbfaf4', line: '#3c67a6', rim: 'line' },
  blueDots: { outside: '#f0f1ec', inside: '#fbfaf3', line: '#3f6fb0', rim: 'dots' },
  redLine: { outside: '#f4ece0', inside: '#fdf8ee', line: '#b23a2e', rim: 'line' },
  greenLine: { outside: '#f1efe2', inside: '#fcf9ee', line: '#5f8a4c', rim: 'line' },
  goldLine: { outside: '#f5eedf', inside: '#fdf8ea', line: '#c3973f', rim: 'line' },
  celadon: { outside: '#9dbfa9', inside: '#dfeadd', line: '#5f8b74', rim: 'none' },
  indigo: { outside: '#2f4f80', inside: '#eef0ec', line: '#f2ead6', rim: 'line' },
  teal: { outside: '#3f8286', inside: '#eaf1ea', line: '#f0dfae', rim: 'line' },
  slate: { outside: '#5d6c7a', inside: '#dfe5e6', line: '#c9d3d6', rim: 'none' },
  night: { outside: '#3b3a40', inside: '#5a5860', line: '#a08a62', rim: 'none' },
  lacquer: { outside: '#8e2a24', inside: '#c9584a', line: '#e4b452', rim: 'none' },
  terracotta: { outside: '#b9623a', inside: '#dd9a6a', line: '#f3d9a8', rim: 'dots' },
  ochre: { outside: '#d19a3c', inside: '#fbeecb', line: '#8e5a24', rim: 'line' },
  olive: { outside: '#7c8750', inside: '#eff0d8', line: '#d9c27a', rim: 'none' },
  sand: { outside: '#d7bf97', inside: '#f6ebd4', line: '#9a7850', rim: 'none' },
  brass: { outside: '#c79a42', inside: '#efd391', line: '#8a6420', rim: 'none' },
  steel: { outside: '#a9b3ba', inside: '#dde3e6', line: '#76828c', rim: 'none' },
  rose: { outside: '#c98a86', inside: '#faeee8', line: '#8e4f4e', rim: 'none' },
  clay: { outside: '#8a5a40', inside: '#c99a74', line: '#e9cfa6', rim: 'dots' },
} satisfies Record<string, VesselLook>;

const cultures: readonly Culture[] = [
  {
    origins: /japan/i,
    weaves: ['slats', 'waves', 'plain'],
    vessels: ['indigo', 'celadon', 'night', 'blueLine', 'slate', 'sand'],
  },
  {
    origins: /korea/i,
    weaves: ['slats', 'plain', 'stripes'],
    vessels: ['white', 'celadon', 'night', 'brass', 'steel', 'slate'],
  },
  {
    origins: /chin|taiwan|hong kong|canton|sichuan/i,
    weaves: ['slats', 'flowers', 'waves'],
    vessels: ['blueLine', 'lacquer', 'redLine', 'celadon', 'white'],
  },
  {
    origins: /viet/i,
    weaves: ['weave', 'slats', 'plain'],
    vessels: ['blueLine', 'white', 'celadon', 'blueDots', 'ochre'],
  },
  {
    origins: /thai|lao|burm|myanmar|cambod|khmer/i,
    weaves: ['weave', 'flowers', 'plain'],
    vessels: ['blueLine', 'celadon', 'teal', 'white', 'ochre', 'greenLine'],
  },
  {
    origins: /indones|malay|singapor|nyonya|peranakan/i,
    weaves: ['flowers', 'weave', 'tiles'],
    vessels: ['blueDots', 'terracotta', 'greenLine', 'teal', 'white'],
  },
  {
    origins: /filip|philipp/i,
    weaves: ['weave', 'stripes', 'plain'],
    vessels: ['white', 'blueLine', 'clay', 'greenLine', 'ochre'],
  },
  {
    origins: /india|pakist|bengal|nepal|sri lank|banglad|tibet/i,
    weaves: ['flowers', 'tiles', 'plain'],
    vessels: ['brass', 'steel', 'terracotta', 'teal', 'ochre', 'white'],
  },
  {
    origins: /persia|iran|afghan|uzbek|central asia/i,
    weaves: ['tiles', 'flowers', 'zigzag'],
    vessels: ['teal', 'blueDots', 'goldLine', 'indigo', 'white'],
  },
  {
    origins: /turk|levant|leban|syria|palest|jordan|israel|arab|iraq|yemen|egypt|gulf/i,
    weaves: ['tiles', 'stripes', 'flowers'],
    vessels: ['teal', 'terracotta', 'blueDots', 'goldLine', 'olive', 'white'],
  },
  {
    origins: /moroc|maghreb|tunis|alger|north afric/i,
    weaves: ['tiles', 'zigzag'],
    vessels: ['terracotta', 'indigo', 'teal', 'ochre', 'greenLine'],
  },
  {
    origins: /georgia|armen|azerb|caucas/i,
    weaves: ['zigzag', 'tiles', 'plain'],
    vessels: ['clay', 'terracotta', 'indigo', 'white', 'night'],
  },
  {
    origins: /ethiop|eritr|somal/i,
    weaves: ['zigzag', 'weave'],
    vessels: ['clay', 'night', 'ochre', 'terracotta', 'white'],
  },
  {
    origins: /west afric|nigeria|ghana|senegal|afric|congo|kenya/i,
    weaves: ['zigzag', 'dots', 'waves'],
    vessels: ['clay', 'ochre', 'terracotta', 'white', 'teal', 'olive'],
  },
  {
    origins: /greek|greece|cypr/i,
    weaves: ['stripes', 'plain', 'waves'],
    vessels: ['blueLine', 'white', 'terracotta', 'indigo', 'olive'],
  },
  {
    origins: /spain|spanish|portug|catal|basque/i,
    weaves: ['tiles', 'stripes', 'plain'],
    vessels: ['terracotta', 'blueDots', 'ochre', 'white', 'greenLine'],
  },
  {
    origins: /ital/i,
    weaves: ['check', 'stripes', 'plain'],
    vessels: ['white', 'terracotta', 'olive', 'goldLine', 'redLine', 'blueLine'],
  },
  {
    origins: /french|france/i,
    weaves: ['stripes', 'check', 'plain'],
    vessels: ['white', 'blueLine', 'sand', 'rose', 'slate', 'goldLine'],
  },
  {
    origins: /german|austri|swiss|switz|bavar|hungar|czech/i,
    weaves: ['check', 'flowers', 'plain'],
    vessels: ['white', 'blueDots', 'sand', 'greenLine', 'slate'],
  },
  {
    origins: /poland|polish|ukrain|russia|baltic|slav/i,
    weaves: ['flowers', 'zigzag', 'check'],
    vessels: ['blueDots', 'white', 'redLine', 'clay', 'indigo'],
  },
  {
    origins: /nordic|swed|norw|dan(e|ish)|finn|iceland|scandi/i,
    weaves: ['plain', 'stripes', 'waves'],
    vessels: ['slate', 'white', 'blueLine', 'night', 'celadon'],
  },
  {
    origins: /brit|irish|ireland|engl|scot|wales|welsh/i,
    weaves: ['check', 'plain', 'flowers'],
    vessels: ['blueLine', 'white', 'slate', 'sand', 'indigo'],
  },
  {
    origins: /mexic|guatem|salvad/i,
    weaves: ['zigzag', 'stripes', 'tiles'],
    vessels: ['terracotta', 'teal', 'clay', 'ochre', 'indigo', 'blueDots'],
  },
  {
    origins: /peru|boliv|ecuad|colomb|chile|argent|andes/i,
    weaves: ['zigzag', 'stripes'],
    vessels: ['clay', 'terracotta', 'white', 'ochre', 'teal'],
  },
  {
    origins: /brazil/i,
    weaves: ['dots', 'waves', 'stripes'],
    vessels: ['clay', 'white', 'greenLine', 'night', 'ochre'],
  },
  {
    origins: /caribb|jamaic|cuba|trinidad|haiti|puerto/i,
    weaves: ['stripes', 'flowers', 'waves'],
    vessels: ['teal', 'ochre', 'white', 'rose', 'greenLine'],
  },
  {
    origins: /americ|usa|united states|cajun|canad/i,
    weaves: ['check', 'stripes', 'plain'],
    vessels: ['white', 'redLine', 'blueLine', 'steel', 'slate'],
  },
];

const elsewhere: Culture = {
  origins: /./,
  weaves: ['plain', 'stripes', 'dots', 'check'],
  vessels: ['white', 'sand', 'slate', 'olive', 'blueLine', 'teal'],
};

export const cultureOf = (origin: string): Culture => cultures.find(({ origins }) => origins.test(origin)) ?? elsewhere;

/** Tables and cloths that go with each other. */
export const tables = [
  '#d9b48a',
  '#b98558',
  '#8f5f40',
  '#e6d3b3',
  '#c9b79c',
  '#a8b9a0',
  '#8fa9ab',
  '#9fb0c4',
  '#d8a48c',
  '#c98f72',
  '#e3bf72',
  '#b9a0b4',
  '#95a58a',
  '#c7a9a0',
  '#b4bfa2',
  '#d3c4ae',
] as const;

export const woods: ReadonlySet<string> = new Set(['#d9b48a', '#b98558', '#8f5f40', '#c98f72', '#e6d3b3']);

export const cloths = [
  { colour: '#f4ead6', ink: '#c65f43', second: '#e0a85a' },
  { colour: '#f3ecdc', ink: '#5b82a6', second: '#9db8c6' },
  { colour: '#f1ecd9', ink: '#7d9a63', second: '#d9b95e' },
  { colour: '#efe2c6', ink: '#9a7040', second: '#c99a5a' },
  { colour: '#e9dbc8', ink: '#a84d48', second: '#59799a' },
  { colour: '#dfe6dc', ink: '#5e8a83', second: '#c9a257' },
  { colour: '#c9593f', ink: '#f3d7a4', second: '#7c2f28' },
  { colour: '#3f5f86', ink: '#e9e2cc', second: '#9db8d0' },
  { colour: '#55765c', ink: '#e6e3bf', second: '#c9b05a' },
  { colour: '#d9a441', ink: '#8a4a24', second: '#f6e6ba' },
  { colour: '#a06a86', ink: '#f2dfdc', second: '#d9a45a' },
  { colour: '#f2e4d4', ink: '#a06a86', second: '#d9a45a' },
  { colour: '#3f7f80', ink: '#f0e3bd', second: '#e0a04a' },
  { colour: '#cbb083', ink: '#8d6a3c', second: '#a5834f' },
  { colour: '#6a6158', ink: '#e0cda4', second: '#a08a78' },
] as const;
