import { builder } from "../../platform/graphql/builder";
import { labelled } from "../../platform/graphql/labelled";
import { whenKnown } from "../../platform/when-known";
import { athletesOf } from "../athlete.loader";
import { AthleteType } from "../athlete.type";
import { canSeeArenaAthlete, canSeeArenaNotes } from "./arena-athlete.access";
import { arenaAthleteOrderLabel, arenaAthleteOrders } from "./arena-athlete.rules";

export const ArenaAthleteOrderType = builder.enumType("ArenaAthleteOrder", {
  description: "Ordem dos atletas de uma arena.",
  values: labelled(arenaAthleteOrders, (order) => arenaAthleteOrderLabel[order]),
});

export const ArenaAthleteType = builder.prismaNode("ArenaAthlete", {
  description:
    "Atleta da arena: an arena's record of an athlete who attends it. Visible to the arena's managers and admins; teachers see the records of their own students, without notes.",
  id: { field: "id", description: "Id: global and opaque." },
  authScopes: (row, ctx) => canSeeArenaAthlete(row, ctx),
  fields: (t) => ({
    name: t.string({
      description: "Nome: full name, also of minors and inactive athletes, since it is the arena's own list.",
      resolve: ({ athleteId }, _args, ctx) =>
        whenKnown(athletesOf(ctx).load(athleteId), ({ fullName }) => fullName),
    }),
    active: t.exposeBoolean("active", {
      description: "Ativo: at this arena; what they are on the platform is another thing.",
    }),
    firstVisitOn: t.expose("firstVisitOn", { type: "Date", description: "Primeira visita: the day, there." }),
    note: t.exposeString("note", {
      nullable: true,
      description:
        "Observações: the arena's own, at most 1000 characters; null without one, and for teachers.",
      authScopes: (row, _args, ctx) => canSeeArenaNotes(row, ctx),
      unauthorizedResolver: () => null,
    }),
    hasAccount: t.boolean({
      nullable: true,
      description:
        "Tem conta: whether an account has claimed the record and edits its own name; null for teachers.",
      authScopes: (row, _args, ctx) => canSeeArenaNotes(row, ctx),
      unauthorizedResolver: () => null,
      resolve: ({ athleteId }, _args, ctx) =>
        whenKnown(athletesOf(ctx).load(athleteId), ({ userId }) => userId !== null),
    }),
    athlete: t.field({
      type: AthleteType,
      description: "Atleta: the public profile, with contacts while the athlete is active here.",
      resolve: ({ athleteId }, _args, ctx) => athletesOf(ctx).load(athleteId),
    }),
  }),
});
