import { blanks, constant, field, zeros } from "./cnab-record.rules";

/**
 * CNAB 240 for collection, each record field by field. Both writing and reading use these lists.
 * Source: FEBRABAN, "Layout Padrão Febraban 240 posições" V10.6, service "Cobrança", as Banco do Brasil restricts it in
 * "Particularidades BB, Leiaute CNAB 240", edition of August 2017. The numbers at the end of lines are the manual's.
 */
export const fileHeader = [
  field("bank", 1, 3, "CODE"), // 01.0
  zeros(4, 7), // 02.0
  constant(8, 8, "0"), // 03.0
  blanks(9, 17), // 04.0
  field("companyDocumentKind", 18, 18, "NUMBER"), // 05.0: 1 CPF, 2 CNPJ
  field("companyDocument", 19, 32, "CODE"), // 06.0
  field("agreement", 33, 52, "TEXT"), // 07.0
  field("branch", 53, 57, "CODE"), // 08.0
  field("branchDigit", 58, 58, "TEXT"), // 09.0
  field("account", 59, 70, "CODE"), // 10.0
  field("accountDigit", 71, 71, "TEXT"), // 11.0
  blanks(72), // 12.0
  field("companyName", 73, 102, "TEXT"), // 13.0
  field("bankName", 103, 132, "TEXT"), // 14.0
  blanks(133, 142), // 15.0
  field("direction", 143, 143, "NUMBER"), // 16.0: 1 to the bank, 2 from it
  field("writtenOn", 144, 151, "DATE"), // 17.0
  field("writtenAt", 152, 157, "CODE"), // 18.0: HHMMSS
  field("fileNumber", 158, 163, "NUMBER"), // 19.0
  field("layoutVersion", 164, 166, "CODE"), // 20.0
  zeros(167, 171), // 21.0
  blanks(172, 191), // 22.0
  blanks(192, 211), // 23.0
  blanks(212, 240), // 24.0
] as const;

export const lotHeader = [
  field("bank", 1, 3, "CODE"), // 01.1
  field("lot", 4, 7, "NUMBER"), // 02.1
  constant(8, 8, "1"), // 03.1
  field("operation", 9, 9, "TEXT"), // 04.1: R to the bank, T from it
  constant(10, 11, "01"), // 05.1: collection
  blanks(12, 13), // 06.1
  field("layoutVersion", 14, 16, "CODE"), // 07.1
  blanks(17), // 08.1
  field("companyDocumentKind", 18, 18, "NUMBER"), // 09.1
  field("companyDocument", 19, 33, "CODE"), // 10.1
  field("agreement", 34, 53, "TEXT"), // 11.1
  field("branch", 54, 58, "CODE"), // 12.1
  field("branchDigit", 59, 59, "TEXT"), // 13.1
  field("account", 60, 71, "CODE"), // 14.1
  field("accountDigit", 72, 72, "TEXT"), // 15.1
  blanks(73), // 16.1
  field("companyName", 74, 103, "TEXT"), // 17.1
  blanks(104, 143), // 18.1
  blanks(144, 183), // 19.1
  field("fileNumber", 184, 191, "NUMBER"), // 20.1
  field("writtenOn", 192, 199, "DATE"), // 21.1
  zeros(200, 207), // 22.1
  blanks(208, 240), // 23.1
] as const;

/** The charge itself. */
export const segmentP = [
  field("bank", 1, 3, "CODE"), // 01.3P
  field("lot", 4, 7, "NUMBER"), // 02.3P
  constant(8, 8, "3"), // 03.3P
  field("number", 9, 13, "NUMBER"), // 04.3P
  constant(14, 14, "P"), // 05.3P
  blanks(15), // 06.3P
  field("movement", 16, 17, "CODE"), // 07.3P
  field("branch", 18, 22, "CODE"), // 08.3P
  field("branchDigit", 23, 23, "TEXT"), // 09.3P
  field("account", 24, 35, "CODE"), // 10.3P
  field("accountDigit", 36, 36, "TEXT"), // 11.3P
  blanks(37), // 12.3P
  field("ourNumber", 38, 57, "TEXT"), // 13.3P
  field("wallet", 58, 58, "NUMBER"), // 14.3P
  constant(59, 59, "1"), // 15.3P: registered
  constant(60, 60, "1"), // 16.3P: on paper or screen
  field("printedBy", 61, 61, "NUMBER"), // 17.3P: 1 the bank, 2 us
  field("handedOutBy", 62, 62, "NUMBER"), // 18.3P
  field("document", 63, 77, "TEXT"), // 19.3P
  field("dueOn", 78, 85, "DATE"), // 20.3P
  field("amount", 86, 100, "CENTS"), // 21.3P
  zeros(101, 105), // 22.3P
  blanks(106), // 23.3P
  field("species", 107, 108, "CODE"), // 24.3P
  constant(109, 109, "N"), // 25.3P: the payer has not accepted it
  field("issuedOn", 110, 117, "DATE"), // 26.3P
  field("interestKind", 118, 118, "NUMBER"), // 27.3P: 2 percent a month, 3 none
  field("interestFrom", 119, 126, "DATE"), // 28.3P
  field("interest", 127, 141, "CENTS"), // 29.3P: hundredths of a percent
  field("discountKind", 142, 142, "NUMBER"), // 30.3P: 1 an amount until a day, 0 none
  field("discountUntil", 143, 150, "DATE"), // 31.3P
  field("discount", 151, 165, "CENTS"), // 32.3P
  zeros(166, 180), // 33.3P
  zeros(181, 195), // 34.3P
  field("companyId", 196, 220, "TEXT"), // 35.3P
  constant(221, 221, "3"), // 36.3P: never protested
  zeros(222, 223), // 37.3P
  zeros(224), // 38.3P
  zeros(225, 227), // 39.3P
  constant(228, 229, "09"), // 40.3P: reais
  zeros(230, 239), // 41.3P
  blanks(240), // 42.3P
] as const;

/** Who pays. */
export const segmentQ = [
  field("bank", 1, 3, "CODE"), // 01.3Q
  field("lot", 4, 7, "NUMBER"), // 02.3Q
  constant(8, 8, "3"), // 03.3Q
  field("number", 9, 13, "NUMBER"), // 04.3Q
  constant(14, 14, "Q"), // 05.3Q
  blanks(15), // 06.3Q
  field("movement", 16, 17, "CODE"), // 07.3Q
  field("payerDocumentKind", 18, 18, "NUMBER"), // 08.3Q
  field("payerDocument", 19, 33, "CODE"), // 09.3Q
  field("payerName", 34, 73, "TEXT"), // 10.3Q
  field("street", 74, 113, "TEXT"), // 11.3Q
  field("district", 114, 128, "TEXT"), // 12.3Q
  field("postalCode", 129, 133, "CODE"), // 13.3Q
  field("postalSuffix", 134, 136, "CODE"), // 14.3Q
  field("city", 137, 151, "TEXT"), // 15.3Q
  field("state", 152, 153, "TEXT"), // 16.3Q
  zeros(154), // 17.3Q
  zeros(155, 169), // 18.3Q
  blanks(170, 209), // 19.3Q
  zeros(210, 212), // 20.3Q
  blanks(213, 232), // 21.3Q
  blanks(233, 240), // 22.3Q
] as const;

/** The fine. */
export const segmentR = [
  field("bank", 1, 3, "CODE"), // 01.3R
  field("lot", 4, 7, "NUMBER"), // 02.3R
  constant(8, 8, "3"), // 03.3R
  field("number", 9, 13, "NUMBER"), // 04.3R
  constant(14, 14, "R"), // 05.3R
  blanks(15), // 06.3R
  field("movement", 16, 17, "CODE"), // 07.3R
  zeros(18), // 08.3R
  zeros(19, 26), // 09.3R
  zeros(27, 41), // 10.3R
  zeros(42), // 11.3R
  zeros(43, 50), // 12.3R
  zeros(51, 65), // 13.3R
  field("fineKind", 66, 66, "NUMBER"), // 14.3R: 2 a percentage, 0 none
  field("fineFrom", 67, 74, "DATE"), // 15.3R
  field("fine", 75, 89, "CENTS"), // 16.3R: hundredths of a percent
  blanks(90, 99), // 17.3R
  blanks(100, 139), // 18.3R
  blanks(140, 179), // 19.3R
  blanks(180, 199), // 20.3R
  zeros(200, 207), // 21.3R
  zeros(208, 210), // 22.3R
  zeros(211, 215), // 23.3R
  blanks(216), // 24.3R
  zeros(217, 228), // 25.3R
  blanks(229), // 26.3R
  blanks(230), // 27.3R
  zeros(231), // 28.3R
  blanks(232, 240), // 29.3R
] as const;

/** Segment T: outcome of a charge. */
export const segmentT = [
  field("bank", 1, 3, "CODE"), // 01.3T
  field("lot", 4, 7, "NUMBER"), // 02.3T
  constant(8, 8, "3"), // 03.3T
  field("number", 9, 13, "NUMBER"), // 04.3T
  constant(14, 14, "T"), // 05.3T
  blanks(15), // 06.3T
  field("movement", 16, 17, "CODE"), // 07.3T
  field("branch", 18, 22, "CODE"), // 08.3T
  field("branchDigit", 23, 23, "TEXT"), // 09.3T
  field("account", 24, 35, "CODE"), // 10.3T
  field("accountDigit", 36, 36, "TEXT"), // 11.3T
  blanks(37), // 12.3T
  field("ourNumber", 38, 57, "TEXT"), // 13.3T
  field("wallet", 58, 58, "TEXT"), // 14.3T
  field("document", 59, 73, "TEXT"), // 15.3T
  field("dueOn", 74, 81, "DATE"), // 16.3T
  field("amount", 82, 96, "CENTS"), // 17.3T
  field("receivingBank", 97, 99, "CODE"), // 18.3T
  field("receivingBranch", 100, 104, "CODE"), // 19.3T
  field("receivingBranchDigit", 105, 105, "TEXT"), // 20.3T
  field("companyId", 106, 130, "TEXT"), // 21.3T
  field("currency", 131, 132, "CODE"), // 22.3T
  field("payerDocumentKind", 133, 133, "TEXT"), // 23.3T
  field("payerDocument", 134, 148, "CODE"), // 24.3T
  field("payerName", 149, 188, "TEXT"), // 25.3T
  field("contract", 189, 198, "CODE"), // 26.3T
  field("fee", 199, 213, "CENTS"), // 27.3T
  field("reasons", 214, 223, "TEXT"), // 28.3T: up to five codes of two signs
  blanks(224, 240), // 29.3T
] as const;

/** Segment U: paid amount and date. */
export const segmentU = [
  field("bank", 1, 3, "CODE"), // 01.3U
  field("lot", 4, 7, "NUMBER"), // 02.3U
  constant(8, 8, "3"), // 03.3U
  field("number", 9, 13, "NUMBER"), // 04.3U
  constant(14, 14, "U"), // 05.3U
  blanks(15), // 06.3U
  field("movement", 16, 17, "CODE"), // 07.3U
  field("late", 18, 32, "CENTS"), // 08.3U: fine, interest and what else being late costs
  field("discount", 33, 47, "CENTS"), // 09.3U
  field("rebate", 48, 62, "CENTS"), // 10.3U
  field("tax", 63, 77, "CENTS"), // 11.3U
  field("paid", 78, 92, "CENTS"), // 12.3U
  field("credited", 93, 107, "CENTS"), // 13.3U
  field("otherCosts", 108, 122, "CENTS"), // 14.3U
  field("otherCredits", 123, 137, "CENTS"), // 15.3U
  field("occurredOn", 138, 145, "DATE"), // 16.3U
  field("creditedOn", 146, 153, "DATE"), // 17.3U
  blanks(154, 157), // 18.3U
  blanks(158, 165), // 19.3U
  zeros(166, 180), // 20.3U
  blanks(181, 210), // 21.3U
  zeros(211, 213), // 22.3U
  blanks(214, 233), // 23.3U
  blanks(234, 240), // 24.3U
] as const;

export const lotTrailer = [
  field("bank", 1, 3, "CODE"), // 01.5
  field("lot", 4, 7, "NUMBER"), // 02.5
  constant(8, 8, "5"), // 03.5
  blanks(9, 17), // 04.5
  field("lines", 18, 23, "NUMBER"), // 05.5: its header and this line too
  field("charges", 24, 29, "NUMBER"), // 06.5: of simple collection; 0 at a bank that does not sum up
  field("total", 30, 46, "CENTS"), // 07.5
  zeros(47, 115), // 08.5 to 13.5: of other kinds of collection
  blanks(116, 123), // 14.5
  blanks(124, 240), // 15.5
] as const;

export const fileTrailer = [
  field("bank", 1, 3, "CODE"), // 01.9
  constant(4, 7, "9999"), // 02.9
  constant(8, 8, "9"), // 03.9
  blanks(9, 17), // 04.9
  field("lots", 18, 23, "NUMBER"), // 05.9
  field("lines", 24, 29, "NUMBER"), // 06.9
  zeros(30, 35), // 07.9
  blanks(36, 240), // 08.9
] as const;

export const layouts = {
  fileHeader,
  lotHeader,
  segmentP,
  segmentQ,
  segmentR,
  segmentT,
  segmentU,
  lotTrailer,
  fileTrailer,
} as const;
