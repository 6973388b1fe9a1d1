/** Numbers and words that are no contacts. Several to a line, set apart by " | ". */
export const innocentNumbers = String.raw`
S3, EKS, C4 | Order 4155550132 shipped | Order no. 4155550132 | order #415-555-0132 | id: 8472910385 | epoch 1700000000 | at 1700000000 seconds
1700000000123 | item 9781234567890 | EAN 4006381333931 | 5901234123457 | UUID 123e4567-e89b-12d3-a456-426614174000 | sha 5f2b8c1d9e0a7f6b3c4d
commit 4155550 | v1.2.3.4 | version 10.0.19041.1 | section 1.2.3.4 | 1.2.3 | 192.168.1 | $1,234,567.89 | EUR 1.234.567,89 | 1 234 567 € | 12.5%
3.14159265 | 2026-11-30 | 30.11.2026 | 30/11/26 | 11-30-2026 | 2026-11-30T14:30:00Z | 14:30-15:45 | from 9 to 5 | 2019-2024 | 1999, 2000, 2001
6-4, 6-3, 7-5 | 3-1 3-2 4-0 | Room 12-345 | page 123-456 | ISBN 0-306-40615-2 | 978 3 16 148410 0 | 4111 1111 1111 1111 | SSN 078-05-1120 | ZIP 94107
SW1A 1AA | flight BA 2490 | 2 apples @ $3 | meet @ 5pm | @5pm works | @nestjs/core 12 | @media (max-width: 600px) | I earn 45.000 a year
my salary is 4155550132 yen | the code is 123456 | otp 482913 | policy 55-0199-22 | account 12345678 | case 2026-00417 | ref 123-456-7890
tracking 1Z999AA10123456784 | tracking number 9400 1000 0000 0000 0000 00 | dose 500 mg | BP 120/80 | HbA1c 6.5 | 1,000,000 | 250 000 000
5 000 000 users | 10 20 30 40 50 | 1 2 3 4 5 6 7 8 9 10 | 1/2 cup | 3/4 | 24/7 | 50/50 | 9/11 | No.1 | obj.id = 5 | 10:30:45 | 00:11:22:33:44:55
127.0.0.1 | Instagram Q4 report | iPhone15 is out | COVID19 | mp3 files | Zoom call at 3 | teams 2 and 3 | Facebook in 2024 | twitter 280 characters
number of people 1234567 | call 911 | dial 112 | call 999 now | 1-800 | 24 hours | 3 times | temperature 36.6 | lat 52.5200, long 13.4050
52.520008, 13.404954 | coordinates 40.7128 -74.0060 | #12345 | PR #4155 | issue 415 | CVE-2024-12345 | RFC 9457 | ISO 8601 | ISO-8859-1 | UTF-8
AES-256 | H.264 | MP4 | B2B | 24x7 | COVID-19 | F-16 | A4 | 4K | 5G | 100k | 1.5M | 2x | x2 | 10^6 | E=mc2 | 1e10 | 0x1F4A | #ff00ff | rgb(255,0,0)
p<0.05 | n=1204558 | width: 1200px | size 1024x768 | 1920 x 1080 | 12 May 2026 | May 12 | Q3 2026 | FY2026 | week 34 | Dec 24-26 | 12-14 weeks
10-15 minutes | 5-10 km | 1-2-3 | A-1-2 | 3-2-1 go | ratio 16:9 | Genesis 1:1-3 | John 3:16 | § 12.3.4 | Art. 5(1)(a) | Figure 1.2 | step 1.2.3.4 done
Windows 10.0.1 | build 20240115.3 | license plate AB-123-CD | VIN 1HGCM82633A004352 | invoice INV-2024-004417 | SKU 415-555-0132 | serial 0123456789
customer number 0123456789 | Kundennummer 0171 2345678 | Bestellung 12345678 | factura 612345678 | заказ 89161234567 | 订单号 13812345678
注文番号 090-1234-5678 | Let me know if the 3rd works | I am 34 and he is 36 | Born in 1984 | We met in 2019 and 2020 | It cost 1200 or 1300
Total: 1200 1300 1400 | scores 98 97 95 88 | lottery 5 12 23 34 45 49 | 14 15 16 17 18 19 | Temperatures: 21 22 23 24 | My heart rate was 120 130 125
PIN 1234 | seat 12A | gate B22 | bus 42 | I have 2 kids, 3 dogs | 0.5 mg | 1,5 l | 10.000 Schritte | 2.500,00 | 1 500 000 zł | 100 000 km
1.000.000 € | 100.000.000 | 12 000 000 | 5 million | Best of 5 | 24/12/2024 18:00 | 2024/11/30 | 2024.11.30 | 30. 11. 2024 | Nov 30, 2024 | 20241130
20241130143000 | 2024-W48 | 2024-11 | 11/2024 | 7/11 | 1:1 | fig.1 | sec.2 | p.12 | vol.3 | ca.5 | max.10 | 50% off | 100% sure | 5 > 3 | icon@2x.png
lodash@4.17.21 | git@v2 | I have sent the 3 forms on 12/05/2025 at 14:00. | Your balance is 1,250.00 and the limit is 5,000.00.
Please bring 2 copies of form 1040-EZ. | The loan number is 0123456789. | Loan #0012345678 was approved
Your application number 20240001234 is being processed | Claim 4155550132 is closed | MRN 12345678 | NHS 943 476 5919 | patient ID 00123456
Rx 1234567 | NDC 0002-7597-01 | ICD-10 E11.9 | CPT 99213 | dosage 2.5-5 mg | WBC 4.5-11.0 x10^9/L | GFR > 60 ml/min/1.73m2 | 90/60 mmHg | pulse 60-100
Born 1984-05-12, aged 40 | 5 ft 11 | 6'2" | 180 lbs | size 38-40 | €1.500 - €2.000 | £250k-£300k | $50/hr | 50k-60k | 3-4 weeks | 2-3 business days
Mon-Fri 9:00-17:30 | 9-5 | 09:00 - 17:00 | 07:30 | 06:12:34 | 06.30 Uhr | um 8.15 Uhr | à 18h30 | 18h00-19h00 | le 06/12/2024 | am 06.12.2024
06.12.24 | 6/12 | el 6 de diciembre de 2024 | 2024年11月30日 | 11月30日14時30分 | 14:30に会いましょう | 第3章 | 100% | 9,5/10 | 10/10 would recommend | 4.5 out of 5
3rd of May | 1st, 2nd and 3rd | A1, B2, C3 | B1/B2 visa | H1B | I-94 | W-2 and 1099-MISC | 401(k) | 403b | Form I-9 | Section 8 | Title 42
Chapter 11 | Room 12B | Apt 4C, 1200 Main St | 1200 Main St, Springfield, IL 62704 | 221B Baker Street | 75008 Paris | 10115 Berlin | 28013 Madrid
00-001 Warszawa | 100-0001 東京 | SW1A 2AA | K1A 0B1 | D02 X285 | 1012 AB Amsterdam | P.O. Box 12345 | Highway 101 | I-95 North | A380 | Boeing 737-800
iPhone 15 Pro 256GB | 16GB RAM, 1TB SSD | 1920x1080@60Hz | 5.4 GHz | 802.11ac | USB 3.2 | HDMI 2.1 | IPv6 | port 8080 | localhost:3000
127.0.0.1:5432 | http status 404 | error 0x80070057 | exit code 127 | line 42, column 7 | index 0-9 | [0, 1, 2, 3, 4] | x = 3.14, y = 2.71
f(x) = 2x + 1 | 1e-9 | 2^10 = 1024 | 1024 * 768 | 10 / 2 = 5 | 5+5=10 | 1+1 | 3 x 4 | √2 ≈ 1.41421356 | 0.1 + 0.2 = 0.30000000000000004
123e4567-e89b-12d3-a456-426614174000 is the id | d41d8cd98f00b204e9800998ecf8427e | e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
key sk_live_4eC39HqLyjWDarjtT1zdp7dc | trace 4bf92f3577b34da6a3ce929d0e0e4736 | sha256:abcdef0123456789 | v18.2.0-rc.1 | react 18.2.0 | node v20.11.1
Python 3.12 | Ubuntu 22.04 | Chrome 120.0.6099.109 | release 2024.11.30 | RFC-2822 | ISO 27001:2013 | EN 301 549 | DIN 476 | GB/T 7714-2015 | IEEE 754
PEP 8 | ECMA-262 | BS 7799 | art. 12 | § 433 BGB | Rn. 12-14 | S. 123-125 | pp. 12-15 | vol. 3(2):123-130 | doi:10.1000/182 | arXiv:2301.12345
PMID 12345678 | ISSN 1234-5678 | LCCN 2001012345 | call number QA76.73 | ASIN B08N5WRWNW | UPC 036000291452 | GTIN 00012345600012 | SKU: 4155550132
P/N 123-4567-890 | model XPS-13-9310 | IMEI 490154203237518 | VAT GB123456789 | EIN 12-3456789 | SIREN 552 100 554 | NIF 12345678Z
CPF 123.456.789-09 | CNPJ 12.345.678/0001-95 | PESEL 44051401359 | BSN 123456782 | ИНН 7707083893 | 身份证 11010519491231002X | Aadhaar 2345 6789 0123
PAN ABCDE1234F | SSN 123-45-6789 | passport 123456789 | driver license D1234567 | plate 7ABC123 | card ending 4242 | 4242 4242 4242 4242
5555-5555-5555-4444 | 3782 822463 10005 | cvv 123 | exp 12/27 | sort code 12-34-56 | routing 021000021 | SWIFT NWBKGB2L | eyJhbGciOiJIUzI1NiJ9
the ratio is 3:2:1 | it is 5 o'clock | Discord is down since 2pm | our Telegram channel has 500 members | Snapchat 2.0 | TikTok v34.1
WhatsApp 2.24.1 | Instagram has 2.4 billion users | Facebook (Meta) Q3 2024 | LinkedIn Premium 30-day trial | YouTube 4K60 | Spotify Top50
please handle item_42 | add item_1 to cart | follow step_2 | var user_name = 1 | at 5 | @ 5 | 5@10 | 3 @ 20 | #1 | song.mp3 | d3.js | No. 5
1.Introduction | 2.Methods | 3.5.2 | 1.1 | v2 | 1,2,3 | 1;2;3 | 1/2/3 | 1-2 | 12-34 | 12 34 | 1234 | 12345 | 123456 | 123 456 | 1234 5678 | 12345678
1234-5678 | 2024-2025 | 2023/2024 | 1990s | the 1980s | $5 | 5$ | 5€ | €5 | 5 EUR | USD 5 | ¥500 | ₹500 | 500₹ | Rs. 500 | Rs 12,34,567 | R$ 1.234,56
kr 1 234 567 | 1 234 567,89 | 1'234'567 | CHF 1'234.50 | 12.345.678 | 12.345.678,90 | 1.234 | 0,5 | .5 | -5 | +5 | +10% | +5 points | +1 | +100
+2000 XP | -20°C | 36,6°C | 98.6F | 50° | 100m | 10km | 5 mi | 2l | 10ml | 3x | x10 | 70 kg | 150 cm | 1.80 m | 20 m² | 3 h | 45 min | 10 s | 100 ms
1 TB | The meeting moved from 10:30 to 11:15 on 3 March. | We have 3 kids: 5, 8 and 12. | He ran 42.195 km in 3:05:12.
Interest 3.25 %, term 360 months, payment $1,088.02. | Your reference is AB12345678. | Customer 0012345 called twice. | Dossier 2024-000123 is open.
My IQ is 130. | I weigh 72.5 kg. | Chapter 3, verse 16. | Take exit 12B, then 400 m straight. | Height 1.75, weight 68. | The 2023-24 season.
It scored 9.8/10 with 12,345 votes. | The population is 8 336 817. | I owe 12 345 678 rubles. | GDP was 1 234 567 890. | Sales rose from 1.2M to 3.4M.
Use port 5432, not 3306. | Budget: 10000-15000 | 12 x 12 = 144 | Pages 100-120, 130-140 | Grades: 1, 2, 2, 3, 1, 2 | Sizes 36 38 40 42 44
Times: 7.30 8.15 9.00 | Odds 5-2, 7-1, 11-4 | My bus is the 42 at 7.15 | Lot 1234-567-89 | Parcel 123-456-789 | Item no 987654321 | Batch 20241130-01
Model TX-55 HZ2000 | Code: 8Q2-44F | your code is 482 913 | OTP 482913 | CVC 123 | Licence 12AB34567 | Case CV-2024-001234 | Docket 22-1234
Statute 18-301 | NY 10001-2345 | CA 94107 | Box 1234 | Unit 5/12 High St | 12/34 Main Rd | 5th Ave & 42nd St | No. 10 Downing Street | B-52 | Route 66
Apollo 11 | Windows 11 23H2 | macOS 14.2.1 | iOS 17.1.2 | Java 8u202 | PHP 8.2 | v0.0.1-alpha.3 | sha 9fceb02d0ae598e95dc970b74767f19372d61af8
trace id 7f3b2c1a-9d8e-4f6a-8b7c-1234567890ab | uuid: 00000000-0000-0000-0000-000000000000 | 1699999999 | 1699999999999 | ts=1699999999
2024-11-30 14:30:00.123 | Sat, 30 Nov 2024 14:30:00 GMT | T+2 | 24/7/365 | 4x4 | 16:10 | f/1.8 | ISO 100-6400 | 1/250s | 35mm | 5W-30 | R22 | A4/A3
H2O, CO2 | C6H12O6 | pH 7.4 | 10^-3 | 6.022e23 | 3.0e8 | 1.6×10⁻¹⁹ | № 5 | 1️⃣ first 2️⃣ second | 👍 10/10 | 🎉 2025! | be there @ 7 | .5 mg | line 5
twitter thread 2 | insta story 3 | snap streak 100 | file_v2 | IMG_1234.jpg | img_20241130_143000.jpg | DSC00042 | report_final_v2.docx | x_1
data[0] | 1.2.3-rc.1 | s3://bucket | urn:isbn:0451450523 | 12:34 | 10:10:10 | The flight lands at 18:45 on 03/09, gate B12, seat 14C.
Your appointment is on 5/6 at 9.30 with Dr. Lee. | Rent is 1,350 per month; deposit 2,700. | Take 1-2 tablets every 4-6 hours, max 8 in 24h.
Blood pressure 128/82, pulse 72, temp 98.6. | The mortgage runs 25 years at 3.9% with 312 payments. | We need W-2s for 2022 and 2023.
Employee 00482913 has 14 days left. | Ticket INC0012345 was closed at 12:05:33. | Booking ref XK9-4471-20 for 2 adults.
Invoice no. 2024/11/0032, due 30 days net. | Order 112-4458721-8837462 is on its way. | Tracking: 1Z 999 AA1 01 2345 6784
Parcel JD014600006281230704 | Case number 3125550147 | Your member number is 312-555-0147. | PO 4500012345 | GST 27AAPFU0939F1ZV
Lat 41.8781, Lon -87.6298 | 41°52'41"N | Distance 384,400 km | 299792458 m/s | The year 1066 | In 1999/2000 we moved | Score 21-19, 18-21, 21-15
He ran 10.3 s | 3 x 12 reps | Set 5, rep 10, 80 kg | I will call at 7 | text at 10:15 please | number 7 bus | She has 3 telegrams | teams of 5
see step_3 below | config_v2 is live | the file data_2024.csv | the 4.0 release | ES2023 | h264 | B12 vitamin | K-12 | G7 summit | Q&A @ 4pm | @2pm
5@night | 10k @ 4:30/km | 24h/7 | 1:1 meeting | Re 12/34 | (1) first (2) second (3) third | [1] [2] [3] | 1) a 2) b | §§ 12, 13 | 100-fold | 30-50%
-10 to +10 | +3.5% | +2 goals | 2+2=4 | 10+ years | 18+ | 50+ pages | +1 from me | x+1 | C++17 | (350 - 122) * 2 + (499 - 127) * 2 | 12*12=144
100/4=25 | my user ID is mia_li_3668 | user id: 12345678 | Patient 312 555 0147 | SKU 312.555.0147 | 7777777 | 0000000000 | 1234567 | 987654321
`;
