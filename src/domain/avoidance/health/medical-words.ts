import { oneOf } from '#domain/avoidance/wording/one-of.ts';

/**
 * Medicines and ailments by what they are called, in folded words joined by spaces. Which food suits them no record says, so to hear one too many costs an
 * answer, and to miss one may cost more. They are known by the stems of international names (WHO, INN), which both languages share, and by the brands that
 * people say.
 */

/** Ends of the names of medicines, without the last 'e' of English. */
const medicineEndings = oneOf(String.raw`
  pril | sartan | xaban | mycin | floxacin | cyclin | azol | oxetin | dipin | olol | mab | zolid | gliptin | gliflozin | parin | limus | statin | tinib
  fibrat | dronat | semid | thiazid | profen | coxib | triptan | setron | lukast | navir | clovir | buvir | tegravir | barbital | zepam | zolam | cillin(?<!penicillin)
  grel | grelor | gatran | tidin | zapin | tiapin | azepin | trigin | pramin | triptylin | alopram | lafaxin | glutid | zepatid | thioprin | purinol
  fyllin | phyllin | cumol | coumon | oxifen | denafil | dalafil | racetam | amat(?<=topiramat) | gabalin | pentin | nirol | pexol | apon(?<=(?:enta|opi)capon)
  giline? | clobemid | cypromin | carboxazid | nelzin | sporin | salazin | prednis\w* | cortison | methason | codon | trexat | trexon | nafil | peridol | peridon | pidem | piclon | voxamin | carbazin | romazin | zodon`);
/** Medicines whose names have no such end, and brands. */
const medicineNames = oneOf(String.raw`
  losartan | cortison | digoxin | digitoxin | amiodaron | flecainid | verapamil | diltiazem | spironolacton | eplerenon | warfarin | heparin | isoniazid | allopurinol
  colchicin | febuxostat | lithium | valproat\w* | valproic | sertralin | bupropion | mirtazapin | levodopa | safinamid | moclobemid | phenelzin
  disulfiram | antabus\w* | acamprosat | naltrexon | methadon | tramadol | fentanyl | morphin | morphium | buprenorphin | isotretinoin
  metformin | insulin\w* | glucagon | levothyrox\w* | l ?thyrox\w* | steroids? | steroide | aspirin | paracetamol | acetaminophen | mesalazin
  penicillins?(?! (?:cocktail|drink))(?<!\b(?:a|the) penicillin) | mtx | mao ?(?:is?|inhibitors?|hemmer\w*) | maois? | ssris? | snris? | st johns? wort | johanniskraut
  nardil | parnate | jatrosom | azilect | madopar | sinemet | stalevo | marcumar | falithrom | coumadin | eliquis | xarelto | pradaxa | lixiana | brilique
  plavix | ozempic | wegovy | mounjaro | saxenda | trulicity | jardiance | forxiga | januvia | lantus | humira | enbrel | stelara | cosentyx | skyrizi | entyvio
  remicade | prograf | sandimmun\w* | cellcept | imurek | rinvoq | xeljanz | seroquel | zyprexa | abilify | risperd\w* | lyrica | ritalin | adderall | vyvanse
  elvanse | medikinet | prozac | zoloft | lexapro | cipralex | effexor | cymbalta | wellbutrin | viagra | cialis | ciprobay | biktarvy | truvada
  zocor | inegy | ezetrol | pravachol | livalo | diovan | cozaar | benicar | coreg | toprol | lopressor | tenormin | cardizem | tegretol | tegretal | dilantin | keppra
  lamictal | depakote | topamax | celexa | paxil | remeron | trintellix | brintellix | buspar | xanax | valium | ativan | tavor | klonopin | ambien | lunesta | concerta
  strattera | nexium | prilosec | pantozol | protonix | zantac | glucophage | amaryl | victoza | rybelsus | savaysa | brilinta | effient |  benadryl | singulair
  symbicort | medrol | plaquenil | quensyl | otezla | xolair | dupixent | gleevec | glivec | arimidex | femara | fosamax | boniva | prolia | flagyl | clont | cipro
  bactrim | cotrim | augmentin | zithromax | macrobid |  campral | novalgin | tilidin | paxlovid | accutane | lipitor | crestor | norvasc | zestril | euthyrox | synthroid | eltroxin | lasix | aldactone | voltaren`);

/** Medicines, and what is said of taking them. */
export const medicineSaid = new RegExp(
  [
    String.raw`\b\w{3,}${medicineEndings}e?\b`,
    String.raw`\b${medicineNames}e?\b`,
    String.raw`\bblood ?thinn\w*|\banti ?coagul\w*|\bblutverdue?nn\w*|\bgerinnungshemm\w*|\b(?:beta|calcium channel|ca(?:l|lc)ium) ?block\w*|\bbetablocker\w*`,
    String.raw`\bace ?(?:inhibitor\w*|hemmer\w*)|\bdiureti[ck]\w*|\bproton ?pump\w*|\bprotonenpumpen\w*|\bsa?e?ureblocker\w*|\bstatins?\b|\bstatine?n?\b`,
    String.raw`\banti(?:depress|psychoti|histamin|epilepti|biot)\w*\b(?! (?:free|frei))|\bimmunsuppress\w*|\bpsychopharmak\w*`,
    // Who may have none takes a medicine; the fruit by itself is asked about as any other.
    String.raw`\b(?:no|not|without|avoid\w*|never|off|skip\w*|ohne|kein\w*|nicht|nie|verboten|meid\w*|verzicht\w*|allowed|forbidden|ban\w*|weg)\b(?: [^ .]+){0,5} grapefruit\w*`,
    String.raw`\bgrapefruit\w*(?: [^ .]+){0,5} (?:no|not|never|off|out|forbidden|banned|nicht|nie|verboten|tabu|interact\w*|clash\w*|affects?|wechselwirk\w*)\b`,
    String.raw`\btyramine?\b|\bvitamin k\b|\bmedications?\b|\bmeds\b|\bmedicines?\b|\bmedicated\b|\bmedikament\w*`,
    String.raw`\b(?:the|my|his|her|our) pharmacist\b|\bpharmacist (?:said|says|told|warned|asked)\b|\b(?:der|die|mein\w*|unser\w*) apotheker(?:in)?\b|\bon (?:the )?pills?\b|\b(?:takes?|taking|took|prescribed) (?:\w+ ){0,3}(?:tablets|pills)\b|\b(?:water|iron|blood pressure|heart|thyroid|diabetes|steroid|malaria|cholesterol) (?:tablets?|pills?)\b|\b\w*tabletten\b|\bpillen\b`,
  ].join('|'),
);

/** Illnesses that end alike in both languages; not coeliac disease, of which foods state something, nor 'nostalgia'. */
const ailmentEndings = oneOf(String.raw`
  itis | itiden | pathy | pathie | insuffizienz | infarkt | sklerose | sclerosis | syndrome?s? | porose | porosis
  entzundung(?:en)? | entzuendung(?:en)? | geschwure?n? | geschwuere?n? | schwache | schwaeche | storung(?:en)? | stoerung(?:en)? | plegi[ae] | megalie`);
const notAilments = String.raw`(?!(?:sym|em|anti|tele)path|(?:wetter|ruhe|netz|empfangs|bild|ton)sto)`;
const ailmentNames = oneOf(String.raw`
  (?<!(?:o?e?liac|zoliakie|sprue) )diseases? | disorders? | syndromes? | \w+ deficiency | \w+ insufficiency | (?:heart|kidney|liver|renal|organ) failure
  (?!liebes|see|reise|heimweh|zoliakie|zoeliakie)\w{3,}krank(?:heit\w*|e[rnsm]?)? | erkrank\w* | blood pressure | hypertens\w* | blutdruck\w* | bluthochdruck
  heart (?:condition|attack|problems?|trouble) | herz(?:fehler|probleme?|rhythmus\w*|klappe\w*|operation) | (?:had|have|has|after|since|from) (?:a |the |his |her |my )(?:\w+ )?stroke(?! of) | schlaganfall\w* | sklerose | sclerosis | infarkt
  cholester\w* | triglycerid\w* | (?<=\b)(?:die |meine |seine |ihre )?mandeln (?:\w+ ){0,2}?(?:raus|herausgenommen|rausgenommen|entfernt|operiert) | tonsils? (?:\w+ ){0,2}?(?:out|removed) | tonsillectom\w* | gall ?bladder | gallstones? | bile acid\w* | galle | gallen(?:stein|kolik|blase|op|leiden|problem|sa?e?ure)\w*
  (?:livers?|kidneys?|pancreas|thyroid|heart|leber|nieren?|herz) (?:(?:is|are|was|were|s|has|have|ist|sind|hat|haben|macht|machen) )?(?:(?:\w+ )?(?:shot|failing|packing up|packed up|knackered|damaged|dodgy|giving up|given up|buggered|wrecked|done for|scarred|weak|struggling|playing up|not what (?:it|they) (?:was|were)|kaputt|hin|(?:im|i am) eimer|geschadigt|geschaedigt|angegriffen|schwach|vernarbt|nicht mehr mit|schlapp)) | (?:bad|dodgy|damaged|failing|weak|scarred|knackered|poorly|ailing) (?:liver|kidneys?|heart|pancreas|thyroid) | (?:kaputte|kranke|angegriffene|geschadigte|geschaedigte|schwache)[snrm]? (?:leber|nieren?|herz)
  (?:nephro|kardio|cardio|gastroentero|diabeto|onko|onco|hepato|neuro|uro|pneumo|pulmono|allergo|immuno|endokrino|endocrino|rheumato|hemato|haemato|hamato)log(?:y|ie|ist|ists|ists|e|en|in|innen)? | dietit?[ic]ian | diatassistent\w* | diaetassistent\w* | enzym(?:mangel|defekt)\w* | enzyme (?:defect|deficien\w*)
  pan[ck]rea\w* | bauchspeichel\w* | fatty liver | fettleber | liver (?:problems?|trouble|values) | leber(?:zirrhose|werte|schaden|leiden|versagen|probleme?)
  (?:cirrhos|zirrhos|hepat)\w* | (?:hypo|hyper)?thyroid\w* | schilddrus\w* | schilddrues\w* | hashimotos? | diverti[ck]\w*
  pku | phenyl[ck]et\w* | g6pd | favism\w* | fabismus | gala[ck]tos(?:a?emi|aemi|ami)\w* | alpha ?gal | lone star ticks? | (?:bit|bitten|bites?) (?:\w+ ){0,3}?ticks? | tick ?bites? | zeckenbiss\w* | (?:seit|wegen|von|nach) (?:der|dieser|einer|meiner|so einer) zecke | ha?e?mochrom\w* | iron (?:overload|deficien\w*) | low (?:in )?iron | eisen(?:mangel|arm|uberlad|ueberlad)\w* | wenig eisen
  oxal(?:at|ic|sa?e?ure)\w* | salicyl\w* | nickel\w* | (?:gastric|stomach) (?:bypass|sleeve|band) | magen(?:bypass|band|verkleinerung|sleeve|sonde) | bariatri\w* | stoma | \w*ostom(?:y|ie|a) | darmausgang | short bowel | kurzdarm | feeding tube | peg (?:tube|sonde) | sondenkost
  ibs | ibd | sibo | ch?roh?ns? | morbus | reizdarm\w* | reflux | gerd | magensaure | magensaeure | (?:stomach|gastric) acid | acid (?:in|up|coming|comes|rising|burn\w*) | saures? aufsto\w+ | stosst (?:mir |ihm |ihr )?(?:\w+ )?(?:sauer )?auf | sodbrennen | zungenbrennen | burning mouth | constipat\w* | verstopfung | ulcers? | gastropares\w* | eoe | eosinophil\w* | fpies | achalas\w* | barretts? | hernia | zwerchfellbruch | interstitial
  dysphag\w* | (?:trouble|difficulty|problems?|issues?) swallowing | swallowing (?:trouble|difficult\w*|problems?|issues?) | schluck(?:beschwerden|probleme?n?) | verschluckt? (?:sich|mich|er|sie) | verschluckt | iddsi | aspiration (?:pneumonia|risk|pneumonie) | aspirier\w* | keeps? choking | chokes? (?:easily|a lot|on everything|all the time)
  epilep\w* | parkinsons? | rheuma\w* | arthros\w* | ms patient\w* | endometrio\w* | sarkoid\w* | sarcoid\w* | porphyri\w* | mukoviszidose | cystic fibrosis | lupus | myasthen\w* | addisons? | angio ?o?edem\w* | pcos | lipodem | lipoedem
  (?:an|leuk|thalass|hypoglyc|hyperglyc|hypoglyk|hyperglyk|hyperkal|hypokal|hyponatr|tyrosin|hyperlipid)(?:a|e|ae)mi(?:a|e|en|c|sch\w*) | unterzucker\w* | msud | maple syrup urine | urea cycle
  eating disorder\w* | essstor\w* | bulimi\w* | anorexi\w* | magersucht\w* | arfid | adiposit\w* | osteopor\w* | psoria\w* | schuppenflechte | rosacea | glaucom\w* | glaukom\w* | menieres? | copd | tuberculosis | tuberkulose
  (?:have|has|having|had) (?:an|the|his|her|my) (?:\w+ )?operation | (?:after|since|following|recovering from|had) (?:\w+ ){0,4}?(?<!(?:dental|oral|tooth) )(?:surgery|operation) | (?:nach|seit|wegen) (?:\w+ ){0,3}?(?<!zahn )op | (?:galle|gallen|magen|darm|herz|leber|nieren|mandel|hals|schilddrusen)(?: |)(?:op|operation)
  msg | glutamat\w* | citric acid | food (?:dye|colou?ring)s? | nightshades? | latex\w* | (?:rubber|latex) gloves? | gummihandschuh\w* | oral allergy | pollen food | birch pollen | (?:because of|due to|from) (?:the |my |her |his )?birch | birkenpoll\w* | (?:wegen|durch) (?:der |die |meiner )?birken? | kreuzallerg\w*`);

/** Ailments of which no food states anything. */
export const ailmentSaid = new RegExp(String.raw`\b${notAilments}\w{3,}${ailmentEndings}\b|\b${ailmentNames}\b`);
