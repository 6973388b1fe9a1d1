/** Words that announce a telephone number, accents folded, by language. */
export const phoneWords = `
  call calls calling callme ring text txt sms phone phones telephone tel ph mob mobile cell cellphone fax dial whatsapp whatsap whatsapps
  wapp watsapp viber signal imessage facetime reach contact contacts hotline helpline landline voicemail texting
  zelle venmo bizum paytm gpay phonepe mpesa zalo telegram wechat kakaotalk
  llama llame llamame llameme llamar llamarme marca marque movil celular cel telefono tlf tlm tfno fono escribeme escribame guasap wasap
  appelle appelez appeler telephonez portable tél gsm joindre joignable contacter contactez
  handy telefon tel ruf rufe rufen anrufen anruf ruft durchwahl mobil mobilnummer handynummer telefonnummer rufnummer erreichbar erreichen
  ligue liga ligar ligue-me telemovel telefone zap whats contato
  chiama chiamami chiamare chiamatemi cellulare cell recapito
  bel bellen belt mobiel telefoonnummer mobieltje
  zadzwon dzwon dzwonic zadzwonic komorka komorkowy telefonu telefonem
  ara arayin arayabilirsin arayabilirsiniz cep cepten telefonum telefonumuz
  позвони позвоните звони звоните телефон телефону телефона тел моб мобильный набери вотсап ватсап вацап звонить
  зателефонуй дзвони дзвоніть подзвони
  اتصل اتصلي اتصلوا هاتف هاتفي جوال جوالي موبايل موبايلي واتساب كلمني تليفون تلفون رقمي
  फोन मोबाइल कॉल व्हाट्सएप फ़ोन
  telp telpon telepon hubungi nomor hp dien thoai sdt goi lien τηλεφωνο τηλ κινητο καλεσε טלפון נייד התקשר
  ring telefonnr mobilnr puhelin soita puhelinnumero telefonszam hivj telefonul suna telefonati
`;

/** Words for "number": a telephone's when it is somebody's, else of anything. */
export const numberWords = `
  digits number numbers num no nr nos numero numeros nummer nummers numer numeru numara numarasi numaram numaralar номер номера номером رقم नंबर número`;

export const ownerWords = `
  my mine our his her their your the this that new old direct personal work home same private other second main office
  mi mis tu su el nuevo mon ma notre ton votre mein meine meiner unsere unser dein deine ihre die meu minha nosso o il mio nostro
  mijn ons jouw het moj moja nasz benim мой моя наш свой этот मेरा अपना`;

/** Words that say a number is of something else; it is then no telephone's. */
export const otherWords = `
  order orders case id ids ref refs reference references invoice isbn issn version account accounts acct policy claim ticket tracking
  serial sku item product part model batch lot booking confirmation reservation transaction amount total subtotal price balance salary income
  zip zipcode postcode postal pin otp passcode licence license passport ssn nhs npi mrn member membership patient student employee
  card visa mastercard amex routing sort iban vat tax ein tin score population room page timestamp epoch unix seed hash commit build port error
  barcode ean upc gtin asin doi pmid flight container plate chapter application file parcel shipment package code docket loan permit
  registration registry record contract protocol job request issue bug quote customer client user device imei udid meter counter sum rate steps step
  pedido pedidos factura referencia cuenta expediente codigo caso envio importe cliente dni nie nif curp rfc reserva seguimiento articulo producto
  commande facture dossier compte colis montant siret siren reservation suivi article produit
  bestellung bestellnummer rechnung rechnungsnummer aktenzeichen kundennummer kunde konto kontonummer sendung sendungsnummer auftrag auftragsnummer artikel
  artikelnummer vorgang vorgangsnummer vertragsnummer steuernummer plz betrag buchung buchungsnummer
  encomenda fatura conta processo codigo rastreio cpf cnpj cep nif valor protocolo
  ordine fattura conto codice pratica spedizione prenotazione importo articolo
  bestelling bestelnummer factuur factuurnummer rekening klantnummer zaak dossiernummer bsn kvk
  zamowienie zamowienia faktura faktury konta przesylka pesel nip regon sprawa sprawy
  siparis fatura hesap kargo dosya takip tutar
  заказ заказа заказу счет счета счёт договор договора инн снилс трек посылка дело артикул замовлення рахунок
  matter matters folder statement receipt voucher coupon certificate permission sample asset device claimant quotation requisition waybill consignment
  bill bills rma po proposal remittance demand complaint appeal hearing petition deal opportunity lead study visit admission enrollment enrolment
  αριθμος υποθεσης παραγγελιας τιμολογιου συμβολαιου φακελος φακελου
  tag prescription rx gift warrant incident chassis engine model frame roll slip form deed lease title permit visa exhibit specimen study trial grant award
  akte akt az vorgangs antrag antragsnummer police policennummer schaden schadennummer beleg quittung zaak polis dossiernummer zaaknummer offerte pakbon
  poliza siniestro albaran recibo contrato solicitud lote pieza presupuesto remesa matricula oficio radicado apolice sinistro guia orcamento
  police sinistre recu contrat devis lot polizza ricevuta contratto preventivo bolla lotto fascicolo
  polisa szkoda umowa umowy sygnatura paragon oferta wniosek zgloszenie sozlesme police basvuru evrak dava kayit irsaliye
  arende arendet sak saken sag sagen ordre ordrenr bestallning kvitto kvittering avtal avtale tilaus lasku sopimus asia hakemus vakuutus
  objednavka objednavky smlouva smlouvy spis pojistka zakazka rendeles szamla ugy szerzodes comanda contract polita cerere
  παραγγελια τιμολογιο υποθεση συμβολαιο αποδειξη פוליסה הזמנה חשבונית תיק
  полис заявка заявки заявление квитанция накладная акт досье справа договір поліс квитанція накладна
  पॉलिसी चालान रसीद मामला केस فاتورة بوليصة عقد قضية ملف إيصال pesanan faktur tagihan kontrak perkara resi
  طلب الطلب طلبك فاتورة الفاتورة حساب الحساب معاملة مرجع ऑर्डर आर्डर बिल खाता संदर्भ`;

/** Units and things that are counted: a number before them is an amount. */
export const unitWords = `
  km kg g mg ml cm mm m ft lb lbs oz mi kb mb gb tb bytes byte bits px ms s sec secs seconds minutes min mins hours hrs days weeks months years
  usd eur gbp chf jpy inr cny rub pln try brl dollars dollar euros euro pounds rupees yen zl zloty kr lira rubles рублей руб
  people users user points point rows row records record views view followers subscribers likes steps units pieces items copies tokens requests
  inhabitants residents lines words characters calories kcal votes miles tons tonnes tonnen einwohner habitants habitantes personas personnes
  kc czk huf ron lei lev sek nok dkk aud cad nzd sgd hkd mxn krw php thb zar aed sar грн тенге
  percent pct bpm rpm hz khz mhz ghz kwh watts volts`;

export const mailWords = `
  email emails mail mails e-mail mailto gmail address correo courriel adresse inbox write correos posta почта почту мейл имейл ईमेल بريد ايميل إيميل poczta posta eposta indirizzo`;

/** Words that announce a name on some platform, whichever it is. */
export const handleWords = `
  username handle nick nickname gamertag usuario pseudo benutzername nutzername utente gebruikersnaam uzytkownik kullanici ник никнейм юзернейм
  screenname dm dms add addme find follow followme hmu pm`;
