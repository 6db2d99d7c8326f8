import type { Rewriting } from './german-pattern.ts';

const shortWords = [
  ['wat|wut|wht', 'what'],
  ['w[hu]?ats', 'what is'],
  ['wheres', 'where is'],
  ['hows(?= .+ tastes?\\b)', 'how does'],
  ['hows', 'how is'],
  ['ppl', 'people'],
  ['wots', 'what is'],
  ['youre', 'you are'],
  ['theyre', 'they are'],
  ['2nite|tonite|2night', 'tonight'],
  ['2day', 'today'],
  ['2moro|tmrw|tmr', 'tomorrow'],
  ['u', 'you'],
  ['r(?= (?:you|there|they|u)\\b)', 'are'],
  ['ur', 'your'],
  ['pls|plz|plss', 'please'],
  ['thx|thnx|tnx', 'thanks'],
  ['im(?= (?:so|really|very|too|super|a|an|not|in|on|hungry|starving|looking|craving|feeling|after)\\b)', 'i am'],
  ['rn(?=$)', 'right now'],
  ['smth|sth|sumthin|sumthing|somethin|smthg', 'something'],
  ['sum(?= (?:food|thing|good))', 'some'],
  ['gimme|gimmie', 'give me'],
  ['wanna', 'want to'],
  ['gonna', 'going to'],
  ['lemme', 'let me'],
  ['cuz|coz|cos|bc', 'because'],
  ['idk|dunno', 'do not know'],
  ['rly|rlly', 'really'],
  ['w(?= \\w{3})', 'with'],
  ['wo|w o', 'without'],
  ['n(?= \\w{3})', 'and'],
  ['recipie|receipe|recepie|reciepe|recipy', 'recipe'],
  ['recomend|reccomend|recommand', 'recommend'],
  ['reccomendations?|recomendations?', 'recommendations'],
  ['desert(?=s?$| )(?! island)', 'dessert'],
  ['vegeterian|vegitarian|vegatarian|veggie', 'vegetarian'],
  ['indain', 'indian'],
  ['noodels|noodlez', 'noodles'],
  ['spicey|spicyy+', 'spicy'],
  ['choclate|choclat|chocolat', 'chocolate'],
  ['resturant|restaraunt', 'restaurant'],
  ['brekkie|brekky|breakie', 'breakfast'],
  ['sarnies?', 'sandwich'],
  ['bevvies|bevvy', 'drinks'],
  ['sweet tooth|sugar rush|sugar fix|sugar craving', 'sweet food'],
] as const;

/** A laugh, or that it is an opinion: nothing of what is asked. */
export const idleAside: Rewriting = [
  / (?:lol|lmao|rofl|haha(?:ha)?|hehe|xd|tho|btw|ngl|tbh|imo|omg|smh|be honest|honestly)(?= |$)/g,
  '',
];

/** What people type short, and what it is written out; over folded text. */
export const textSpeak: readonly Rewriting[] = [
  idleAside,
  ...shortWords.map(([short, long]) => [new RegExp(`\\b(?:${short})\\b`, 'g'), long] satisfies Rewriting),
];
