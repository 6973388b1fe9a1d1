import { pattern } from '../promise/language.js';
import { type DeedLanguage, eachDeed } from './language.js';

const own =
  "(?! (?:mon|ma|mes|mi|mis|meu|minha|meus|minhas|mio|mia|miei|il mio|la mia|o meu|a minha|d'avis|de avis)(?!\\p{L}))";

export const french: DeedLanguage = {
  hint: /(?:ai|avons) /u,
  claims: eachDeed(
    {
      book: ['reserve', 'planifie'],
      send: ['envoye', 'expedie', 'transmis', 'notifie', 'prevenu'],
      refund: ['rembourse', 'credite'],
      cancel: ['annule', 'resilie'],
      change: ['mis a jour', 'modifie', 'corrige', 'deplace', 'reporte', 'actualise'],
      order: ['commande'],
      pay: ['paye', 'vire', 'regle', 'debite'],
      remove: ['supprime', 'efface', 'desinscrit'],
      add: ['ajoute', 'cree', 'inscrit', 'enregistre', 'active'],
      submit: ['soumis', 'depose', 'telecharge'],
    },
    (verb) => [
      pattern(
        `(?:j'ai|je (?:(?:vous|te|les?|lui|leur|la) )?(?:l'|t')?ai|nous (?:vous )?(?:l')?avons)(?: (?:bien|deja|aussi|juste|donc))* ${verb}(?:e?s?)${own}`,
      ),
    ],
  ),
  denies: /(?!)/u,
  spares: /(?:^| )(?:si|quand|apres que|avant que|des que|lorsque|disait|dit|ecrit)(?= )/u,
  sparesAfter: /^,? (?:si|des que)(?= )/u,
};

export const spanish: DeedLanguage = {
  hint: /(?:^|[^a-z])(?:he|hemos|ya) /u,
  claims: eachDeed(
    {
      book: ['reservad[oa]s?', 'agendad[oa]s?', 'programado'],
      send: ['enviado', 'mandado', 'notificado', 'reenviado'],
      refund: ['reembolsado', 'devuelto', 'abonado'],
      cancel: ['cancelado', 'anulado'],
      change: ['actualizado', 'cambiado', 'modificado', 'corregido', 'movido', 'reprogramado'],
      order: ['pedido', 'encargado'],
      pay: ['pagado', 'transferido', 'cobrado'],
      remove: ['eliminado', 'borrado', 'quitado'],
      add: ['anadido', 'agregado', 'creado', 'registrado', 'inscrito', 'activado'],
      submit: ['presentado', 'subido', 'solicitado'],
    },
    (verb) => [pattern(`(?:he|hemos)(?: (?:ya|tambien))* ${verb}(?! (?:de (?:opinion|idea)))${own}`)],
  ).concat(
    eachDeed(
      {
        book: ['reserve', 'agende'],
        send: ['envie', 'mande'],
        refund: ['reembolse', 'devolvi'],
        cancel: ['cancele', 'anule'],
        change: ['actualice', 'cambie', 'modifique', 'corregi'],
        order: ['pedi', 'encargue'],
        pay: ['pague', 'transferi'],
        remove: ['elimine', 'borre'],
        add: ['anadi', 'agregue', 'registre', 'active'],
        submit: ['presente', 'subi', 'solicite'],
      },
      // Without its accent "reservé" is a command too; behind "ya" it is not.
      (verb) => [pattern(`ya(?: (?:te|le|les|lo|la|los|las|se|os))* ${verb}${own}`)],
    ),
  ),
  denies: /(?:^| )no (?:(?:te|le|les|lo|la|los|las|se|os) ){0,3}(?:he|hemos|ya) /u,
  spares: /(?:^| )(?:si|cuando|despues de que|antes de que|en cuanto|dijo|escribio|decia)(?= )/u,
  sparesAfter: /^,? (?:si|en cuanto)(?= )/u,
};

export const portuguese: DeedLanguage = {
  hint: /(?:i|ei)(?![a-z])/u,
  claims: eachDeed(
    {
      book: ['reservei', 'agendei', 'marquei'],
      send: ['enviei', 'mandei', 'notifiquei', 'encaminhei'],
      refund: ['reembolsei', 'estornei', 'devolvi'],
      cancel: ['cancelei', 'anulei'],
      change: ['atualizei', 'alterei', 'modifiquei', 'corrigi', 'remarquei', 'reagendei'],
      order: ['encomendei'],
      pay: ['paguei', 'transferi'],
      remove: ['apaguei', 'exclui', 'removi', 'eliminei'],
      add: ['adicionei', 'criei', 'cadastrei', 'registrei', 'ativei', 'inscrevi'],
      submit: ['submeti', 'protocolei', 'solicitei'],
    },
    (verb) => [pattern(`${verb}${own}`)],
  ),
  denies: /(?:^| )(?:nao|nunca) (?:(?:te|lhe|lhes|o|a|os|as|ainda|me) ){0,3}\p{L}+$/u,
  spares: /(?:^| )(?:se|quando|depois que|antes que|assim que|disse|escreveu)(?= )/u,
  sparesAfter: /^,? (?:se|assim que)(?= )/u,
};

export const italian: DeedLanguage = {
  hint: /(?:^|[^a-z])(?:ho|abbiamo) /u,
  claims: eachDeed(
    {
      book: ['prenotat[oaie]', 'fissat[oaie]'],
      send: ['inviat[oaie]', 'mandat[oaie]', 'spedit[oaie]', 'inoltrat[oaie]', 'avvisat[oaie]'],
      refund: ['rimborsat[oaie]', 'accreditat[oaie]'],
      cancel: ['cancellat[oaie]', 'annullat[oaie]', 'disdett[oaie]'],
      change: ['aggiornat[oaie]', 'modificat[oaie]', 'spostat[oaie]', 'corrett[oaie]'],
      order: ['ordinat[oaie]'],
      pay: ['pagat[oaie]', 'trasferit[oaie]', 'addebitat[oaie]'],
      remove: ['eliminat[oaie]', 'rimoss[oaie]'],
      add: ['aggiunt[oaie]', 'creat[oaie]', 'registrat[oaie]', 'attivat[oaie]', 'iscritt[oaie]'],
      submit: ['presentat[oaie]', 'caricat[oaie]', 'inoltrat[oaie]'],
    },
    (verb) => [pattern(`(?:ho|abbiamo)(?: (?:gia|appena|anche))* ${verb}${own}`)],
  ),
  denies: /(?:^| )non (?:\p{L}+ )?(?:\p{L}+')?(?:ho|abbiamo) /u,
  spares: /(?:^| )(?:se|quando|dopo che|prima che|appena avro|disse|diceva|scrisse)(?= )/u,
  sparesAfter: /^,? (?:se|appena)(?= )/u,
};
