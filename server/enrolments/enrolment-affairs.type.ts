import { pixPayload } from "../brazil/pix.rules";
import { AthleteType } from "../athletes/athlete.type";
import { builder } from "../platform/graphql/builder";
import { categoriesOf } from "../tournaments/categories/categories.loader";
import { participantsOf } from "./participants.loader";
import { TournamentCategoryType } from "../tournaments/categories/tournament-category.type";
import { PairType } from "./pairs/pair.type";
import { canManageTournament, canSeeTournament } from "../tournaments/tournament.access";
import { TournamentType } from "../tournaments/tournament.type";
import { canSeeEnrolmentMoney } from "./enrolment.access";
import { isAsked, isShown } from "../tournaments/enrolment-status.rules";
import { placeInLine } from "./place-in-line";
import { pendingInvitationOf, receiverOf, userNameOf } from "./enrolment-facts.loader";
import { EnrolmentType } from "./enrolment.type";
import { PairInvitationType } from "./invitations/invitation.type";
import { pixReference } from "./payments/pix-reference.rules";

const OverrideType = builder
  .objectRef<{ tournamentId: string; reason: string; at: Date; byId: string | null }>("EligibilityOverride")
  .implement({
    description: "Exceção: the organiser let somebody in whom the category's rules refuse.",
    authScopes: ({ tournamentId }, ctx) => canManageTournament(tournamentId, ctx),
    fields: (t) => ({
      reason: t.exposeString("reason", { description: "Motivo." }),
      at: t.expose("at", { type: "DateTime", description: "Em: UTC." }),
      by: t.string({
        nullable: true,
        description: "Por: the name of who decided; null when the account is no more.",
        resolve: ({ byId }, _args, ctx) => (byId === null ? null : userNameOf(ctx).load(byId)),
      }),
    }),
  });

const PaymentType = builder
  .objectRef<{
    enrolment: { id: string; tournamentId: string; athleteId: string };
    amountInCents: number;
    paidAt: Date | null;
    dueAt: Date | null;
    pixCode: string | null;
    receiverName: string | null;
  }>("EnrolmentPayment")
  .implement({
    description: "Pagamento da inscrição: what one athlete owes or has paid.",
    authScopes: ({ enrolment }, ctx) => canSeeEnrolmentMoney(enrolment, ctx),
    fields: (t) => ({
      amountInCents: t.exposeInt("amountInCents", { description: "Valor: in centavos." }),
      dueAt: t.expose("dueAt", {
        type: "DateTime",
        nullable: true,
        description: "Vencimento: UTC, the last instant to pay; null without one.",
      }),
      paidAt: t.expose("paidAt", {
        type: "DateTime",
        nullable: true,
        description: "Pago em: UTC; null while it is owed.",
      }),
      pixCode: t.exposeString("pixCode", {
        nullable: true,
        description:
          "Pix copia e cola: also what the QR code holds; null once it is paid, and where the arena has no key: then it is paid at the arena.",
      }),
      receiverName: t.exposeString("receiverName", {
        nullable: true,
        description: "Recebedor: the arena; null for a championship.",
      }),
    }),
  });

/** Theirs and the organiser's; null for others. */
const privy = {
  nullable: true as const,
  authScopes: (
    enrolment: { athleteId: string; tournamentId: string },
    _args: object,
    ctx: Parameters<typeof canSeeEnrolmentMoney>[1],
  ) => canSeeEnrolmentMoney(enrolment, ctx),
  unauthorizedResolver: () => null,
};

builder.objectField(TournamentType, "askedGuestCount", (t) =>
  t.int({
    nullable: true,
    description:
      "Convites a atletas de outras arenas: guests asked to enter who have not answered, and whom a draw leaves out; null unless one manages the tournament.",
    authScopes: ({ id }, _args, ctx) => canManageTournament(id, ctx),
    unauthorizedResolver: () => null,
    resolve: async ({ id }, _args, ctx) =>
      (await participantsOf(ctx).load(id)).enrolments.filter(isAsked).length,
  }),
);

builder.prismaObjectFields(EnrolmentType, (t) => ({
  tournament: t.field({
    type: TournamentType,
    nullable: true,
    description: "Torneio: null when one may not see it, as after leaving one that is not public.",
    authScopes: ({ tournamentId }, _args, ctx) => canSeeTournament(tournamentId, ctx),
    unauthorizedResolver: () => null,
    select: { tournament: true },
    resolve: ({ tournament }) => tournament,
  }),
  category: t.field({
    type: TournamentCategoryType,
    nullable: true,
    description: "Categoria: null when one may not see the tournament.",
    authScopes: ({ tournamentId }, _args, ctx) => canSeeTournament(tournamentId, ctx),
    unauthorizedResolver: () => null,
    resolve: async ({ tournamentId, categoryId }, _args, ctx) =>
      (await categoriesOf(ctx).load(tournamentId)).find(({ id }) => id === categoryId) ?? null,
  }),
  pair: t.field({
    type: PairType,
    nullable: true,
    description: "Dupla: null for who plays or waits alone.",
    authScopes: ({ tournamentId }, _args, ctx) => canSeeTournament(tournamentId, ctx),
    unauthorizedResolver: () => null,
    resolve: async ({ id, tournamentId }, _args, ctx) => {
      const { pairs } = await participantsOf(ctx).load(tournamentId);
      return [...pairs.values()].find(({ firstId, secondId }) => firstId === id || secondId === id) ?? null;
    },
  }),
  partner: t.field({
    type: AthleteType,
    nullable: true,
    description: "Parceiro: the other one of the pair; null for who plays or waits alone.",
    resolve: async ({ id, tournamentId }, _args, ctx) => {
      for (const { enrolments } of (await participantsOf(ctx).load(tournamentId)).pairs.values()) {
        const [first, second] = enrolments;
        if (first.id === id) return second.athlete;
        if (second.id === id) return first.athlete;
      }
      return null;
    },
  }),
  pairConfirmed: t.boolean({
    ...privy,
    description: "Dupla confirmada: whether both are; null for who has no partner, and for others.",
    resolve: async ({ id, tournamentId }, _args, ctx) => {
      for (const { enrolments } of (await participantsOf(ctx).load(tournamentId)).pairs.values())
        if (enrolments.some((enrolment) => enrolment.id === id))
          return enrolments.every(({ status }) => isShown(status));
      return null;
    },
  }),
  dueAt: t.field({
    type: "DateTime",
    ...privy,
    description: "Prazo: UTC, until when it has to be paid, or the invitation answered; null without one.",
    resolve: ({ dueAt }) => dueAt,
  }),
  awaitsConsent: t.boolean({
    description: "Aguarda aceite: the organiser has asked the athlete, a guest, who has not answered.",
    resolve: (enrolment) => isAsked(enrolment),
  }),
  waitingPosition: t.int({
    ...privy,
    description: "Lugar na lista de espera: 1 for who is next; null for who does not wait.",
    resolve: async (enrolment, _args, ctx) => {
      const { enrolments, pairs } = await participantsOf(ctx).load(enrolment.tournamentId);
      return placeInLine(enrolment, enrolments, pairs.values());
    },
  }),
  cancelledAt: t.field({
    type: "DateTime",
    ...privy,
    description: "Cancelada em: UTC; null unless it was.",
    resolve: ({ cancelledAt }) => cancelledAt,
  }),
  refundInCents: t.int({
    ...privy,
    description: "Reembolso: in centavos, what the event's rule gives back; null unless it was cancelled.",
    resolve: ({ refundInCents }) => refundInCents,
  }),
  payment: t.field({
    type: PaymentType,
    ...privy,
    description: "Pagamento: null where nothing is owed, as for who has no place yet.",
    resolve: async (enrolment, _args, ctx) => {
      const { id, feeInCents, paidAt, dueAt, status } = enrolment;
      const owes = status === "AWAITING_PAYMENT" || isShown(enrolment.status);
      if (feeInCents === 0 || (!owes && paidAt === null)) return null;
      const arena = await receiverOf(ctx).load(enrolment.tournamentId);
      return {
        enrolment,
        amountInCents: feeInCents,
        paidAt,
        dueAt,
        receiverName: arena?.name ?? null,
        pixCode:
          paidAt !== null || !arena?.pixKey
            ? null
            : pixPayload({
                key: arena.pixKey,
                merchantName: arena.name,
                merchantCity: arena.city,
                amountInCents: feeInCents,
                txid: pixReference(id),
              }),
      };
    },
  }),
  invitation: t.field({
    type: PairInvitationType,
    ...privy,
    description: "Convite: the one that waits for an answer; null without one.",
    resolve: ({ id }, _args, ctx) => pendingInvitationOf(ctx).load(id),
  }),
  override: t.field({
    type: OverrideType,
    nullable: true,
    description: "Exceção: null unless the organiser made one; only organisers see it.",
    authScopes: ({ tournamentId }, _args, ctx) => canManageTournament(tournamentId, ctx),
    unauthorizedResolver: () => null,
    resolve: ({ tournamentId, overrideReason, overriddenAt, overriddenById }) =>
      overrideReason === null || overriddenAt === null
        ? null
        : { tournamentId, reason: overrideReason, at: overriddenAt, byId: overriddenById },
  }),
}));

builder.prismaObjectField(TournamentCategoryType, "receivedInCents", (t) =>
  t.int({
    nullable: true,
    description: "Recebido: what those who are in have paid, in centavos; null for who does not run it.",
    unauthorizedResolver: () => null,
    authScopes: ({ tournamentId }, _args, ctx) => canManageTournament(tournamentId, ctx),
    resolve: async ({ id, tournamentId }, _args, ctx) =>
      (await participantsOf(ctx).load(tournamentId)).enrolments.reduce(
        (sum, { categoryId, paidAt, feeInCents }) =>
          categoryId === id && paidAt !== null ? sum + feeInCents : sum,
        0,
      ),
  }),
);
