import { addDays, daysUntil } from "../platform/time/calendar-day.rules";
import { counted, plural } from "../platform/numbers.rules";

/**
 * The numbers of a boleto: the 44 digits of its barcode and the 47 that people type. Only a bank or a payment provider
 * makes one that can be paid, by registering it; these rules read numbers, write them, and say what is wrong with them.
 * Source: FEBRABAN, "Especificações técnicas para confecção de boleto de pagamento".
 */
export interface Boleto {
  /** Three digits, "001" for Banco do Brasil. */
  bank: string;
  /** "0000" for one without a day, else of four digits. */
  dueFactor: string;
  /** Integer centavos; 0 lets the payer type the amount. */
  amountInCents: number;
  /** Campo livre: 25 digits that each bank fills in its own way. */
  freeField: string;
}

const real = "9";
const digitsIn = { barcode: 44, line: 47, freeField: 25, amount: 10 } as const;
/** Before it there are no factors. */
const factorsSince = "2000-07-03";
const lowestFactor = 1000;
/** After 9999 comes 1000 again: on 2025-02-22, and on 2049-10-14. */
const factorsInCycle = 9000;
const withoutDay = "0000";

/** The due date's factor, four digits. @param dueOn YYYY-MM-DD; null for one without a day. @throws RangeError for a day before 2000-07-03. */
export function dueFactorOf(dueOn: string | null): string {
  if (dueOn === null) return withoutDay;
  const days = daysUntil(factorsSince, dueOn);
  if (days < 0) throw new RangeError(`No factor stands for ${dueOn}`);
  return String((days % factorsInCycle) + lowestFactor);
}

/** The days a factor may stand for, in its first three cycles; none for what is no factor. */
export function daysOfFactor(factor: string): string[] {
  if (!/^[1-9]\d{3}$/.test(factor)) return [];
  const first = addDays(factorsSince, Number(factor) - lowestFactor);
  return [0, 1, 2].map((cycle) => addDays(first, cycle * factorsInCycle));
}

/**
 * The day that a factor means when it is read: the one from 3000 days ago to 5500 days ahead, else the nearest. What we
 * wrote ourselves has its day stored, which is not worked out from the number.
 * @param today YYYY-MM-DD.
 * @returns null for a boleto without a day.
 */
export function dayOfFactor(factor: string, today: string): string | null {
  const away = (day: string) => daysUntil(today, day);
  const days = daysOfFactor(factor);
  const inWindow = days.find((day) => away(day) >= -3000 && away(day) <= 5500);
  const [nearest = null] = days.toSorted((a, b) => Math.abs(away(a)) - Math.abs(away(b)));
  return inWindow ?? nearest;
}

/** The 44 digits of the barcode. @throws RangeError for parts that no boleto has. */
export function barcodeOf({ bank, dueFactor, amountInCents, freeField }: Boleto): string {
  const amount = String(amountInCents).padStart(digitsIn.amount, "0");
  if (!/^\d{3}$/.test(bank) || !/^(0000|[1-9]\d{3})$/.test(dueFactor) || !/^\d{25}$/.test(freeField))
    throw new RangeError("A boleto has a bank of 3 digits, a factor of 4 and a campo livre of 25");
  if (!Number.isSafeInteger(amountInCents) || amountInCents < 0 || amount.length > digitsIn.amount)
    throw new RangeError(`${amountInCents} is not an amount that a boleto carries`);
  const head = `${bank}${real}`;
  const rest = `${dueFactor}${amount}${freeField}`;
  return `${head}${mod11(head + rest)}${rest}`;
}

/** The parts of a barcode whose check digit is right; null for any other text. */
export function readBarcode(barcode: string): Boleto | null {
  return barcodeFault(barcode) === null
    ? {
        bank: barcode.slice(0, 3),
        dueFactor: barcode.slice(5, 9),
        amountInCents: Number(barcode.slice(9, 19)),
        freeField: barcode.slice(19),
      }
    : null;
}

/** The 47 digits that people type, of a barcode's 44. */
export function lineOf(barcode: string): string {
  const free = barcode.slice(19);
  const fields = [barcode.slice(0, 4) + free.slice(0, 5), free.slice(5, 15), free.slice(15)];
  return `${fields.map((field) => `${field}${mod10(field)}`).join("")}${barcode.slice(4, 19)}`;
}

/** The 44 digits of the barcode, of the 47 that people type; its check digits are not looked at. */
export const barcodeOfLine = (line: string): string =>
  line.slice(0, 4) + line.slice(32) + line.slice(4, 9) + line.slice(10, 20) + line.slice(21, 31);

/** "00190.00009 01149.718601 68524.522114 6 75860000102656"; an incomplete line is parted as far as it goes, as while typing. */
export function formatLine(line: string): string {
  const digits = digitsOf(line).slice(0, digitsIn.line);
  const ends = [5, 10, 15, 21, 26, 32, 33, 47];
  const between = [".", " ", ".", " ", ".", " ", " "];
  return ends
    .map((end, index) => digits.slice(ends[index - 1] ?? 0, end))
    .filter((part) => part !== "")
    .map((part, index) => (index === 0 ? part : `${between[index - 1]}${part}`))
    .join("");
}

/** Without the dots and spaces between its parts. */
const digitsOf = (typed: string): string => typed.replace(/[\s.-]/g, "");

export type BoletoFault = "LENGTH" | "CHARACTERS" | "UTILITY" | "CURRENCY" | "MOD10" | "MOD11";

/** What is wrong with a typed line or barcode, the first that is; null when it is one. */
export function boletoFault(typed: string): BoletoFault | null {
  const digits = digitsOf(typed);
  if (!/^\d*$/.test(digits)) return "CHARACTERS";
  if (/^8(\d{43}|\d{47})$/.test(digits)) return "UTILITY";
  if (digits.length === digitsIn.barcode) return barcodeFault(digits);
  if (digits.length !== digitsIn.line) return "LENGTH";
  const fields = [digits.slice(0, 10), digits.slice(10, 21), digits.slice(21, 32)];
  if (fields.some((field) => field.at(-1) !== mod10(field.slice(0, -1)))) return "MOD10";
  return barcodeFault(barcodeOfLine(digits));
}

function barcodeFault(barcode: string): BoletoFault | null {
  if (barcode.length !== digitsIn.barcode) return "LENGTH";
  if (!/^\d{44}$/.test(barcode)) return "CHARACTERS";
  if (barcode[4] !== mod11(barcode.slice(0, 4) + barcode.slice(5))) return "MOD11";
  return barcode[3] === real ? null : "CURRENCY";
}

/** The barcode of what was typed, a line or a barcode, with or without its dots; null when it is neither. */
export function readBoleto(typed: string): string | null {
  if (boletoFault(typed) !== null) return null;
  const digits = digitsOf(typed);
  return digits.length === digitsIn.line ? barcodeOfLine(digits) : digits;
}

/** What to show while a line is being typed; null when it is one or still empty. */
export function boletoProblem(typed: string): string | null {
  const { length } = digitsOf(typed);
  if (length === 0) return null;
  const fault = boletoFault(typed);
  switch (fault) {
    case null:
      return null;
    case "CHARACTERS":
      return "O código do boleto tem só números";
    case "UTILITY":
      return "Este código é de conta ou imposto, não de boleto bancário";
    case "CURRENCY":
      return "Este boleto não é em reais";
    case "LENGTH": {
      const over = length - digitsIn.line;
      return over < 0
        ? `${plural(-over, "Falta", "Faltam")} ${counted(-over, "número", "números")}: a linha do boleto tem 47`
        : `${plural(over, "Sobra", "Sobram")} ${counted(over, "número", "números")}: a linha do boleto tem 47`;
    }
    case "MOD10":
    case "MOD11":
      return "Código do boleto inválido: confira os números";
  }
}

/** The check digit of a field: weights 2 and 1 from the right, the digits of the products added up. */
export function mod10(digits: string): string {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const product = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (product > 9 ? product - 9 : product);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}

/** The check digit of a barcode: weights 2 to 9 from the right, over and over; 1 where that gives none. */
export function mod11(digits: string): string {
  const digit = 11 - (weighted(digits) % 11);
  return digit > 9 ? "1" : String(digit);
}

/** Sum of the digits by the weights 2 to 9, from the right, over and over. */
export const weighted = (digits: string): number =>
  [...digits].toReversed().reduce((total, digit, index) => total + Number(digit) * (2 + (index % 8)), 0);
