import { describe, expect, it } from 'vitest';
import { healthMattersIn } from './health-matters.ts';
import { foldedSentences } from '#domain/avoidance/wording/folded-sentences.ts';

/** What of health is heard, as the assistant hears it. */
const heardIn = (text: string) =>
  healthMattersIn(
    foldedSentences(text)
      .map(({ words }) => words.join(' '))
      .join(' . '),
  );
const listed = (text: string) =>
  text
    .split(/[;\n]/)
    .map((one) => one.trim())
    .filter(Boolean);

const medicines = listed(`
  tranylcypromine; Tranylcypromin; moclobemide; rasagiline; phenelzine; isocarboxazid; disulfiram; Antabus; metronidazole; Metronidazol; linezolid; warfarin
  Marcumar; Phenprocoumon; apixaban; Eliquis; clopidogrel; ticagrelor; aspirin; atorvastatin; amlodipine; nifedipine; lisinopril; ramipril; losartan; Candesartan
  spironolactone; furosemide; Torasemid; digoxin; lithium; levothyroxine; L-Thyroxin; methotrexate; MTX; azathioprine; tacrolimus; ciclosporin
  prednisolone; Cortison; hydrocortisone; omeprazole; pantoprazol; metformin; Jardiance; Ozempic; tirzepatide; levodopa; Madopar; carbamazepine; Valproat
  lamotrigine; quetiapine; clozapine; Seroquel; sertraline; citalopram; Escitalopram; venlafaxine; Mirtazapin; bupropion; St John's wort; Johanniskraut
  ibuprofen; tramadol; oxycodone; methadone; naltrexone; isotretinoin; doxycycline; ciprofloxacin; amoxicillin; penicillin; isoniazid; allopurinol
  haloperidol; Risperidon; domperidone; zolpidem; fluvoxamine; procarbazine; trazodone; bisoprolol; duloxetine; empagliflozin
  colchicine; febuxostat; theophylline; sildenafil; tamoxifen; imatinib; ritonavir; ACE inhibitors; beta blockers; Betablocker; Blutverdünner
  Wassertabletten; steroids; alendronate; MAO-Hemmer; MAOIs; sumatriptan; ondansetron; montelukast; pregabalin; gabapentin; topiramate; levetiracetam`);
const ailments = listed(`
  Hämochromatose; haemochromatosis; iron overload; Eisenmangel; Morbus Wilson; Wilson's disease; gallstones; eine Gallenkolik; keine Galle mehr; Pankreatitis
  Bauchspeicheldrüsenentzündung; Herzschwäche; Herzinsuffizienz; heart failure; einen Schlaganfall gehabt; Fettleber; a fatty liver; cirrhosis; Leberzirrhose; hepatitis
  Hashimoto; an overactive thyroid; Epilepsie; epilepsy; Arthritis; Rheuma; Multiple Sklerose; multiple sclerosis; Parkinson's; endometriosis; diverticulitis; Divertikel
  Colitis ulcerosa; Crohn's; chrohns; IBS; SIBO; GERD; acid reflux; eine Magenschleimhautentzündung; ein Magengeschwür; a stomach ulcer; PKU; Galaktosämie; galactosemia
  Mukoviszidose; cystic fibrosis; dysphagia; Schluckstörungen; trouble swallowing; einen Magenbypass; a gastric sleeve; an ileostomy; einen künstlichen Darmausgang
  high blood pressure; Bluthochdruck; high cholesterol; hohe Triglyceride; Osteoporose; osteoporosis; anaemia; Anämie; leukemia; COPD; porphyria; Sarkoidose; a nickel allergy
  alpha-gal; eosinophilic esophagitis; gastroparesis; PCOS; an eating disorder; eine Essstörung; Magersucht; hypoglycemia; Unterzucker; MSUD; tyrosinemia
  a urea cycle disorder; achalasia; Barrett's oesophagus; a peg tube; short bowel syndrome; bile acid malabsorption; a hiatal hernia; lupus; Addison's disease; hypothyroidism
  a stroke; seit der Galle-OP Beschwerden; an operation on my stomach; G6PD deficiency; an eye disease; constipation; kidney and liver failure`);

describe('medicines by their names', () => {
  it.each(medicines)('%s is heard in both languages', (name) => {
    expect(heardIn(`My dad takes ${name}, something warm?`)).toContain('medicines');
    expect(heardIn(`Papa nimmt ${name}, was Warmes?`)).toContain('medicines');
  });
});

describe('ailments by their names', () => {
  it.each(ailments)('%s is heard', (name) => {
    expect(
      heardIn(`I have ${name}, something warm?`).length + heardIn(`ich habe ${name}, was Warmes?`).length,
    ).toBeGreaterThan(0);
  });
});

describe('what only looks like medicine', () => {
  it.each([
    'something for a nostalgic April evening',
    'how sympathetic',
    'the food of Liguria and Asturias',
    'a penicillin cocktail',
    'anmitsu for dessert',
    'oxalis leaves',
    'dinner after the opera',
    'diverting snacks',
    'a fan of academia',
    'St. Galler Bratwurst',
    'ich bin liebeskrank',
    'gelatine',
    'Aprikosen in der Dose',
    'pots and pans',
    'coeliac disease',
    'my culinary aspirations',
    'was gegen Heimweh',
    'ein Ruhestörer am Tisch',
    'capon and statues',
    'a quick operation in the kitchen',
    'show me recipes on my tablet',
    'I had a stroke of luck at the market',
  ])('%s', (text) => expect(heardIn(text)).toEqual([]));
});
