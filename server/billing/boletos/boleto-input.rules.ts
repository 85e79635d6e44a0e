import { z } from "zod";
import { isValidCnpj, isValidCpf, normaliseCnpj, normaliseCpf } from "../../brazil/cpf-cnpj.rules";
import { ufName } from "../../brazil/uf.rules";
import { cleanString, optionalCleanString } from "../../platform/input-fields.rules";
import { optionalDate } from "../../platform/time/date-fields.rules";
import { mostChargesAtOnce } from "../charges/charge-input.rules";
import { plainCapitals } from "../cnab/cnab-record.rules";

const said = (message: string, longest: number) =>
  cleanString(message)
    .pipe(z.string().min(1, message).max(longest, `Escreva no máximo ${longest} letras e números`))
    .refine((text) => plainCapitals(text) !== "", message);

const optionalDocument = optionalCleanString()
  .refine((typed) => typed === null || isValidCpf(typed) || isValidCnpj(typed), "CPF ou CNPJ inválido")
  .transform((typed) =>
    typed === null ? null : isValidCpf(typed) ? normaliseCpf(typed) : normaliseCnpj(typed),
  );

/** 'Emitir Boleto'. The lengths are those of the bank's file. */
export const issueBoletoSchema = z.object({
  dueOn: optionalDate,
  payerName: said("Diga o nome de quem paga", 40),
  /** Null for the one that is known. */
  payerDocument: optionalDocument,
  street: said("Diga a rua e o número", 40),
  district: said("Diga o bairro", 40),
  postalCode: cleanString("Diga o CEP")
    .transform((typed) => typed.replace(/[\s.-]/g, ""))
    .pipe(z.string().regex(/^\d{8}$/, "O CEP tem 8 números")),
  city: said("Diga a cidade", 40),
  uf: cleanString("Escolha o estado")
    .transform((typed) => typed.toUpperCase())
    .refine((uf) => Object.hasOwn(ufName, uf), "Escolha o estado"),
});

/** 'Gerar Boletos'. */
export const issueBoletosSchema = z.object({
  chargeIds: z
    .array(z.string())
    .min(1, "Escolha pelo menos uma cobrança")
    .max(mostChargesAtOnce, `Escolha no máximo ${mostChargesAtOnce} cobranças`)
    .transform((ids) => [...new Set(ids)]),
  /** Of those whose day has passed. */
  dueOn: optionalDate,
});

const digits = (pattern: RegExp, message: string) =>
  cleanString(message)
    .transform((typed) => typed.replace(/[\s.-]/g, "").toUpperCase())
    .pipe(z.string().regex(pattern, message));
const checkDigit = optionalCleanString()
  .transform((typed) => typed?.toUpperCase() ?? "")
  .pipe(z.string().regex(/^[0-9X]?$/, "O dígito é um número ou X"));

/** 'Convênio de cobrança' with Banco do Brasil. */
export const bankAgreementSchema = z.object({
  /** The last number that another program has used with this agreement; null for a new one. */
  lastUsedNumber: z
    .int("O último número tem só números")
    .min(0, "O último número não é negativo")
    .max(999_999_999, "O último número tem até 9 números")
    .nullish()
    .transform((number) => number ?? null),
  number: digits(/^[1-9]\d{6}$/, "O convênio tem 7 números"),
  variation: digits(/^\d{3}$/, "A variação da carteira tem 3 números"),
  branch: digits(/^\d{1,5}$/, "A agência tem até 5 números, sem o dígito"),
  branchDigit: checkDigit,
  account: digits(/^\d{1,8}$/, "A conta tem até 8 números, sem o dígito"),
  accountDigit: checkDigit,
  receiverName: said("Diga a razão social, como está no banco", 30),
  /** Whether open boletos of the number before are dropped. */
  dropsBoletos: z.boolean(),
});
