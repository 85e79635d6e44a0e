import { z } from "zod";
import { email, personName } from "../identity/person.rules";
import { cleanString, optionalCleanString } from "../platform/input-fields.rules";
import { mostAtOnce } from "./enrolment-state.rules";

const noPartner = "Informe o nome ou o e-mail da sua dupla";

const partner = {
  partnerName: optionalCleanString().pipe(personName.nullable()),
  partnerEmail: optionalCleanString().pipe(email.nullable()),
};

/** The partner to invite: by e-mail, and only its owner can answer; or by name, with a link that the inviter sends. */
export const invitePartnerSchema = z
  .object(partner)
  .refine(({ partnerName, partnerEmail }) => partnerName !== null || partnerEmail !== null, {
    path: ["partnerName"],
    message: noPartner,
  });

/** Input for a category of pairs: invite a partner or seek one. An individual category needs no such input. */
export const enrolWithPartnerSchema = z
  .object({ ...partner, seekPartner: z.boolean().nullish().transform(Boolean) })
  .superRefine(({ partnerName, partnerEmail, seekPartner }, ctx) => {
    const asks = partnerName !== null || partnerEmail !== null;
    if (asks === seekPartner)
      ctx.addIssue({
        code: "custom",
        path: ["partnerName"],
        message: asks ? "Convide uma dupla ou procure uma, não os dois" : `${noPartner}, ou procure dupla`,
      });
  });

const reasonProblem = "Explique o motivo, em pelo menos 5 caracteres";

/** The reason for an exception to a rule; stored with the name of the person who decides. */
export const reason = cleanString(reasonProblem).pipe(
  z.string().min(5, reasonProblem).max(300, "O motivo deve ter no máximo 300 caracteres"),
);

/** The organiser's reason for admitting an ineligible athlete; when blank or absent, the rules apply. */
export const overrideSchema = z.object({ overrideReason: optionalCleanString().pipe(reason.nullable()) });
export const undoPaymentSchema = z.object({ reason });

/** Several enrolments that the desk does the same with. */
export const manyEnrolmentsSchema = z.object({
  enrolmentIds: z
    .array(z.string())
    .min(1, "Escolha pelo menos uma inscrição")
    .max(mostAtOnce, `Escolha no máximo ${mostAtOnce} inscrições por vez`),
});
