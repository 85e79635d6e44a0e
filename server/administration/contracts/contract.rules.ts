import { z } from "zod";
import { amountInCents, cleanString } from "../../platform/input-fields.rules";
import { optionalDate, requiredDate } from "../../platform/time/date-fields.rules";
import { reason } from "../../identity/reason.rules";
import { billingPeriods } from "./contract-period.rules";

const noPlan = "Diga o nome do plano";
const longestTerm = 60;
const termRange = `De 1 a ${longestTerm} meses`;

const termsFields = z.object({
  plan: cleanString(noPlan).pipe(
    z.string().min(2, noPlan).max(60, "Nome do plano deve ter no máximo 60 caracteres"),
  ),
  billingPeriod: z.enum(billingPeriods, { error: "Escolha o período de cobrança" }),
  priceInCents: amountInCents,
  firstDay: requiredDate("Diga o primeiro dia"),
  lastDay: optionalDate,
  renewsItself: z.boolean(),
  termMonths: z
    .number({ error: termRange })
    .refine(Number.isInteger, termRange)
    .min(1, termRange)
    .max(longestTerm, termRange)
    .nullish(),
});
type Terms = z.output<typeof termsFields>;

/** What is agreed: how many months it renews itself by counts only where it does. */
export type ContractTerms = Omit<Terms, "termMonths"> & { termMonths: number | null };

const problemsOf = ({ firstDay, lastDay, renewsItself, termMonths }: Terms) =>
  [
    {
      field: "lastDay",
      is: lastDay !== null && lastDay < firstDay,
      message: "O último dia não pode ser antes do primeiro",
    },
    {
      field: "lastDay",
      is: renewsItself && lastDay === null,
      message: "Diga até quando vai o primeiro prazo",
    },
    {
      field: "termMonths",
      is: renewsItself && typeof termMonths !== "number",
      message: "Diga por quantos meses renova",
    },
  ].filter(({ is }) => is);

interface Judge {
  addIssue: (issue: { code: "custom"; path: string[]; message: string }) => void;
}
const checked = (terms: Terms, judge: Judge): void => {
  for (const { field, message } of problemsOf(terms))
    judge.addIssue({ code: "custom", path: [field], message });
};
const settled = <Given extends Terms>(terms: Given) => ({
  ...terms,
  termMonths: terms.renewsItself ? (terms.termMonths ?? null) : null,
});

export const contractTermsSchema = termsFields.superRefine(checked).transform(settled);

const oneParty = "Escolha uma arena ou uma federação";

/** With whom besides: an arena or a federation. */
export const newContractSchema = termsFields
  .extend({ arenaId: z.string().nullish(), federationId: z.string().nullish() })
  .superRefine((contract, judge) => {
    checked(contract, judge);
    if (!contract.arenaId === !contract.federationId)
      judge.addIssue({ code: "custom", path: ["arenaId"], message: oneParty });
  })
  .transform(settled);

/** Until when it goes on. What depends on how it stood is decided with it. */
export const renewalSchema = z.object({ lastDay: requiredDate("Diga o novo último dia") });

/** From when on it is over, and why. */
export const endingSchema = z.object({ endsOn: requiredDate("Diga a partir de quando"), reason });
