import type { Prisma } from "../../../prisma/generated/client/client";
import { timeZoneOfPlace } from "../../arenas/place-time.rules";
import { isAthlete } from "../../athletes/athlete.access";
import { AthleteType } from "../../athletes/athlete.type";
import { nameToStrangers } from "../../athletes/display-name.rules";
import { maskEmail } from "../../identity/identity-mails.rules";
import { builder, labelled } from "../../platform/graphql/builder";
import { atMost } from "../../platform/graphql/connection";
import { manyBy } from "../../platform/loaders";
import { isSignedIn, type Viewer } from "../../platform/viewer";
import { entersInPairs } from "../../sport/draws/draw-plan.rules";
import { holdsForGuests } from "../../tournaments/categories/place-modes.rules";
import { canSeeTournament } from "../../tournaments/tournament.access";
import { TournamentType } from "../../tournaments/tournament.type";
import { invitationBesideOf } from "../enrolment.loader";
import { addressedTo, canSeeInvitation, heldInvitations, isInvited } from "../enrolment-rights.access";
import { seatsHeld } from "../enrolment-state.rules";
import { inUndrawnCategory, isOwnEnrolment } from "../enrolment.access";
import { entryFeeNow } from "../entry-fee.loader";
import { organiserName } from "./invitation.step";
import { invitationStateAt, invitationStateLabel, invitationStates } from "./invitation-state.rules";
import { invitationHash } from "./invitation-token.rules";

const InvitationStateType = builder.enumType("InvitationState", {
  description: "Invitation state (situação do convite).",
  values: labelled(invitationStates, (state) => invitationStateLabel[state]),
});

const about = {
  enrolment: {
    select: {
      status: true,
      awaitsConsent: true,
      athleteId: true,
      athlete: true,
      category: {
        select: {
          name: true,
          feeInCents: true,
          earlyFeeInCents: true,
          drawFormat: true,
          placeMode: true,
          placesAssignedAt: true,
        },
      },
      tournament: {
        select: {
          id: true,
          name: true,
          startDate: true,
          federationId: true,
          arenaId: true,
          feeInCents: true,
          secondFeeInCents: true,
          thirdFeeInCents: true,
          furtherFeeInCents: true,
          earlyUntil: true,
          memberFeeInCents: true,
          memberDiscountPercent: true,
          arena: { select: { name: true, timeZone: true } },
          federation: { select: { name: true } },
        },
      },
    },
  },
} as const;

export const PairInvitationType = builder.prismaNode("PairInvitation", {
  description:
    "An enrolled athlete asks another to play with them, or the organiser asks an athlete who is not their own (convite). Visible to the inviter, the invited person, the holder of the link, and the organiser.",
  id: { field: "id", description: "A global, opaque ID." },
  authScopes: (invitation, ctx) => canSeeInvitation(invitation, ctx),
  fields: (t) => ({
    inviterName: t.string({
      description:
        "Inviter name, in full, minors by their initials; the arena or the federation where the organiser asks (quem convida).",
      select: about,
      resolve: ({ guestId, enrolment: { athlete, tournament } }, _args, ctx) =>
        guestId === null ? nameToStrangers(athlete, ctx.now) : organiserName(tournament),
    }),
    byOrganiser: t.boolean({
      description: "The organiser invites an athlete who is not their own (da organização).",
      resolve: ({ guestId }) => guestId !== null,
    }),
    partnerName: t.string({
      nullable: true,
      description:
        "Partner name, in full, minors by their initials; null where a guest is asked to play alone or to seek a partner (com quem).",
      select: about,
      resolve: async ({ guestId, status, enrolmentId, enrolment: { athleteId, athlete } }, _args, ctx) => {
        if (guestId !== athleteId) return nameToStrangers(athlete, ctx.now);
        if (status !== "PENDING") return null;
        return (await invitationBesideOf(ctx).load(enrolmentId))?.invitedName ?? null;
      },
    }),
    inPairs: t.boolean({
      description: "Whether one plays with a partner (em duplas).",
      select: about,
      resolve: ({ enrolment }) => entersInPairs(enrolment.category),
    }),
    inviter: t.field({
      type: AthleteType,
      nullable: true,
      description:
        "Inviter; null for signed-out viewers, and when the organiser invites (atleta que convida).",
      authScopes: (_invitation, _args, ctx) => isSignedIn(ctx.viewer),
      unauthorizedResolver: () => null,
      select: about,
      resolve: ({ guestId, enrolment }) => (guestId === null ? enrolment.athlete : null),
    }),
    inviteeName: t.string({
      description: "The name that was written, else the address with its name hidden (quem é convidado).",
      resolve: ({ invitedName, invitedEmail }) => invitedName ?? maskEmail(invitedEmail ?? ""),
    }),
    sentByEmail: t.boolean({
      description: "Then only the owner of the address can accept (enviado por e-mail).",
      resolve: ({ invitedEmail }) => invitedEmail !== null,
    }),
    forViewer: t.boolean({
      description:
        "Whether the person signed in may accept it; true for any when it was not mailed (para mim).",
      resolve: (invitation, _args, ctx) =>
        isSignedIn(ctx.viewer) && (invitation.invitedEmail === null || isInvited(invitation, ctx.viewer)),
    }),
    state: t.field({
      type: InvitationStateType,
      description: "State (situação).",
      resolve: (invitation, _args, ctx) => invitationStateAt(invitation, ctx.now),
    }),
    expiresAt: t.expose("expiresAt", { type: "DateTime", description: "Expires at, UTC (responder até)." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "Created at, UTC (enviado em)." }),
    tournamentKey: t.field({
      type: "UUID",
      description: "Tournament key, as addresses of pages carry it (chave do torneio).",
      select: about,
      resolve: ({ enrolment }) => enrolment.tournament.id,
    }),
    tournament: t.field({
      type: TournamentType,
      nullable: true,
      description: "Tournament; null when the viewer may not see its page (torneio).",
      authScopes: async ({ enrolmentId }, _args, ctx) => {
        const enrolment = await ctx.db.enrolment.findUnique({
          where: { id: enrolmentId },
          select: { tournamentId: true },
        });
        return enrolment !== null && canSeeTournament(enrolment.tournamentId, ctx);
      },
      unauthorizedResolver: () => null,
      select: { enrolment: { select: { tournament: true } } },
      resolve: ({ enrolment }) => enrolment.tournament,
    }),
    tournamentName: t.string({
      description: "Tournament name (nome do torneio).",
      select: about,
      resolve: ({ enrolment }) => enrolment.tournament.name,
    }),
    startDate: t.field({
      type: "Date",
      description: "Start date (data de início).",
      select: about,
      resolve: ({ enrolment }) => enrolment.tournament.startDate,
    }),
    arenaName: t.string({
      nullable: true,
      description: "Arena name; null for a championship without one (arena).",
      select: about,
      resolve: ({ enrolment }) => enrolment.tournament.arena?.name ?? null,
    }),
    timeZone: t.string({
      description: "The IANA time zone of the tournament (fuso horário).",
      select: about,
      resolve: ({ enrolment }) => timeZoneOfPlace(enrolment.tournament.arena),
    }),
    categoryName: t.string({
      nullable: true,
      description: "Category name; null without one (categoria).",
      select: about,
      resolve: ({ enrolment }) => enrolment.category?.name ?? null,
    }),
    feeInCents: t.int({
      description: "What the reader pays who accepts today, in centavos (valor da inscrição).",
      select: about,
      resolve: async ({ enrolment }, _args, ctx) =>
        (await entryFeeNow(ctx, enrolment.tournament, enrolment.category)).feeInCents,
    }),
    feeReason: t.string({
      nullable: true,
      description: "How that fee is reckoned, in words; null: the category's fee (cálculo do valor).",
      select: about,
      resolve: async ({ enrolment }, _args, ctx) =>
        (await entryFeeNow(ctx, enrolment.tournament, enrolment.category)).reason,
    }),
    hasPlace: t.boolean({
      description:
        "Whether places are kept for the answer; otherwise the two wait in line, and a guest waits or seeks a partner (com vaga).",
      select: about,
      resolve: ({ enrolment }) => seatsHeld(enrolment, holdsForGuests(enrolment.category)) > 0,
    }),
  }),
});

builder.queryField("enrolmentInvitation", (t) =>
  t.prismaField({
    type: PairInvitationType,
    nullable: true,
    authScopes: { public: true }, // for who holds the link
    description:
      "Enrolment invitation, by the token in its link, also without signing in; null when there is none (convite).",
    args: { token: t.arg.string({ required: true, description: "Token, of the link." }) },
    resolve: async (query, _root, { token }, ctx) => {
      const invitation = await ctx.db.pairInvitation.findUnique({
        ...query,
        where: { tokenHash: invitationHash(token) },
      });
      if (invitation) heldInvitations(ctx).add(invitation.id);
      return invitation;
    },
  }),
);

/** Invitations to the viewer that can still be answered. */
const openInvitationsTo = (viewer: Viewer, now: Date): Prisma.PairInvitationWhereInput => ({
  ...addressedTo(viewer),
  status: "PENDING",
  expiresAt: { gte: now },
  enrolment: inUndrawnCategory,
});

const withTournament = {
  include: { enrolment: { select: { tournamentId: true } } },
} satisfies Prisma.PairInvitationDefaultArgs;
type ReceivedInvitation = Prisma.PairInvitationGetPayload<typeof withTournament>;

/** The same by tournament, for viewers who may accept them; one statement. */
const receivedInvitationsOf = manyBy(
  ({ enrolment }: ReceivedInvitation) => enrolment.tournamentId,
  async (ctx, ids) => {
    const { viewer } = ctx;
    if (!viewer || !isAthlete(ctx)) return [];
    return ctx.db.pairInvitation.findMany({
      where: { AND: [openInvitationsTo(viewer, ctx.now), { enrolment: { tournamentId: { in: ids } } }] },
      ...withTournament,
      orderBy: { id: "desc" },
    });
  },
);

const longestList = 50;

builder.prismaObjectField(AthleteType, "receivedInvitations", (t) =>
  t.prismaField({
    type: [PairInvitationType],
    extensions: atMost(longestList, 5),
    nullable: true,
    description:
      "Received invitations, those mailed to one's own address that wait for an answer, the newest first (convites recebidos). Null unless it is oneself.",
    authScopes: ({ id }, _args, ctx) => isOwnEnrolment({ athleteId: id }, ctx),
    unauthorizedResolver: () => null,
    resolve: (query, _athlete, _args, ctx) =>
      isSignedIn(ctx.viewer)
        ? ctx.db.pairInvitation.findMany({
            ...query,
            where: openInvitationsTo(ctx.viewer, ctx.now),
            orderBy: { id: "desc" },
            take: longestList,
          })
        : [],
  }),
);

builder.prismaObjectField(TournamentType, "viewerInvitations", (t) =>
  t.field({
    type: [PairInvitationType],
    extensions: atMost(longestList, 1),
    description:
      "Viewer invitations, to play in this tournament, mailed to one's own address, that wait for an answer; empty for who has none (meus convites).",
    resolve: ({ id }, _args, ctx) => receivedInvitationsOf(ctx).load(id),
  }),
);
