import { builder, labelled } from "../../platform/graphql/builder";
import { whenKnown } from "../../platform/when-known";
import { athletesOf } from "../athlete.loader";
import { AthleteType } from "../athlete.type";
import { canSeeArenaAthlete, canSeeArenaNotes } from "./arena-athlete.access";
import { arenaAthleteOrderLabel, arenaAthleteOrders } from "./arena-athlete.rules";

export const ArenaAthleteOrderType = builder.enumType("ArenaAthleteOrder", {
  description: "Arena athlete order (ordem dos atletas de uma arena).",
  values: labelled(arenaAthleteOrders, (order) => arenaAthleteOrderLabel[order]),
});

export const ArenaAthleteType = builder.prismaNode("ArenaAthlete", {
  description:
    "An arena's record of an athlete who attends it (atleta da arena). Visible to the arena's managers and admins; teachers see the records of their own students, without notes.",
  id: { field: "id", description: "A global, opaque ID." },
  authScopes: (row, ctx) => canSeeArenaAthlete(row, ctx),
  fields: (t) => ({
    name: t.string({
      description:
        "Full name, also of minors and inactive athletes, since it is the arena's own list (nome).",
      resolve: ({ athleteId }, _args, ctx) =>
        whenKnown(athletesOf(ctx).load(athleteId), ({ fullName }) => fullName),
    }),
    active: t.exposeBoolean("active", {
      description: "At this arena; what they are on the platform is another thing (ativo).",
    }),
    firstVisitOn: t.expose("firstVisitOn", {
      type: "Date",
      description: "The day, there (primeira visita).",
    }),
    note: t.exposeString("note", {
      nullable: true,
      description:
        "The arena's own, at most 1000 characters; null without one, and for teachers (observações).",
      authScopes: (row, _args, ctx) => canSeeArenaNotes(row, ctx),
      unauthorizedResolver: () => null,
    }),
    hasAccount: t.boolean({
      nullable: true,
      description:
        "Whether an account has claimed the record and edits its own name; null for teachers (tem conta).",
      authScopes: (row, _args, ctx) => canSeeArenaNotes(row, ctx),
      unauthorizedResolver: () => null,
      resolve: ({ athleteId }, _args, ctx) =>
        whenKnown(athletesOf(ctx).load(athleteId), ({ userId }) => userId !== null),
    }),
    athlete: t.field({
      type: AthleteType,
      description: "The public profile, with contacts while the athlete is active here (atleta).",
      resolve: ({ athleteId }, _args, ctx) => athletesOf(ctx).load(athleteId),
    }),
  }),
});
