import { InvalidInput, RuleViolation, TooManyAttempts } from "../platform/errors";
import type { ActionContext } from "../platform/context";
import { unauthenticated } from "../platform/graphql/errors";
import { builder } from "../platform/graphql/builder";
import { may, mayWith } from "../platform/graphql/may";
import type { Viewer } from "../platform/viewer";
import { TournamentCategoryType } from "../tournaments/categories/tournament-category.type";
import { TournamentType } from "../tournaments/tournament.type";
import { cancelEnrolment } from "./cancel-enrolment.action";
import {
  canEnterTournament,
  canProposeTo,
  mayAccept,
  mayAnswer,
  ownsEnrolment,
} from "./enrolment-rights.access";
import { enrolInTournament } from "./enrol-in-tournament.action";
import { enrolmentNow, enrolmentSuccess } from "./enrolment-success.type";
import { NotEligible } from "./enrolment.errors";
import { EnrolmentType } from "./enrolment.type";
import {
  acceptInvitation,
  declineInvitation,
  type InvitationKey,
} from "./invitations/answer-invitation.action";
import { invitePartner } from "./invitations/invite-partner.action";
import { PairInvitationType } from "./invitations/invitation.type";
import { proposePair } from "./invitations/propose-pair.action";

const EnrolInTournamentInput = builder.inputType("EnrolInTournamentInput", {
  description: "Inscrição de si mesmo: alone in a Super 8, otherwise with an invited partner or seeking one.",
  fields: (t) => ({
    tournamentId: t.globalID({ required: true, for: TournamentType, description: "Torneio." }),
    categoryId: t.globalID({
      for: TournamentCategoryType,
      description: "Categoria: null where the tournament has one only.",
    }),
    partnerName: t.string({ description: "Nome da dupla: for a link that one sends; null without." }),
    partnerEmail: t.string({
      description: "E-mail da dupla: the invitation is mailed, and only its owner can accept; null without.",
    }),
    seekPartner: t.boolean({ description: "Procurar dupla: instead of inviting a partner; null for no." }),
    couponCode: t.string({ description: "A coupon of the tournament, to pay less; null without (cupom)." }),
  }),
});

const InvitePartnerInput = builder.inputType("InvitePartnerInput", {
  description: "Convite a uma dupla: the link before serves no longer.",
  fields: (t) => ({
    enrolmentId: t.globalID({
      required: true,
      for: EnrolmentType,
      description: "Inscrição: the viewer's own.",
    }),
    partnerName: t.string({ description: "Nome da dupla: null when there is an e-mail." }),
    partnerEmail: t.string({ description: "E-mail da dupla: null for a link that one sends." }),
  }),
});

const AnswerInvitationInput = builder.inputType("AnswerInvitationInput", {
  description:
    "Resposta a um convite: by the token of its link, or by its id if it was mailed to the viewer.",
  fields: (t) => ({
    token: t.string({ description: "Token: of the link; null with an id." }),
    invitationId: t.globalID({
      for: PairInvitationType,
      description: "Convite: from the viewer's own list; null with a token.",
    }),
    couponCode: t.string({
      description: "A coupon for who enters by saying yes, to pay less; null without (cupom).",
    }),
  }),
});

const ProposePairInput = builder.inputType("ProposePairInput", {
  description: "Proposta a quem procura dupla.",
  fields: (t) => ({
    seekerEnrolmentId: t.globalID({
      required: true,
      for: EnrolmentType,
      description: "Inscrição: of the athlete who seeks a partner.",
    }),
  }),
});

const CancelOwnEnrolmentInput = builder.inputType("CancelOwnEnrolmentInput", {
  description: "Cancelamento da própria inscrição.",
  fields: (t) => ({
    enrolmentId: t.globalID({
      required: true,
      for: EnrolmentType,
      description: "Inscrição: the viewer's own.",
    }),
  }),
});

const EnrolInTournamentSuccess = enrolmentSuccess("EnrolInTournamentSuccess", "Inscrição feita.");
const InvitePartnerSuccess = enrolmentSuccess("InvitePartnerSuccess", "Convite criado.");
const ProposePairSuccess = enrolmentSuccess("ProposePairSuccess", "Proposta enviada.");
const AcceptInvitationSuccess = enrolmentSuccess(
  "AcceptInvitationSuccess",
  "Convite aceito: one's own enrolment.",
);

const DeclineInvitationSuccess = builder.objectRef<{ done: true }>("DeclineInvitationSuccess").implement({
  description: "Convite recusado.",
  authScopes: { public: true },
  fields: (t) => ({ done: t.exposeBoolean("done", { description: "Feito: always true." }) }),
});

const CancelOwnEnrolmentSuccess = builder
  .objectRef<{ enrolmentId: string; refundInCents: number }>("CancelOwnEnrolmentSuccess")
  .implement({
    description: "Inscrição cancelada.",
    authScopes: { signedIn: true },
    fields: (t) => ({
      refundInCents: t.exposeInt("refundInCents", {
        description: "Reembolso: in centavos, what the event's rule gives back; 0 where nothing was paid.",
      }),
      enrolment: enrolmentNow(t),
    }),
  });

/** The athlete signed in; the fields' scopes have made sure that there is one. */
function athleteOf({ viewer }: ActionContext): { viewer: Viewer; athleteId: string } {
  if (!viewer?.athleteId) throw unauthenticated();
  return { viewer, athleteId: viewer.athleteId };
}

/** @throws InvalidInput unless exactly one is given. */
function keyOf({
  token,
  invitationId,
}: {
  token?: string | null | undefined;
  invitationId?: { id: string } | null | undefined;
}): InvitationKey {
  if (token && !invitationId) return { token };
  if (invitationId && !token) return { id: invitationId.id };
  throw new InvalidInput([{ path: ["token"], message: "Informe o link do convite" }]);
}

builder.mutationField("enrolInTournament", (t) =>
  t.field({
    type: EnrolInTournamentSuccess,
    description:
      "Inscrever-se: with a place until it is paid or the partner answers, else at the end of the waiting line.",
    authScopes: may(canEnterTournament, "tournamentId"),
    args: { input: t.arg({ type: EnrolInTournamentInput, required: true, description: "Inscrição." }) },
    errors: {
      types: [InvalidInput, NotEligible, RuleViolation, TooManyAttempts],
      union: { name: "EnrolInTournamentResult" },
    },
    resolve: (_root, { input: { tournamentId, categoryId, ...partner } }, ctx) =>
      enrolInTournament(ctx, athleteOf(ctx).athleteId, {
        tournamentId: tournamentId.id,
        categoryId: categoryId?.id ?? null,
        ...partner,
      }),
  }),
);

builder.mutationField("invitePartner", (t) =>
  t.field({
    type: InvitePartnerSuccess,
    description: "Convidar dupla: another person, or the same one again with a new link.",
    authScopes: may(ownsEnrolment, "enrolmentId"),
    args: { input: t.arg({ type: InvitePartnerInput, required: true, description: "Convite." }) },
    errors: {
      types: [InvalidInput, NotEligible, RuleViolation, TooManyAttempts],
      union: { name: "InvitePartnerResult" },
    },
    resolve: (_root, { input: { enrolmentId, ...partner } }, ctx) =>
      invitePartner(ctx, enrolmentId.id, partner),
  }),
);

builder.mutationField("proposePair", (t) =>
  t.field({
    type: ProposePairSuccess,
    description:
      "Propor dupla: invites an athlete who seeks a partner, by an e-mail that the platform sends.",
    authScopes: may(canProposeTo, "seekerEnrolmentId"),
    args: { input: t.arg({ type: ProposePairInput, required: true, description: "Proposta." }) },
    errors: {
      types: [InvalidInput, NotEligible, RuleViolation, TooManyAttempts],
      union: { name: "ProposePairResult" },
    },
    resolve: (_root, { input }, ctx) =>
      proposePair(ctx, athleteOf(ctx).athleteId, input.seekerEnrolmentId.id),
  }),
);

builder.mutationField("acceptInvitation", (t) =>
  t.field({
    type: AcceptInvitationSuccess,
    description: "Aceitar convite: the two are a pair.",
    authScopes: mayWith(mayAccept),
    args: { input: t.arg({ type: AnswerInvitationInput, required: true, description: "Convite." }) },
    errors: {
      types: [InvalidInput, NotEligible, RuleViolation, TooManyAttempts],
      union: { name: "AcceptInvitationResult" },
    },
    resolve: (_root, { input }, ctx) => {
      const { viewer, athleteId } = athleteOf(ctx);
      return acceptInvitation(ctx, viewer, athleteId, keyOf(input), input.couponCode ?? null);
    },
  }),
);

builder.mutationField("declineInvitation", (t) =>
  t.field({
    type: DeclineInvitationSuccess,
    description: "Recusar convite: with the link also without signing in.",
    authScopes: mayWith(mayAnswer),
    args: { input: t.arg({ type: AnswerInvitationInput, required: true, description: "Convite." }) },
    errors: { types: [InvalidInput, RuleViolation], union: { name: "DeclineInvitationResult" } },
    resolve: async (_root, { input }, ctx) => {
      await declineInvitation(ctx, keyOf(input));
      return { done: true as const };
    },
  }),
);

builder.mutationField("cancelOwnEnrolment", (t) =>
  t.field({
    type: CancelOwnEnrolmentSuccess,
    description: "Cancelar a própria inscrição: before the draw; the partner seeks another.",
    authScopes: may(ownsEnrolment, "enrolmentId"),
    args: { input: t.arg({ type: CancelOwnEnrolmentInput, required: true, description: "Inscrição." }) },
    errors: { types: [RuleViolation], union: { name: "CancelOwnEnrolmentResult" } },
    resolve: (_root, { input }, ctx) => cancelEnrolment(ctx, input.enrolmentId.id, { byOrganiser: false }),
  }),
);
