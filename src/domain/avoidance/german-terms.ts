import { allergen, diet } from './need.ts';
import { type AvoidableTerms, nuts, seafood } from './avoidable-terms.ts';

/** German words and stems, without their endings of case and number; an umlaut stands for itself and for what is typed in its place. */
export const germanTerms: readonly AvoidableTerms[] = [
  {
    needs: [diet('vegan')],
    words: 'vegan, veganer, veganerin, veganes, pflanzlich, rein pflanzlich, tierfrei',
    isDiet: true,
  },
  {
    needs: [diet('vegetarian')],
    words:
      'vegetarisch, vegetarier, vegetarierin, vegetariern, vegi, fleischlos, fleischfrei, pescetarisch, pescetarier, pescetarierin, pescatarier, pescatarisch',
    isDiet: true,
  },
  { needs: [diet('vegan')], words: 'tierisch, tierische produkt, tierprodukt, vom tier, von tieren', isDish: true },
  { needs: [diet('jain'), diet('vegetarian')], words: 'jainistisch', isDiet: true },
  {
    needs: [diet('gluten_free'), allergen('gluten')],
    words: 'guten free, guten frei, zöliakie, zöli, zöliakiepatient, sprue, glutenfrei, weizenfrei',
    isDiet: true,
  },
  {
    needs: [diet('dairy_free'), allergen('milk')],
    words: 'milchfrei, laktosefrei, lactosefrei, laktoseintolerant, laktoseintoleranz, laktoseunverträglichkeit',
    isDiet: true,
  },
  { needs: [diet('nut_free'), ...nuts], words: 'nussfrei', isDiet: true },
  {
    needs: [diet('low_sodium')],
    words: 'salzarm, natriumarm, natrium, wenig salz, weniger salz, salzreduziert, salzlos, salzfrei',
    isDiet: true,
  },
  {
    needs: [diet('low_sugar')],
    words: 'zuckerarm, zuckerfrei, zuckerreduziert, wenig zucker, weniger zucker, zuckerlos',
    isDiet: true,
  },
  { needs: [diet('low_sugar')], words: 'zucker, haushaltszucker, industriezucker', isDish: true },
  { needs: [diet('keto_friendly')], words: 'ketogen, ketogeeignet, kohlenhydratarm', isDiet: true },
  { needs: [diet('keto_friendly')], words: 'kohlenhydrat', isDish: true },
  { needs: [diet('halal')], words: 'moslem, muslimisch, muslima, muslimin', isDiet: true },
  {
    needs: [diet('kosher')],
    words:
      'koscher, kascher, jüdisch, milchig und fleischig, fleischig und milchig, milchig von fleischig, milchig oder fleischig, milchiges und fleischiges, fleischiges und milchiges, milch und fleisch getrennt, fleisch und milch getrennt, milch und fleisch trennen, fleisch und milch trennen',
    isDiet: true,
  },
  {
    needs: [diet('alcohol_free')],
    words: 'alkoholfrei, antialkoholiker, abstinent, alkoholiker, trockener alkoholiker, anonyme alkoholiker',
    isDiet: true,
  },
  { needs: [diet('alcohol_free')], words: 'alkohol, alkoholisch, schnaps' },
  { needs: [diet('alcohol_free')], words: 'wein, rotwein, weißwein, bier, sekt, likör', isDish: true },
  {
    needs: [diet('pork_free')],
    words: 'schwein, schweinefleisch, speck, schinken, schmalz, schweineschmalz, mett, kasseler',
    isDish: true,
  },
  {
    needs: [diet('vegetarian')],
    words:
      'fleisch, rind, rindfleisch, kalb, kalbfleisch, lammfleisch, hühnerfleisch, hähnchen, huhn, hühnchen, pute, putenfleisch, hackfleisch, hack, wurst, würst, würstchen, gelatine, geflügel, ente',
    isDish: true,
  },
  { needs: [allergen('peanut')], words: 'erdnuss, erdnüss, erdnussbutter, erdnußbutter, erdnussflip' },
  {
    needs: [allergen('tree nut')],
    words:
      'baumnuss, baumnüss, haselnuss, haselnüss, walnuss, walnüss, cashewnuss, cashewnüss, cashewkern, paranuss, paranüss, pekannuss, pekannüss, macadamianuss, macadamianüss, mandel, mandelmilch, mandelmehl, pistazie, schalenfrucht, schalenfrücht, pinienkern, kastanie, marone, esskastanie, krokant, nougat, nugat, mandelmus, haselnusscreme, nusskuchen',
  },
  { needs: nuts, words: 'nuss, nüss, nussmus, nusskern, nussmischung, studentenfutter, nussöl, nussmix' },
  {
    needs: [allergen('gluten')],
    words:
      'weizen, weizenmehl, roggen, roggenmehl, gerste, dinkel, dinkelmehl, grünkern, hafer, haferflocken, hafermilch, grieß, hartweizen, hartweizengrieß, weizengrieß, bulgur, couscous, emmer, einkorn, malz, gerstenmalz, paniermehl, semmelbrösel, brösel, panade, getreide, mehl, seitan, kleie, klebereiweiß',
  },
  {
    needs: [allergen('gluten')],
    words: 'brot, brötchen, nudel, müsli, teigware, kuchen, keks, gebäck, semmel, toast, brezel, knödel, spätzle, teig',
    isDish: true,
  },
  { needs: [allergen('shellfish'), allergen('molluscs')], words: 'schalentier, muscheltier' },
  {
    needs: [allergen('shellfish')],
    words:
      'krebstier, krustentier, garnele, krabbe, hummer, languste, krebs, flusskrebs, krustazee, nordseekrabbe, granat',
  },
  {
    needs: [allergen('molluscs')],
    words:
      'weichtier, muschel, auster, tintenfisch, kalmar, oktopus, krake, schnecke, jakobsmuschel, miesmuschel, sepia, pulpo',
  },
  {
    needs: [allergen('fish')],
    words:
      'fisch, fischig, fischsauce, fischsoße, sardelle, anchovis, lachs, thunfisch, hering, sardine, makrele, forelle, kabeljau, dorsch, aal, kaviar, rogen, scholle, karpfen, zander, matjes, seelachs, bückling, heilbutt, fischstäbchen, sardellenpaste',
  },
  { needs: seafood, words: 'aus dem meer, aus dem ozean', isDish: true },
  { needs: [allergen('milk')], words: 'euter, aus der kuh' },
  { needs: seafood, words: 'meeresfrucht, meeresfrücht, meerestier' },
  {
    needs: [allergen('egg')],
    words:
      'ei, eier, eiern, eigelb, eidotter, dotter, eiklar, eiweiß, hühnerei, hühnereier, hühnereiweiß, vollei, eierspeise, mayonnaise, majo, baiser, huhn legt, hühner legen, henne legt, hennen legen',
  },
  { needs: [allergen('egg')], words: 'omelett, rührei, spiegelei, pfannkuchen', isDish: true },
  {
    needs: [allergen('milk')],
    words:
      'milch, kuhmilch, ziegenmilch, schafmilch, schafsmilch, buttermilch, kondensmilch, sahne, schlagsahne, rahm, schmand, obers, käse, frischkäse, ziegenkäse, schafskäse, joghurt, jogurt, quark, topfen, butter, butterschmalz, molke, molkeprotein, laktose, lactose, milchzucker, milcheiweiß, milchprotein, kasein, casein, milchprodukt, molkereiprodukt, milchpulver, creme fraiche, eiscreme, speiseeis, vanilleeis, mascarpone, kefir, milchzeug',
  },
  {
    needs: [allergen('soy')],
    words: 'soja, sojabohne, sojasauce, sojasoße, sojamilch, sojaprodukt, sojalecithin, lezithin',
  },
  { needs: [allergen('sesame')], words: 'sesam, sesamöl, sesamsamen, tahin' },
  { needs: [allergen('celery')], words: 'sellerie, staudensellerie, knollensellerie, selleriesalz' },
  { needs: [allergen('mustard')], words: 'senf, senfkorn, senfkörner, senföl, mostrich' },
  {
    needs: [allergen('sulphites')],
    words:
      'sulfit, sulfite, schwefel, schwefeldioxid, geschwefelt, geschwefeltes, geschwefelte, geschwefelten, schweflig',
  },
  { needs: [allergen('lupin')], words: 'lupine, lupinenmehl' },
];
