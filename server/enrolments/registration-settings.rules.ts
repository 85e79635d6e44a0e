import { z } from "zod";
import { formatCents } from "../brazil/money.rules";
import { amountInCents } from "../platform/input-fields.rules";
import { nullableDate } from "../platform/time/date-fields.rules";
import { mostPairs } from "../sport/event-size.rules";
import {
  endBeforeStart,
  isAfter,
  registrationTerms,
  wholeNumber,
  wrongRegistrationDays,
} from "../tournaments/tournament-fields.rules";
import type { TournamentKind } from "../tournaments/tournament-and-enrolment-status.rules";

/** The most categories that an organiser may limit athletes to. */
const mostCategoriesOfOne = 10;
const fromOneToTen = `Informe de 1 a ${mostCategoriesOfOne} categorias`;
/** The longest time for which an organiser may count podiums. */
const mostPodiumMonths = 36;
const podiumWindow = "Informe de 1 a 36 meses";
const furtherFee = amountInCents.nullable().optional();
/** Prices that are never above the dearest category's fee. */
const furtherFees = ["secondFeeInCents", "thirdFeeInCents", "furtherFeeInCents", "memberFeeInCents"] as const;
const percentOfAll = "Informe de 1 a 100%";

const yesOrNo = z.boolean({ error: "Informe sim ou não" });

/**
 * A change of when and on which terms athletes enrol: an absent field stays as it is, null empties it.
 * @param current as stored, the days YYYY-MM-DD.
 */
export function updateRegistrationSchema(current: {
  kind: TournamentKind;
  isChampionship: boolean;
  maxParticipants: number | null;
  startDate: string;
  registrationStartsOn: string | null;
  registrationEndsOn: string | null;
  /** Of the dearest category: what no further one may cost more than. */
  highestFeeInCents: number;
  memberFeeInCents: number | null;
  memberDiscountPercent: number | null;
}) {
  return z
    .object({
      registrationOpen: yesOrNo.optional(),
      registrationStartsOn: nullableDate.optional(),
      registrationEndsOn: nullableDate.optional(),
      paymentDays: registrationTerms.paymentDays.optional(),
      fullRefundDays: registrationTerms.fullRefundDays.optional(),
      lateRefundPercent: registrationTerms.lateRefundPercent.optional(),
      minPairs: wholeNumber
        .min(1, "Deve ter pelo menos 1 dupla")
        .max(mostPairs, "Deve ter no máximo 1.000 duplas")
        .nullable()
        .optional(),
      maxCategories: wholeNumber
        .min(1, fromOneToTen)
        .max(mostCategoriesOfOne, fromOneToTen)
        .nullable()
        .optional(),
      oneLevelPerGender: yesOrNo.optional(),
      podiumMonths: wholeNumber
        .min(1, podiumWindow)
        .max(mostPodiumMonths, podiumWindow)
        .nullable()
        .optional(),
      podiumMovesUp: yesOrNo.optional(),
      secondFeeInCents: furtherFee,
      thirdFeeInCents: furtherFee,
      furtherFeeInCents: furtherFee,
      earlyUntil: nullableDate.optional(),
      memberFeeInCents: furtherFee,
      memberDiscountPercent: wholeNumber.min(1, percentOfAll).max(100, percentOfAll).nullable().optional(),
    })
    .superRefine((change, ctx) => {
      const refuse = (path: keyof typeof change, message: string) =>
        ctx.addIssue({ code: "custom", path: [path], message });
      const { registrationStartsOn = current.registrationStartsOn } = change;
      const { registrationEndsOn = current.registrationEndsOn } = change;
      const days = { startDate: current.startDate, registrationStartsOn, registrationEndsOn };
      // A stored day that lies after the start is accepted until that field itself changes.
      for (const [field, message] of wrongRegistrationDays(days))
        if (message === endBeforeStart || days[field] !== current[field]) refuse(field, message);
      for (const field of furtherFees)
        if ((change[field] ?? 0) > current.highestFeeInCents)
          refuse(field, `Não pode passar do valor da inscrição: ${formatCents(current.highestFeeInCents)}`);
      if (isAfter(change.earlyUntil ?? null, current.startDate))
        refuse("earlyUntil", "O preço antecipado deve terminar até o dia em que começam os jogos");
      const { memberFeeInCents = current.memberFeeInCents } = change;
      const { memberDiscountPercent = current.memberDiscountPercent } = change;
      const changedOfMembers =
        change.memberDiscountPercent === undefined ? "memberFeeInCents" : "memberDiscountPercent";
      if (memberFeeInCents !== null && memberDiscountPercent !== null)
        refuse(changedOfMembers, "Escolha um preço ou um desconto para os atletas da arena, não os dois");
      else if (current.isChampionship && (memberFeeInCents !== null || memberDiscountPercent !== null))
        refuse(changedOfMembers, "Um campeonato não é de uma arena só: não há preço para os atletas dela");
      if (current.kind === "SUPER8" && typeof change.minPairs === "number")
        refuse("minPairs", "Um Super 8 não tem duplas");
      const { maxParticipants } = current;
      if (
        maxParticipants !== null &&
        typeof change.minPairs === "number" &&
        change.minPairs * 2 > maxParticipants
      )
        refuse("minPairs", `Não cabem tantas: o máximo do torneio é de ${maxParticipants} participantes`);
    });
}

export type UpdateRegistrationInput = z.input<ReturnType<typeof updateRegistrationSchema>>;
