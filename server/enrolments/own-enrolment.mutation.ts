import { InvalidInput, RuleViolation, TooManyAttempts } from "../platform/errors";
import type { ActionContext } from "../platform/context";
import { unauthenticated } from "../platform/graphql/errors";
import { builder } from "../platform/graphql/builder";
import { may, mayWith } from "../platform/graphql/context";
import type { Viewer } from "../platform/viewer";
import { TournamentCategoryType } from "../tournaments/categories/tournament-category.type";
import { TournamentType } from "../tournaments/tournament.type";
import { cancelEnrolment, enrolInTournament } from "./enrolment.action";
import {
  canEnterTournament,
  canProposeTo,
  mayAccept,
  mayAnswer,
  ownsEnrolment,
} from "./enrolment-rights.access";
import { enrolmentNow, enrolmentSuccess, EnrolmentType } from "./enrolment.type";
import { NotEligible } from "./enrolment.errors";
import {
  acceptInvitation,
  declineInvitation,
  type InvitationKey,
} from "./invitations/answer-invitation.action";
import { invitePartner, proposePair } from "./invitations/sent-invitation.action";
import { PairInvitationType } from "./invitations/invitation.type";

const EnrolInTournamentInput = builder.inputType("EnrolInTournamentInput", {
  description:
    "Alone in a Super 8, otherwise with an invited partner or seeking one (inscrição de si mesmo).",
  fields: (t) => ({
    tournamentId: t.globalID({ required: true, for: TournamentType, description: "Tournament (torneio)." }),
    categoryId: t.globalID({
      for: TournamentCategoryType,
      description: "Category; null where the tournament has one only (categoria).",
    }),
    partnerName: t.string({
      description: "Partner name, for a link that one sends; null without (nome da dupla).",
    }),
    partnerEmail: t.string({
      description: "The invitation is mailed, and only its owner can accept; null without (e-mail da dupla).",
    }),
    seekPartner: t.boolean({ description: "Instead of inviting a partner; null for no (procurar dupla)." }),
    couponCode: t.string({ description: "A coupon of the tournament, to pay less; null without (cupom)." }),
  }),
});

const InvitePartnerInput = builder.inputType("InvitePartnerInput", {
  description: "The link before serves no longer (convite a uma dupla).",
  fields: (t) => ({
    enrolmentId: t.globalID({
      required: true,
      for: EnrolmentType,
      description: "The viewer's own (inscrição).",
    }),
    partnerName: t.string({ description: "Partner name; null when there is an e-mail (nome da dupla)." }),
    partnerEmail: t.string({
      description: "Partner e-mail; null for a link that one sends (e-mail da dupla).",
    }),
  }),
});

const AnswerInvitationInput = builder.inputType("AnswerInvitationInput", {
  description:
    "Answer invitation, by the token of its link, or by its id if it was mailed to the viewer (resposta a um convite).",
  fields: (t) => ({
    token: t.string({ description: "Token, of the link; null with an id." }),
    invitationId: t.globalID({
      for: PairInvitationType,
      description: "Invitation, from the viewer's own list; null with a token (convite).",
    }),
    couponCode: t.string({
      description: "A coupon for who enters by saying yes, to pay less; null without (cupom).",
    }),
  }),
});

const ProposePairInput = builder.inputType("ProposePairInput", {
  description: "Input of `proposePair` (proposta a quem procura dupla).",
  fields: (t) => ({
    seekerEnrolmentId: t.globalID({
      required: true,
      for: EnrolmentType,
      description: "Seeker enrolment, of the athlete who seeks a partner (inscrição).",
    }),
  }),
});

const CancelOwnEnrolmentInput = builder.inputType("CancelOwnEnrolmentInput", {
  description: "Input of `cancelOwnEnrolment` (cancelamento da própria inscrição).",
  fields: (t) => ({
    enrolmentId: t.globalID({
      required: true,
      for: EnrolmentType,
      description: "The viewer's own (inscrição).",
    }),
  }),
});

const EnrolInTournamentSuccess = enrolmentSuccess(
  "EnrolInTournamentSuccess",
  "Result of a successful `enrolInTournament` (inscrição feita).",
);
const InvitePartnerSuccess = enrolmentSuccess(
  "InvitePartnerSuccess",
  "Result of a successful `invitePartner` (convite criado).",
);
const ProposePairSuccess = enrolmentSuccess(
  "ProposePairSuccess",
  "Result of a successful `proposePair` (proposta enviada).",
);
const AcceptInvitationSuccess = enrolmentSuccess(
  "AcceptInvitationSuccess",
  "Accept invitation, one's own enrolment (convite aceito).",
);

const DeclineInvitationSuccess = builder.objectRef<{ done: true }>("DeclineInvitationSuccess").implement({
  description: "Result of a successful `declineInvitation` (convite recusado).",
  authScopes: { public: true },
  fields: (t) => ({ done: t.exposeBoolean("done", { description: "Always true (feito)." }) }),
});

const CancelOwnEnrolmentSuccess = builder
  .objectRef<{ enrolmentId: string; refundInCents: number }>("CancelOwnEnrolmentSuccess")
  .implement({
    description: "Result of a successful `cancelOwnEnrolment` (inscrição cancelada).",
    authScopes: { signedIn: true },
    fields: (t) => ({
      refundInCents: t.exposeInt("refundInCents", {
        description:
          "Refund, in centavos, what the event's rule gives back; 0 where nothing was paid (reembolso).",
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
    label: "Inscrever-se",
    description:
      "Enrols the viewer. The place is kept until it is paid or the partner answers; without a free place the enrolment joins the waiting list.",
    authScopes: may(canEnterTournament, "tournamentId"),
    args: {
      input: t.arg({ type: EnrolInTournamentInput, required: true, description: "Input (inscrição)." }),
    },
    errors: {
      types: [InvalidInput, NotEligible, RuleViolation, TooManyAttempts],
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
    label: "Convidar dupla",
    description: "Invites a partner: another person, or the same one again with a new link.",
    authScopes: may(ownsEnrolment, "enrolmentId"),
    args: { input: t.arg({ type: InvitePartnerInput, required: true, description: "Input (convite)." }) },
    errors: {
      types: [InvalidInput, NotEligible, RuleViolation, TooManyAttempts],
    },
    resolve: (_root, { input: { enrolmentId, ...partner } }, ctx) =>
      invitePartner(ctx, enrolmentId.id, partner),
  }),
);

builder.mutationField("proposePair", (t) =>
  t.field({
    type: ProposePairSuccess,
    label: "Propor dupla",
    description: "Invites an athlete who seeks a partner, by an e-mail that the platform sends.",
    authScopes: may(canProposeTo, "seekerEnrolmentId"),
    args: { input: t.arg({ type: ProposePairInput, required: true, description: "Input (proposta)." }) },
    errors: {
      types: [InvalidInput, NotEligible, RuleViolation, TooManyAttempts],
    },
    resolve: (_root, { input }, ctx) =>
      proposePair(ctx, athleteOf(ctx).athleteId, input.seekerEnrolmentId.id),
  }),
);

builder.mutationField("acceptInvitation", (t) =>
  t.field({
    type: AcceptInvitationSuccess,
    label: "Aceitar convite",
    description: "Accepts an invitation, which makes the two athletes a pair.",
    authScopes: mayWith(mayAccept),
    args: { input: t.arg({ type: AnswerInvitationInput, required: true, description: "Input (convite)." }) },
    errors: {
      types: [InvalidInput, NotEligible, RuleViolation, TooManyAttempts],
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
    label: "Recusar convite",
    description: "Declines an invitation; the holder of its link needs no account.",
    authScopes: mayWith(mayAnswer),
    args: { input: t.arg({ type: AnswerInvitationInput, required: true, description: "Input (convite)." }) },
    errors: { types: [InvalidInput, RuleViolation] },
    resolve: async (_root, { input }, ctx) => {
      await declineInvitation(ctx, keyOf(input));
      return { done: true as const };
    },
  }),
);

builder.mutationField("cancelOwnEnrolment", (t) =>
  t.field({
    type: CancelOwnEnrolmentSuccess,
    label: "Cancelar a própria inscrição",
    description: "Cancels the viewer's own enrolment before the draw; the partner seeks another.",
    authScopes: may(ownsEnrolment, "enrolmentId"),
    args: {
      input: t.arg({ type: CancelOwnEnrolmentInput, required: true, description: "Input (inscrição)." }),
    },
    errors: { types: [RuleViolation] },
    resolve: (_root, { input }, ctx) => cancelEnrolment(ctx, input.enrolmentId.id, { byOrganiser: false }),
  }),
);
