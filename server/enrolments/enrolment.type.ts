import type { Enrolment } from "../../prisma/generated/client/client";
import { athletesOf } from "../athletes/athlete.loader";
import { AthleteType } from "../athletes/athlete.type";
import type { ActionContext } from "../platform/context";
import { builder, type FieldsOf } from "../platform/graphql/builder";
import { atMost } from "../platform/graphql/connection";
import { valueBy } from "../platform/loaders";
import { bothHold, whenKnown } from "../platform/when-known";
import { mostParticipants } from "../sport/event-size.rules";
import { categoriesOf } from "../tournaments/categories/categories.loader";
import { placesUndecided } from "../tournaments/categories/place-modes.rules";
import { TournamentCategoryType } from "../tournaments/categories/tournament-category.type";
import { TournamentCouponType } from "../tournaments/coupons/coupon.type";
import { goneStatuses, hasPlace } from "../tournaments/tournament-and-enrolment-status.rules";
import { canSeeTournament, tournamentVisibleTo } from "../tournaments/tournament.access";
import { EnrolmentStatusType, tournamentNow, TournamentType } from "../tournaments/tournament.type";
import {
  canSeeEnrolment,
  canSeeEnrolmentMoney,
  enrolmentInProgress,
  enrolmentsSeen,
  isOwnEnrolment,
} from "./enrolment.access";
import { placedCountOf } from "./places.loader";
import { enrolmentsOf, type EnrolmentWithAthlete, type PairOfTwo } from "./enrolment.loader";

/** The description of the override input wherever the organiser enters athletes. */
export const overrideDescription =
  "Admits an athlete whom the category's rules exclude; stored with the organiser's name (motivo da exceção). Null to apply the rules.";

/** For fields that are the athlete's own and the organiser's: null for others. */
export const ownersAndOrganisers = {
  nullable: true as const,
  authScopes: (enrolment: { athleteId: string; tournamentId: string }, _args: object, ctx: ActionContext) =>
    canSeeEnrolmentMoney(enrolment, ctx),
  unauthorizedResolver: () => null,
};

export const EnrolmentType = builder.prismaNode("Enrolment", {
  description: "One athlete's place in a category of a tournament (inscrição).",
  id: { field: "id", description: "A global, opaque ID." },
  // One's own also after leaving a tournament that is not public.
  authScopes: (enrolment, ctx) =>
    isOwnEnrolment(enrolment, ctx) ||
    bothHold(canSeeTournament(enrolment.tournamentId, ctx), () => canSeeEnrolment(enrolment, ctx)),
  fields: (t) => ({
    athlete: t.field({
      type: AthleteType,
      description: "Athlete (atleta).",
      resolve: (enrolment, _args, ctx) =>
        whenKnown(
          enrolmentsOf(ctx).load(enrolment.tournamentId),
          ({ athletes }) => athletes.get(enrolment.athleteId) ?? athletesOf(ctx).load(enrolment.athleteId),
        ),
    }),
    number: t.int({
      description:
        "Number, by time of enrolment, from 1, among the athletes who take part; 0 once cancelled (número de ordem).",
      resolve: (enrolment, _args, ctx) =>
        whenKnown(
          enrolmentsOf(ctx).load(enrolment.tournamentId),
          ({ numbers }) => numbers.get(enrolment.id) ?? 0,
        ),
    }),
    drawNumber: t.exposeInt("drawNumber", {
      nullable: true,
      description: "Draw number; null before the draw (número sorteado).",
    }),
    status: t.expose("status", { type: EnrolmentStatusType, description: "Status (situação)." }),
    enrolledAt: t.expose("enrolledAt", { type: "DateTime", description: "Enrolled at, UTC (inscrito em)." }),
    finalPosition: t.exposeInt("finalPosition", {
      nullable: true,
      description: "Final position; null until the end (posição final).",
    }),
    feeInCents: t.exposeInt("feeInCents", {
      ...ownersAndOrganisers,
      description:
        "Fee, in centavos, as of the day of enrolment; null unless the viewer is the athlete or manages the tournament (valor da inscrição).",
    }),
    feeReason: t.exposeString("feeReason", {
      ...ownersAndOrganisers,
      description:
        "How the fee was reckoned, in words; null: the category's fee, and for everybody else (cálculo do valor).",
    }),
    tournament: t.field({
      type: TournamentType,
      nullable: true,
      description:
        "Tournament; null when the viewer may not see it, as after leaving one that is not public (torneio).",
      authScopes: ({ tournamentId }, _args, ctx) => canSeeTournament(tournamentId, ctx),
      unauthorizedResolver: () => null,
      select: { tournament: true },
      resolve: ({ tournament }) => tournament,
    }),
    category: t.field({
      type: TournamentCategoryType,
      nullable: true,
      description: "Category; null when the viewer may not see the tournament (categoria).",
      authScopes: ({ tournamentId }, _args, ctx) => canSeeTournament(tournamentId, ctx),
      unauthorizedResolver: () => null,
      resolve: ({ tournamentId, categoryId }, _args, ctx) =>
        whenKnown(
          categoriesOf(ctx).load(tournamentId),
          (categories) => categories.find(({ id }) => id === categoryId) ?? null,
        ),
    }),
    waitingPosition: t.int({
      ...ownersAndOrganisers,
      description:
        "Waiting position, from 1, the next to move up; null when not on the waiting list, and until places are given by ranking or lots (lugar na lista de espera).",
      resolve: async (enrolment, _args, ctx) => {
        const categories = await categoriesOf(ctx).load(enrolment.tournamentId);
        if (placesUndecided(categories.find(({ id }) => id === enrolment.categoryId))) return null;
        const { enrolments, pairs } = await enrolmentsOf(ctx).load(enrolment.tournamentId);
        return placeInLine(enrolment, enrolments, pairs.values());
      },
    }),
    wildCard: t.boolean({
      ...ownersAndOrganisers,
      description: "Whether the organiser gave it one of the category's wild cards (convite da organização).",
      resolve: ({ wildCardAt, status }) => wildCardAt !== null && hasPlace(status),
    }),
    placeOrder: t.exposeInt("placeOrder", {
      ...ownersAndOrganisers,
      description:
        "From 1, in the order in which places were given by ranking or lots; null before, and for later enrolments (ordem das vagas).",
    }),
    placePoints: t.exposeInt("placePoints", {
      ...ownersAndOrganisers,
      description:
        "Ranking points of the pair or athlete when places were given; null unless by ranking (pontos).",
    }),
    cancelledAt: t.field({
      type: "DateTime",
      ...ownersAndOrganisers,
      description: "Cancelled at, UTC; null unless it was (cancelada em).",
      resolve: ({ cancelledAt }) => cancelledAt,
    }),
  }),
});

builder.prismaObjectFields(TournamentType, (t) => ({
  enrolmentCount: t.int({
    description:
      "The athletes with a place; without those who wait, seek a partner or have left (inscritos).",
    resolve: ({ id }, _args, ctx) => placedCountOf(ctx).load(id),
  }),
  enrolments: t.field({
    type: [EnrolmentType],
    extensions: atMost(mostParticipants, 32),
    description:
      "Enrolments, by drawn number, before the draw by time of enrolment (inscrições). Waiting, invited and unpaid ones are visible only to the tournament's managers and to people who work at its arena.",
    resolve: ({ id }, _args, ctx) => enrolmentsSeen(id, ctx),
  }),
  champion: t.field({
    type: AthleteType,
    nullable: true,
    description: "Champion; null until the tournament is finished (campeão).",
    resolve: async ({ id, status }, _args, ctx) => {
      if (status !== "FINISHED") return null;
      const { enrolments } = await enrolmentsOf(ctx).load(id);
      return enrolments.find(({ finalPosition }) => finalPosition === 1)?.athlete ?? null;
    },
  }),
}));

/** 1 for who is next; two who wait as a pair stand on one number. Null for who does not wait. */
function placeInLine(
  enrolment: Pick<Enrolment, "id" | "categoryId" | "status">,
  enrolments: readonly EnrolmentWithAthlete[],
  pairs: Iterable<PairOfTwo>,
): number | null {
  if (enrolment.status !== "WAITLISTED") return null;
  const unitOf = new Map<string, string>();
  for (const { id, firstId, secondId } of pairs) unitOf.set(firstId, id).set(secondId, id);
  const since = new Map<string, number>();
  for (const { id, categoryId, status, waitlistedAt } of enrolments) {
    if (status !== "WAITLISTED" || categoryId !== enrolment.categoryId) continue;
    const unit = unitOf.get(id) ?? id;
    since.set(unit, Math.min(since.get(unit) ?? Infinity, waitlistedAt?.getTime() ?? 0));
  }
  const own = unitOf.get(enrolment.id) ?? enrolment.id;
  const order = [...since].sort(([a, at], [b, bt]) => at - bt || (a < b ? -1 : 1)).map(([unit]) => unit);
  return order.indexOf(own) + 1 || null;
}

/** A mutation's result field: the changed enrolment, reloaded. */
export const enrolmentNow = <Root extends { enrolmentId: string }>(
  t: FieldsOf<Root>,
  description = "Enrolment, as it is now (inscrição).",
) =>
  t.prismaField({
    type: "Enrolment",
    description,
    resolve: (query, { enrolmentId }, _args, ctx) =>
      ctx.db.enrolment.findUniqueOrThrow({ ...query, where: { id: enrolmentId } }),
  });

/** The answer to what an athlete did with an enrolment of their own: as it is now. */
export const enrolmentSuccess = (name: string, description: string) =>
  builder.objectRef<{ enrolmentId: string; invitationUrl?: string | null }>(name).implement({
    description,
    authScopes: { signedIn: true },
    fields: (t) => ({
      enrolment: enrolmentNow(t),
      invitationUrl: t.string({
        nullable: true,
        description:
          "Invitation url, to be sent to the partner, shown only in this response; null when no partner was asked (link do convite).",
        resolve: ({ invitationUrl }) => invitationUrl ?? null,
      }),
    }),
  });

/** The answer to what an organiser did with an enrolment: it and its tournament, as they are now. */
export const affectedSuccess = (name: string, description: string) =>
  builder.objectRef<{ enrolmentId: string; tournamentId: string }>(name).implement({
    description,
    authScopes: { signedIn: true },
    fields: (t) => ({ enrolment: enrolmentNow(t), tournament: tournamentNow(t) }),
  });

/** How many running enrolments have each coupon; one statement. */
const useCountOf = valueBy<number>(
  async ({ db }, ids) => {
    const rows = await db.enrolment.groupBy({
      by: ["couponId"],
      where: { couponId: { in: ids }, status: { notIn: [...goneStatuses] } },
      _count: true,
    });
    return new Map(rows.map(({ couponId, _count }) => [couponId ?? "", _count]));
  },
  () => 0,
);

builder.prismaObjectField(TournamentCouponType, "useCount", (t) =>
  t.int({
    description: "How many running enrolments have it (usos).",
    resolve: ({ id }, _args, ctx) => useCountOf(ctx).load(id),
  }),
);

const longestList = 50;

builder.prismaObjectField(AthleteType, "enrolmentsInProgress", (t) =>
  t.field({
    type: [EnrolmentType],
    extensions: atMost(longestList, 10),
    nullable: true,
    description:
      "Enrolments in progress, one's own that wait for a partner, an answer, a payment or a place, and those whose time ran out while enrolments are open; who has to act first stands first (inscrições em andamento). Null unless it is oneself.",
    authScopes: ({ id }, _args, ctx) => isOwnEnrolment({ athleteId: id }, ctx),
    unauthorizedResolver: () => null,
    resolve: ({ id: athleteId }, _args, ctx) =>
      ctx.db.enrolment.findMany({
        where: { athleteId, AND: [enrolmentInProgress, { tournament: tournamentVisibleTo(ctx) }] },
        orderBy: [{ dueAt: { sort: "asc", nulls: "last" } }, { id: "desc" }],
        take: longestList,
      }),
  }),
);
