import { AthleteType } from "../athletes/athlete.type";
import { builder } from "../platform/graphql/builder";
import { boardOf } from "../competition/board/tournament-board.access";
import { canSeeEnrolment, canSeeEnrolmentMoney, isOwnEnrolment } from "./enrolment.access";
import { canSeeTournament } from "../tournaments/tournament.access";
import { EnrolmentStatusType } from "../tournaments/tournament-enums.type";

export const EnrolmentType = builder.prismaNode("Enrolment", {
  description: "Inscrição: one athlete's place in a category of a tournament.",
  id: { field: "id", description: "Id: global and opaque." },
  // One's own also after leaving a tournament that is not public.
  authScopes: async (enrolment, ctx) =>
    isOwnEnrolment(enrolment, ctx) ||
    ((await canSeeTournament(enrolment.tournamentId, ctx)) && canSeeEnrolment(enrolment, ctx)),
  fields: (t) => ({
    athlete: t.field({
      type: AthleteType,
      description: "Atleta.",
      resolve: async (enrolment, _args, ctx) => {
        const { athletes } = await boardOf(ctx).load(enrolment.tournamentId);
        return (
          athletes.get(enrolment.athleteId) ??
          ctx.db.athlete.findUniqueOrThrow({ where: { id: enrolment.athleteId } })
        );
      },
    }),
    number: t.int({
      description: "Número de ordem: 1 for who enrolled first among those who take part; 0 once cancelled.",
      resolve: async (enrolment, _args, ctx) =>
        (await boardOf(ctx).load(enrolment.tournamentId)).numbers.get(enrolment.id) ?? 0,
    }),
    drawNumber: t.exposeInt("drawNumber", {
      nullable: true,
      description: "Número sorteado: null before the draw.",
    }),
    status: t.expose("status", { type: EnrolmentStatusType, description: "Situação." }),
    enrolledAt: t.expose("enrolledAt", { type: "DateTime", description: "Inscrito em: UTC." }),
    finalPosition: t.exposeInt("finalPosition", {
      nullable: true,
      description: "Posição final: null until the end.",
    }),
    feeInCents: t.exposeInt("feeInCents", {
      nullable: true,
      authScopes: (enrolment, _args, ctx) => canSeeEnrolmentMoney(enrolment, ctx),
      unauthorizedResolver: () => null,
      description:
        "Valor da inscrição: in centavos, as it was on that day; null unless it is one's own or one manages the tournament.",
    }),
    hasPlayed: t.boolean({
      description:
        "Já jogou: whether one of the athlete's matches has a result; then nobody can replace them.",
      resolve: async (enrolment, _args, ctx) => {
        const { matches } = await boardOf(ctx).load(enrolment.tournamentId);
        return matches.some(
          ({ status, players }) =>
            status === "PLAYED" && players.some(({ athleteId }) => athleteId === enrolment.athleteId),
        );
      },
    }),
  }),
});
