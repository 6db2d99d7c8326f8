import { describe, expect, it } from 'vitest';
import { asksWhatHolds } from './asks-what-holds.ts';

const asking =
  `what can't I eat with a fish allergy; what cant i eat if im allergic to eggs; foods to avoid with egg allergy; which foods should my son avoid, he's allergic to milk;
  what should I avoid with a nut allergy; what do I have to stay away from if I am allergic to soy; what is off limits for a coeliac; which dishes are dangerous with a peanut allergy;
  what foods are not safe for someone allergic to sesame; what has hidden gluten; where does gluten hide; which foods secretly contain milk, I'm allergic;
  which of your dishes contain peanuts? I'm allergic; dishes I should avoid because of my shellfish allergy; list the foods to avoid when allergic to celery;
  what shouldn't a lactose intolerant person order; what should a lactose intolerant person not eat; what can my coeliac friend not have; what must I not eat, I have a wheat allergy; things to watch out for with a mustard allergy; what to avoid with a lupin allergy;
  what is bad for someone with a milk allergy; which desserts are unsafe for an egg allergy; which thai dishes have peanuts, my kid is allergic;
  what are the worst thai dishes for someone with a peanut allergy; which desserts will make my lactose intolerant dad sick; what would kill someone with a shellfish allergy;
  give me a list of things I can't eat, I'm coeliac; what are the best dishes to avoid with a nut allergy; welche Nachtische sind nichts für Laktoseintolerante;
  sag mir, was ich mit Nussallergie lassen soll; Liste verbotener Gerichte bei Zöliakie; was macht jemanden mit Milchallergie krank;
  was darf ich bei Fischallergie nicht essen; was muss ich mit Eiallergie meiden; welche Gerichte sollte mein Sohn meiden, er ist allergisch gegen Milch; was ist bei Zöliakie tabu;
  was ist bei einer Nussallergie gefährlich; wo steckt überall Gluten drin, ich habe Zöliakie; welche Gerichte enthalten Erdnüsse? Ich bin allergisch; worauf muss ich mit Sojaallergie verzichten;
  Gerichte, die ich mit Sesamallergie nicht essen darf; in welchen Gerichten ist Ei drin, mein Kind ist allergisch; wo ist Sellerie drin? Allergie!; was steckt voller verstecktem Gluten;
  welche Speisen sind bei Laktoseintoleranz verboten; worin versteckt sich Milch; was sollte man bei Senfallergie vermeiden`
    .split(';')
    .map((text) => text.trim());

const wishing =
  `what can I eat with a fish allergy; foods that avoid gluten; I want to avoid gluten, what can I eat; foods to avoid gluten; dinner without nuts; what should I eat to avoid milk;
  suggest something I don't have to avoid with a nut allergy; which dishes have no peanuts; which foods contain no hidden gluten; what is safe for coeliacs; what isn't dangerous for a nut allergy;
  what has protein, I'm allergic to nuts; what has lots of flavour? nut allergy; what dessert is there, I'm allergic to egg; which soup can a coeliac have; what is not off limits with a milk allergy;
  what should I avoid and what can I eat with egg allergy; which dishes are nut free; which curry has a peanut free version, I'm allergic; I can't eat fish, what soup; what should I order, I avoid milk;
  I must not eat eggs, which cake; which dishes have rice but no milk; no hidden gluten please, which soup; what goes with fish; what does pad thai taste like; what should I cook; what will make my milk allergic son happy; what would you make for a coeliac; the best dishes for someone with a nut allergy; milk makes me sick, what soup;
  was kann ich mit Fischallergie essen; was darf ich essen, ich vertrage keine Eier; was kann ich essen, wenn ich Milch nicht essen darf; welche Suppe ist glutenfrei; was ist nicht gefährlich bei Nussallergie;
  welche Gerichte enthalten keine Nüsse, Allergie; ich muss Milch meiden, welcher Nachtisch; ich darf kein Ei essen, was empfiehlst du; worin steckt kein Gluten; was gibt es ohne Fisch; ich soll Nüsse meiden. Was zum Abendessen;
  welches Gericht hat viel Protein, ich bin allergisch gegen Nüsse; was bleibt mir bei Zöliakie; ist in Tom Kha Fisch; was passt zu Fisch; ich möchte Gluten vermeiden, Frühstück`
    .split(';')
    .map((text) => text.trim());

describe('what holds what must be avoided (R29)', () => {
  it.each(asking)('is asked by: %s', (text) => expect(asksWhatHolds(text)).toBe(true));
  it.each(wishing)('is not asked by: %s', (text) => expect(asksWhatHolds(text)).toBe(false));
});
