/** Adjectives of origin of English, which are languages and kinds of food as well. */
export const englishOrigins = `
  african african-american afro-american asian arab arabic latino latina hispanic caribbean european_by_birth american british english scottish welsh irish french
  german italian spanish portuguese dutch belgian swiss austrian polish czech slovak hungarian romanian bulgarian greek turkish kurdish russian
  ukrainian belarusian serbian croatian bosnian albanian kosovan macedonian slovenian lithuanian latvian estonian finnish swedish norwegian
  danish icelandic chinese japanese korean vietnamese thai filipino indonesian malaysian indian pakistani bangladeshi bengali nepali
  sri_lankan afghan iranian persian iraqi syrian lebanese palestinian israeli jordanian saudi egyptian moroccan algerian tunisian
  libyan sudanese somali ethiopian eritrean kenyan nigerian ghanaian senegalese congolese cameroonian ugandan zimbabwean
  south_african mexican brazilian argentinian argentine colombian venezuelan peruvian chilean cuban dominican haitian jamaican
  canadian australian roma romani gypsy sinti maori aboriginal native_american indigenous`;

/** Countries, for who "is from" one. */
export const englishCountries = `
  africa asia afghanistan albania algeria angola argentina australia austria bangladesh belarus belgium bosnia brazil bulgaria cameroon
  canada chile china colombia congo croatia cuba cyprus czechia denmark ecuador egypt england eritrea estonia ethiopia finland
  france germany ghana greece guatemala haiti honduras hungary india indonesia iran iraq ireland israel italy jamaica japan jordan
  kenya korea kosovo latvia lebanon libya lithuania macedonia malaysia mali mexico moldova mongolia morocco nepal netherlands
  nigeria norway pakistan palestine peru philippines poland portugal romania russia rwanda scotland senegal serbia slovakia slovenia somalia
  spain sudan sweden switzerland syria taiwan tanzania thailand tunisia turkey uganda ukraine venezuela vietnam wales yemen zimbabwe`;

/** Stems of German adjectives of origin; endings are added. */
export const germanOrigins = `
  afrikanisch asiatisch arabisch turkisch kurdisch polnisch tschechisch slowakisch ungarisch rumanisch bulgarisch griechisch russisch
  ukrainisch serbisch kroatisch bosnisch albanisch italienisch spanisch portugiesisch franzosisch englisch britisch amerikanisch
  chinesisch japanisch koreanisch vietnamesisch indisch pakistanisch afghanisch iranisch irakisch syrisch libanesisch israelisch
  agyptisch marokkanisch algerisch tunesisch athiopisch eritreisch somalisch nigerianisch ghanaisch brasilianisch mexikanisch`;

/** People by origin in German; the feminine ending is added. */
export const germanPeoples = `
  auslander turke kurde araber afrikaner asiate pole tscheche slowake ungar rumane bulgare grieche russe ukrainer serbe kroate bosnier albaner
  italiener spanier portugiese franzose englander brite amerikaner chinese japaner koreaner vietnamese inder pakistaner afghane iraner iraker syrer
  libanese israeli agypter marokkaner algerier tunesier athiopier eritreer somalier nigerianer ghanaer brasilianer mexikaner migrant fluchtling roma sinti`;

/** French, with the endings of gender and number to come. */
export const frenchOrigins = `
  africain asiatique arabe maghrebin turc turque kurde polonais tcheque slovaque hongrois roumain bulgare grec grecque russe ukrainien serbe
  croate bosniaque albanais italien espagnol portugais allemand anglais britannique americain chinois japonais coreen vietnamien indien pakistanais
  afghan iranien irakien syrien libanais israelien egyptien marocain algerien tunisien ethiopien erythreen somalien nigerian
  senegalais malien camerounais congolais bresilien mexicain colombien haitien`;

export const spanishOrigins = `
  african asiatic arabe turc kurd polac chec hungar ruman bulgar grieg rus ucranian serbi croat albanes italian frances portugues aleman ingles
  britanic american estadounidense chin japones corean vietnamita indi pakistani afgan irani iraqui siri libanes israeli egipci marroqui argelin
  tunecin etiope somali nigerian ghanes senegales brasilen mexican colombian venezolan ecuatorian peruan bolivian chilen cuban dominican haitian
  gitan`;
