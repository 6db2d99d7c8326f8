import { oneOf } from './one-of.ts';

/** Who is called by what they are to somebody, as patterns of folded words. */
export const relative = oneOf(String.raw`
  ex | mum | mom | mother | dad | father | parents? | folks | brother | sister | siblings? | sons? | daughters?
  kids? | child | children | baby | toddler | girls? | boys? | lad | wife | husband | hubby | partner | boyfriend
  girlfriend | fianc\w+ | auntie | aunty | aunt | uncle | cousins? | nephews? | nieces? | gran | granny | nan | nana
  grand\w+ | in laws? | law | friends? | mates? | buddy | pal | guests? | visitors? | colleagues? | cowork\w+ | boss
  neighbou?rs? | flatmates? | roommates? | housemates? | lodger | teacher | team | family
`);
export const verwandte = oneOf(String.raw`
  ex | mutter | vater | eltern | bruder | schwester | geschwister | sohn | tochter | kind(?:er)?n? | baby | junge
  madchen | maedchen | kleine[rnm]? | jungste[rnm]? | juengste[rnm]? | alteste[rnm]? | aelteste[rnm]? | frau | mann
  partner\w* | freund\w* | tante | onkel | cousin\w* | neffe | nichte | oma | opa | papa | mama | papi | mami | vati | mutti | grossmutter | grossvater
  schwieger\w* | kumpel | gaste?n? | gaeste?n? | besuch | kolleg\w+ | chefin? | nachbar\w* | mitbewohner\w* | familie
`);

/** Anybody who may sit at a table. */
export const person = oneOf(String.raw`
  ${relative} | ${verwandte} | pupils? | students? | persons? | people | someone | somebody | customers? | diners? | patients?
  residents? | bub | bube | madel | maedel | schuler\w* | schueler\w* | personen | jemand\w* | leute | kunde | kundin
  bewohner\w* | patient\w*
`);
