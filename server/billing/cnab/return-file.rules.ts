import { chargeOfTxid } from "../pix-txid.rules";
import { collectionBank, type CollectionBank } from "./cnab-bank.rules";
import { fileHeader, fileTrailer, lotTrailer, segmentT, segmentU } from "./cnab-layout.rules";
import { lineLength, readRecord, type ValuesOf } from "./cnab-record.rules";

/**
 * Outcome of a charge, by the code of its movement.
 * Source: FEBRABAN, "Layout Padrão Febraban 240 posições" V10.6, C044 and C047; reworded for arena managers.
 */
const movementWords: Readonly<Record<string, string>> = {
  "02": "registrado",
  "03": "recusado",
  "04": "transferido de carteira",
  "05": "baixado por troca de carteira",
  "06": "pago",
  "07": "desconto confirmado",
  "08": "desconto cancelado",
  "09": "baixado",
  "11": "em carteira",
  "12": "abatimento confirmado",
  "13": "abatimento cancelado",
  "14": "novo vencimento confirmado",
  "15": "franco de pagamento",
  "17": "pago depois da baixa ou sem registro",
  "19": "pedido de protesto confirmado",
  "20": "protesto sustado",
  "23": "enviado a cartório",
  "24": "retirado de cartório",
  "25": "protestado e baixado",
  "26": "instrução recusada",
  "27": "alteração confirmada",
  "28": "tarifa cobrada",
  "29": "ocorrência de quem paga",
  "30": "alteração recusada",
  "44": "pago com cheque devolvido",
  "50": "pago com cheque a compensar",
};

/** Why the bank refused, or what else it says of an entry: movements 02, 03, 26 and 30. */
const ofEntries: Readonly<Record<string, string>> = {
  "01": "código do banco inválido",
  "02": "código do registro inválido",
  "03": "código do segmento inválido",
  "04": "movimento não permitido para a carteira",
  "05": "código de movimento inválido",
  "06": "CPF ou CNPJ da arena inválido",
  "07": "agência ou conta inválida",
  "08": "nosso número inválido",
  "09": "nosso número repetido",
  "10": "carteira inválida",
  "11": "forma de cadastramento inválida",
  "12": "tipo de documento inválido",
  "13": "emissão do boleto inválida",
  "14": "distribuição do boleto inválida",
  "15": "características da cobrança incompatíveis",
  "16": "vencimento inválido",
  "17": "vencimento antes da emissão",
  "18": "vencimento fora do prazo do banco",
  "19": "vencimento perto demais",
  "20": "valor inválido",
  "21": "espécie do título inválida",
  "22": "espécie do título não permitida para a carteira",
  "23": "aceite inválido",
  "24": "data de emissão inválida",
  "25": "data de emissão depois da entrada",
  "26": "código de juros inválido",
  "27": "valor dos juros inválido",
  "28": "código do desconto inválido",
  "29": "desconto maior ou igual ao valor",
  "30": "desconto não confere",
  "31": "já existe desconto",
  "32": "valor do IOF inválido",
  "33": "valor do abatimento inválido",
  "34": "abatimento maior ou igual ao valor",
  "35": "valor a conceder não confere",
  "36": "já existe abatimento",
  "37": "código de protesto inválido",
  "38": "prazo de protesto inválido",
  "39": "protesto não permitido para o título",
  "40": "título com ordem de protesto",
  "41": "título sem instrução de protesto",
  "42": "código de baixa inválido",
  "43": "prazo de baixa inválido",
  "44": "moeda inválida",
  "45": "falta o nome de quem paga",
  "46": "CPF ou CNPJ de quem paga inválido",
  "47": "falta o endereço de quem paga",
  "48": "CEP inválido",
  "49": "CEP não encontrado",
  "50": "CEP de outro banco",
  "51": "CEP não é deste estado",
  "52": "estado inválido",
  "53": "CPF ou CNPJ do avalista inválido",
  "54": "falta o avalista",
  "55": "falta o nosso número no banco correspondente",
  "56": "falta o banco correspondente",
  "57": "código da multa inválido",
  "58": "data da multa inválida",
  "59": "valor da multa inválido",
  "60": "título não cadastrado",
  "61": "agência cobradora inválida",
  "62": "tipo de impressão inválido",
  "63": "título já cadastrado",
  "64": "número da linha inválido",
  "79": "data dos juros inválida",
  "80": "data do desconto inválida",
  "83": "limite excedido",
  "85": "título com pagamento vinculado",
  "86": "número do documento inválido",
  "96": "número de contrato inválido",
  A4: "quem paga recebe pelo DDA",
  A5: "título já pago",
  A6: "convênio inválido ou encerrado",
  A7: "título já está nessa situação",
  B2: "valor do título em conflito",
};

/** How it was paid, or why it was taken out: movements 06, 09 and 17. */
const ofEnds: Readonly<Record<string, string>> = {
  "01": "por saldo",
  "02": "por conta",
  "03": "no caixa, em dinheiro",
  "04": "compensação eletrônica",
  "05": "compensação convencional",
  "06": "por meio eletrônico",
  "07": "depois de feriado local",
  "08": "em cartório",
  "09": "a pedido do banco",
  "10": "a pedido da arena, por arquivo",
  "11": "a pedido da arena, pelo site do banco",
  "12": "fim do prazo da arena",
  "13": "fim do prazo do banco",
  "14": "protestado",
  "15": "título excluído",
  "30": "no caixa, em cheque",
  "31": "em banco correspondente",
  "32": "no caixa eletrônico",
  "33": "pela internet",
  "34": "pelo banco da empresa",
  "35": "em correspondente, em dinheiro",
  "36": "em correspondente, em cheque",
  "37": "por telefone",
};

/**
 * @param written up to five codes of two signs.
 * @param own what a code means at this bank and nowhere else.
 */
function reasonsInWords(movement: string, written: string, own: Readonly<Record<string, string>>): string[] {
  const table = ["06", "09", "17"].includes(movement)
    ? ofEnds
    : ["02", "03", "26", "30"].includes(movement)
      ? { ...ofEntries, ...own }
      : {};
  const codes = (written.match(/../g) ?? []).filter((code) => /^[0-9A-Z]{2}$/.test(code) && code !== "00");
  return [...new Set(codes)].map((code) => table[code] ?? `código ${code}`);
}

export type ReturnKind =
  /** 02: the bank collects it, and it can be paid. */
  | "REGISTERED"
  /** 03: the bank does not, and says why. */
  | "REFUSED"
  /** 06, and 17 where it had been taken out before. */
  | "PAID"
  /** 09: the bank no longer collects it. */
  | "TAKEN_OUT"
  /** Informational; changes nothing. */
  | "OTHER";

const kinds: Readonly<Record<string, ReturnKind>> = {
  "02": "REGISTERED",
  "03": "REFUSED",
  "06": "PAID",
  "09": "TAKEN_OUT",
  "17": "PAID",
};

/** Outcome of one charge; amounts in centavos, days YYYY-MM-DD. */
export interface ReturnedCharge {
  /** The same for the same news, however often the file comes; no other in the file has it. */
  key: string;
  kind: ReturnKind;
  /** The bank's code, "06". */
  movement: string;
  /** "pago: pela internet", "recusado: CEP inválido". */
  words: string;
  ourNumber: string;
  /** Our reference from the remittance; blank if the bank does not return it. */
  companyId: string;
  /** The charge that it names by its txid; null where it names none. */
  chargeId: string | null;
  amountInCents: number;
  dueOn: string | null;
  paidInCents: number;
  /** Fine, interest and other late fees; included in the paid amount. */
  lateInCents: number;
  discountInCents: number;
  /** What the bank took for it. */
  feeInCents: number;
  /** What reaches the account, and when. */
  creditedInCents: number;
  creditedOn: string | null;
  occurredOn: string | null;
}

export interface ReturnFile {
  bank: string;
  agreement: string;
  fileNumber: number;
  writtenOn: string | null;
  charges: ReturnedCharge[];
  paidInCents: number;
}

export const returnProblem = {
  tooLarge: "O arquivo de retorno é grande demais: baixe um período menor no banco",
  noReturn: "O arquivo não é um retorno CNAB 240",
  remittance: "O arquivo é uma remessa: envie o retorno que o banco devolve",
  bank: "Ainda não lemos o retorno deste banco",
  broken: "O arquivo de retorno está incompleto: baixe o arquivo de novo no banco",
} as const;

/** In bytes. */
export const largestReturn = 10 * 1024 * 1024;

/**
 * Reads what a bank sends back.
 * @returns the charges in the order of the file, or in one sentence why there are none.
 */
export function readReturnFile(bytes: Uint8Array): { file: ReturnFile } | { problem: string } {
  if (bytes.length > largestReturn) return { problem: returnProblem.tooLarge };
  if (bytes.includes(0)) return { problem: returnProblem.broken };
  // One character for each byte, whatever letters a bank put into a name.
  const lines = new TextDecoder("latin1")
    .decode(bytes)
    .replaceAll("\u001a", "")
    .split(/\r?\n/)
    .filter((line) => line !== "")
    .map((line) => line.slice(0, lineLength) + line.slice(lineLength).trimEnd());
  const [first = ""] = lines;
  const header = readRecord(fileHeader, first);
  if (first.length !== lineLength || first[7] !== "0" || !header) return { problem: returnProblem.noReturn };
  if (header.direction !== 2)
    return { problem: header.direction === 1 ? returnProblem.remittance : returnProblem.noReturn };
  const bank = collectionBank(header.bank);
  if (bank === null) return { problem: returnProblem.bank };
  const charges = lines.every((line) => line.length === lineLength) ? chargesIn(lines, bank) : null;
  if (charges === null) return { problem: returnProblem.broken };
  return {
    file: {
      bank: bank.code,
      agreement: header.agreement,
      fileNumber: header.fileNumber,
      writtenOn: header.writtenOn,
      charges,
      paidInCents: charges.reduce((sum, one) => sum + (one.kind === "PAID" ? one.paidInCents : 0), 0),
    },
  };
}

/** Null where counters, sums or the order of lines say that something is missing. */
function chargesIn(lines: readonly string[], bank: CollectionBank): ReturnedCharge[] | null {
  const trailer = readRecord(fileTrailer, lines.at(-1) ?? "");
  if (lines.at(-1)?.[7] !== "9" || trailer?.lines !== lines.length) return null;
  const charges: ReturnedCharge[] = [];
  let lots = 0;
  let start: number | null = null;
  let open: ValuesOf<typeof segmentT> | null = null;
  for (const [index, line] of lines.entries()) {
    if (line.slice(0, 3) !== bank.code) return null;
    const kind = line[7];
    if (index === 0 || index === lines.length - 1) continue;
    if (kind === "1") {
      if (start !== null) return null;
      start = index;
      lots += 1;
    } else if (kind === "5") {
      const end = readRecord(lotTrailer, line);
      if (start === null || open !== null || end?.lines !== index - start + 1) return null;
      start = null;
    } else if (kind !== "3" || start === null) return null;
    else if (line[13] === "T") {
      if (open !== null) return null;
      open = readRecord(segmentT, line);
      if (open === null) return null;
    } else if (line[13] === "U") {
      const paid = readRecord(segmentU, line);
      if (open === null || paid?.movement !== open.movement) return null;
      charges.push(chargeOf(open, paid, bank));
      open = null;
    }
  }
  return start === null && open === null && trailer.lots === lots ? counted(charges) : null;
}

/** Two payments of a charge on one day are identical lines: a counter makes their keys unique. */
function counted(charges: readonly ReturnedCharge[]): ReturnedCharge[] {
  const equal = new Map<string, number>();
  return charges.map((one) => {
    const count = (equal.get(one.key) ?? 0) + 1;
    equal.set(one.key, count);
    return { ...one, key: `${one.key}|${count}` };
  });
}

function chargeOf(
  charge: ValuesOf<typeof segmentT>,
  paid: ValuesOf<typeof segmentU>,
  bank: CollectionBank,
): ReturnedCharge {
  const { movement, ourNumber, companyId } = charge;
  const reasons = reasonsInWords(movement, charge.reasons, bank.reasons);
  const what = movementWords[movement] ?? `movimento ${movement}`;
  return {
    key: [bank.code, ourNumber, movement, paid.occurredOn ?? "", paid.paid, charge.reasons].join("|"),
    kind: kinds[movement] ?? "OTHER",
    movement,
    words: reasons.length === 0 ? what : `${what}: ${reasons.join(", ")}`,
    ourNumber,
    companyId,
    chargeId: chargeOfTxid(companyId),
    amountInCents: charge.amount,
    dueOn: charge.dueOn,
    paidInCents: paid.paid,
    lateInCents: paid.late,
    discountInCents: paid.discount,
    feeInCents: charge.fee,
    creditedInCents: paid.credited,
    creditedOn: paid.creditedOn,
    occurredOn: paid.occurredOn,
  };
}
