import { AthleteLevelType } from "../athlete.type";
import { builder } from "../../platform/graphql/builder";
import { labelled } from "../../platform/graphql/labelled";
import { canSeeJoinRequest } from "./join-request.access";
import { joinRequestStatuses, joinRequestStatusLabel } from "./join-request.rules";
import { formerAthletesOf } from "./pending-join-requests.loader";

export const JoinRequestStatusType = builder.enumType("JoinRequestStatus", {
  description: "Join request status (situação do pedido para entrar).",
  values: labelled(joinRequestStatuses, (status) => joinRequestStatusLabel[status]),
});

export const JoinRequestType = builder.prismaNode("JoinRequest", {
  description:
    "An athlete asks to be one of an arena's (pedido para entrar). Seen by who asks, who manages the arena, and admins.",
  id: { field: "id", description: "A global, opaque ID." },
  authScopes: (request, ctx) => canSeeJoinRequest(request, ctx),
  fields: (t) => ({
    status: t.expose("status", { type: JoinRequestStatusType, description: "Status (situação)." }),
    askedAt: t.expose("askedAt", { type: "DateTime", description: "Asked at, UTC (pedido em)." }),
    answeredAt: t.expose("answeredAt", {
      type: "DateTime",
      nullable: true,
      description: "Answered at, UTC; null without an answer (respondido em).",
    }),
    athleteName: t.string({
      description:
        "Full name of the athlete, also of minors, since they reveal it to the arena themselves (nome).",
      select: { athlete: { select: { fullName: true } } },
      resolve: ({ athlete }) => athlete.fullName,
    }),
    athleteKey: t.field({
      type: "UUID",
      description: "Athlete key, as the address of the profile carries it (chave do atleta).",
      resolve: ({ athleteId }) => athleteId,
    }),
    athleteLevel: t.field({
      type: AthleteLevelType,
      description: "Athlete level, of the athlete (nível).",
      select: { athlete: { select: { level: true } } },
      resolve: ({ athlete }) => athlete.level,
    }),
    wasThereBefore: t.boolean({
      description: "Whether the arena has taken them off its list since (já foi da arena).",
      resolve: ({ arenaId, athleteId }, _args, ctx) => formerAthletesOf(ctx).load(`${arenaId}:${athleteId}`),
    }),
  }),
});
