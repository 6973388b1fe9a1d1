import { type Language, says } from './language.js';

export const polish: Language = {
  name: 'Polish',
  declines: [
    says(
      '(?:niestety )?nie (?:wiem|wiemy|znam|pamietam|jestem pew(?:ien|na)|mam pojecia)(?! czy (?:ty|masz ochote))|nie mam (?:\\p{L}+ ){0,3}(?:informacji|danych|dostepu|odpowiedzi|wiedzy|pojecia)',
    ),
    says(
      'nie (?:moge|mozemy|moglem|moglam|udalo mi sie|udalo sie|potrafie|jestem w stanie|da sie) (?:\\p{L}+ ){0,3}(?:znalezc|odnalezc|okreslic|powiedziec|odpowiedziec|podac|potwierdzic|sprawdzic|obliczyc|ustalic|pomoc|stwierdzic|uzyskac)',
    ),
    says(
      'nie (?:znalazlem|znalazlam|znaleziono|ma|istnieja|podano|wspomniano|wspominaj?a?)(?: \\p{L}+){0,3} ?(?:informacji|danych|wynikow|nic|wzmianki|tym)|brak (?:\\p{L}+ )?(?:informacji|danych|wynikow)',
    ),
    says(
      '(?:dokumenty|dokument|podrecznik|zrodla|tekst|wyniki) nie (?:\\p{L}+ )?(?:wspomin|zawier|podaj|okresl|mow)\\p{L}*|jako (?:ai|model jezykowy|sztuczna inteligencja|wirtualny asystent)|nie jest (?:\\p{L}+ )?(?:dostepn|znan|jasn|podan)\\p{L}*',
    ),
  ],
};

export const turkish: Language = {
  name: 'Turkish',
  declines: [
    says('(?:bilmiyorum|bilmiyoruz|bilemiyorum|bilemem|emin degilim|hicbir fikrim yok|fikrim yok|hatirlamiyorum)'),
    says(
      '(?:bilgi(?:m|ye|ler|si|miz)?|veri(?:m|ye)?|erisim(?:im|imiz)?|yanit(?:im)?|cevabim|kayit|sonuc|detay)(?: \\p{L}+){0,2} (?:yok|yoktur|bulunmuyor|bulunmamaktadir|bulamadim|bulamadik|bulunamadi|sahip degilim|ulasamadim|ulasamiyorum|erisemiyorum|mevcut degil)',
    ),
    says(
      '(?:bulamadim|bulamadik|bulamiyorum|bulunamadi|soyleyemem|soyleyemiyorum|belirleyemedim|belirleyemiyorum|hesaplayamiyorum|hesaplayamam|dogrulayamiyorum|dogrulayamadim|yanitlayamiyorum|cevaplayamiyorum|yanit veremiyorum|yardimci olamiyorum|erisemiyorum|bilgi veremiyorum)',
    ),
    says(
      '(?:belgeler(?:de)?|belge|kaynaklar(?:da)?|metin|dokuman\\p{L}*)(?: \\p{L}+){0,5} (?:belirtilmemis\\p{L}*|belirtilmiyor|bahsetmiyor|yer almiyor|gecmiyor|icermiyor)|(?:bir )?yapay zeka(?: \\p{L}+)? olarak|dil modeli olarak|mevcut degil',
    ),
  ],
};

export const russian: Language = {
  name: 'Russian',
  declines: [
    says(
      '(?:я |мы )?(?:этого |к сожалению,? )?не (?:знаю|знаем|помню|в курсе|уверена?)(?!,? (?:как (?:тебя|вас)|нравится ли))|понятия не имею|не имею (?:понятия|доступа|информации|данных)|затрудняюсь (?:ответить|сказать)',
    ),
    says(
      'у (?:меня|нас) нет (?:\\p{L}+ ){0,3}(?:информации|данных|доступа|сведений|ответа|возможности)|нет (?:\\p{L}+ )?(?:информации|данных|сведений)',
    ),
    says(
      'не (?:могу|можем|смогла?|удалось|удаётся|удается|получилось|в состоянии) (?:\\p{L}+ ){0,4}(?:найти|сказать|определить|ответить|подтвердить|проверить|посчитать|вычислить|узнать|помочь|предоставить|назвать|выяснить|сообщить|получить)',
    ),
    says(
      '(?:я |мы )?(?:ничего )?не (?:нашла?|нашёл|нашел|нашли|найдено|указано|указан[аы]?|упоминается|упомянуто|известно|известен|доступн\\p{L}+|сказано|говорится)|(?:документ\\p{L}*|источник\\p{L}*|текст|справочник\\p{L}*)(?: \\p{L}+){0,4} (?:не (?:содерж|упомина|указыва|говор)\\p{L}*|ничего не)|как (?:языковая модель|ии|искусственный интеллект|виртуальный помощник)',
    ),
  ],
};
