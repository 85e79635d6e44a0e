import { AthleteLevelType } from "../athlete.type";
import { builder } from "../../platform/graphql/builder";
import { labelled } from "../../platform/graphql/labelled";
import { canSeeJoinRequest } from "./join-request.access";
import { joinRequestStatuses, joinRequestStatusLabel } from "./join-request.rules";
import { formerAthletesOf } from "./pending-join-requests.loader";

export const JoinRequestStatusType = builder.enumType("JoinRequestStatus", {
  description: "Situação do pedido para entrar.",
  values: labelled(joinRequestStatuses, (status) => joinRequestStatusLabel[status]),
});

export const JoinRequestType = builder.prismaNode("JoinRequest", {
  description:
    "Pedido para entrar: an athlete asks to be one of an arena's. Seen by who asks, who manages the arena, and admins.",
  id: { field: "id", description: "Id: global and opaque." },
  authScopes: (request, ctx) => canSeeJoinRequest(request, ctx),
  fields: (t) => ({
    status: t.expose("status", { type: JoinRequestStatusType, description: "Situação." }),
    askedAt: t.expose("askedAt", { type: "DateTime", description: "Pedido em: UTC." }),
    answeredAt: t.expose("answeredAt", {
      type: "DateTime",
      nullable: true,
      description: "Respondido em: UTC; null without an answer.",
    }),
    athleteName: t.string({
      description:
        "Nome: full name of the athlete, also of minors, since they reveal it to the arena themselves.",
      select: { athlete: { select: { fullName: true } } },
      resolve: ({ athlete }) => athlete.fullName,
    }),
    athleteKey: t.field({
      type: "UUID",
      description: "Chave do atleta: as the address of the profile carries it.",
      resolve: ({ athleteId }) => athleteId,
    }),
    athleteLevel: t.field({
      type: AthleteLevelType,
      description: "Nível: of the athlete.",
      select: { athlete: { select: { level: true } } },
      resolve: ({ athlete }) => athlete.level,
    }),
    wasThereBefore: t.boolean({
      description: "Já foi da arena: whether the arena has taken them off its list since.",
      resolve: ({ arenaId, athleteId }, _args, ctx) => formerAthletesOf(ctx).load(`${arenaId}:${athleteId}`),
    }),
  }),
});
