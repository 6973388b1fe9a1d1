/** How the marks of an address are said, by language, accents folded. The words are ordinary: each needs an address around it. */
export const atWords =
  'at arroba arrobas arobase arobas chiocciola chiocciolina klammeraffe apenstaartje malpa собака собачка собачку sobaka sobachka at-sign atsign ätt snabela kukac zavinac مت آت ات एट ऐट アット アットマーク 艾特 et';
export const sureAtWords =
  'arroba arrobas arobase arobas chiocciola chiocciolina klammeraffe apenstaartje malpa собака собачка собачку sobaka sobachka atsign snabela kukac zavinac アットマーク アット 艾特 आट';
export const dotWords =
  'dot punto point punkt ponto punt kropka nokta точка тчк tochka نقطة نقطه डॉट डाट ドット 点 punct bod piste tecka titik period fullstop';
export const joinWords: Readonly<Record<string, string>> = {
  underscore: '_',
  underbar: '_',
  underline: '_',
  guion: '-',
  guionbajo: '_',
  hyphen: '-',
  dash: '-',
  minus: '-',
  tiret: '-',
  bindestrich: '-',
  unterstrich: '_',
  trattino: '-',
  hifen: '-',
  traco: '-',
  streepje: '-',
  myslnik: '-',
  podkreslnik: '_',
  tire: '-',
  дефис: '-',
  тире: '-',
  подчеркивание: '_',
  нижнее: '_',
  plus: '+',
  souligne: '_',
  slash: '/',
  barra: '/',
  schragstrich: '/',
  слэш: '/',
};
