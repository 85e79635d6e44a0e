import { z } from "zod";
import { nullableDate } from "../platform/time/date-fields.rules";
import { mostPairs } from "../sport/event-size.rules";
import {
  endBeforeStart,
  isAfter,
  registrationAfterStart,
  registrationTerms,
  wholeNumber,
} from "../tournaments/tournament-fields.rules";
import type { TournamentKind } from "../tournaments/tournament-labels.rules";

const yesOrNo = z.boolean({ error: "Informe sim ou não" });

/**
 * A change of when and on which terms athletes enrol: an absent field stays as it is, null empties it.
 * @param current as stored, the days YYYY-MM-DD.
 */
export function updateRegistrationSchema(current: {
  kind: TournamentKind;
  maxParticipants: number | null;
  startDate: string;
  registrationStartsOn: string | null;
  registrationEndsOn: string | null;
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
    })
    .superRefine((change, ctx) => {
      const refuse = (path: keyof typeof change, message: string) =>
        ctx.addIssue({ code: "custom", path: [path], message });
      const { registrationStartsOn: start = current.registrationStartsOn } = change;
      const { registrationEndsOn: end = current.registrationEndsOn } = change;
      if (start !== null && end !== null && start > end) refuse("registrationEndsOn", endBeforeStart);
      // What was saved later than this may stay until somebody changes it.
      else if (end !== current.registrationEndsOn && isAfter(end, current.startDate))
        refuse("registrationEndsOn", registrationAfterStart);
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
