import { z } from "zod";
import { nullableDate } from "../platform/time/date-fields.rules";
import { mostPairs } from "../sport/event-size.rules";
import {
  endBeforeStart,
  registrationTerms,
  wholeNumber,
  wrongRegistrationDays,
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
      const { registrationStartsOn = current.registrationStartsOn } = change;
      const { registrationEndsOn = current.registrationEndsOn } = change;
      const days = { startDate: current.startDate, registrationStartsOn, registrationEndsOn };
      // What was saved later than the start may stay until somebody changes it.
      for (const [field, message] of wrongRegistrationDays(days))
        if (message === endBeforeStart || days[field] !== current[field]) refuse(field, message);
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
