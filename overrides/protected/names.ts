/** First names that are met often, to tell a person from the first word of a sentence. Without accents; those that are terms too are left out. */
export const firstNames: ReadonlySet<string> = new Set(
  `aaron abdul abigail adam adrian ahmed aisha alan albert alejandro alex alexander alexandra ali alice amanda amina amir amy ana andrea andreas andrew angela anita
  anja ann anna anne anthony antonio arthur ayse barbara ben benjamin bernd berta beth bianca bill bob boris brian bruno camille carla carlos carmen carol
  caroline catherine cecile charles charlotte chloe chris christine claire clara claudia colin dan daniel daniela david deborah denis diana diego dieter dimitri
  dominic dora dorothy edward elena eleanor eli elias elif elisabeth elizabeth ella emil emily emma enrique eric erik ernst esther eva fatima fatma
  felix fernando fiona florian francesco francois frank franz fred frederic gabriel george gerard gina giovanni grace greta hanna hannah hans harold harry hassan
  heidi heinz helen helena helga henri henry hugo ian ibrahim igor ines ingrid irina isabel isabelle ivan jack jacob jakob james jan jane janet jasmin
  javier jean jennifer jens jessica joan joanna joao joe johan johannes john jonas jonathan jorge jose joseph josh juan julia julian julie jurgen
  karen karim karin karl kate katharina kevin khalid klaus laila lara laura lea leila lena leo leon leonie lily linda lisa lorenzo louis louise
  lucas lucia lucy luis luisa lukas manuel marc marcel marco margaret maria mariam marie mario mark marta martha martin martina mary mateo matthew
  matthias max maya mehmet mehdi michael michel miguel mike mila milan miriam mohamed mohammed monica monika mona moritz muhammad mustafa nadia naomi
  natalia natalie nathan nicolas nina noah nora oksana olaf olga oliver olivia omar oscar oskar otto pablo pamela paolo patricia patrick paul paula pedro
  peter petra philip pierre priya rachel rahul raj ralf rebecca richard rita robert roberto rosa ruth ryan sabine said samir samuel sandra sanjay sara
  sarah sebastian selim sergei silvia simon sofia sonia sophie stefan stefanie stephen steve susan svetlana tanja teresa theo thomas tim tobias tom tomas
  tony ursula uwe valentina vera victor viktor vincent walter wei werner william xavier yasmin yusuf yves zara zoe`.split(
    /\s+/,
  ),
);
