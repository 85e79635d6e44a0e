import { ManagementInvitationType } from "../identity/management/management-invitation.type";
import { InvalidInput, RuleViolation, TooManyAttempts } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { atMost } from "../platform/graphql/list-size";
import { may } from "../platform/graphql/may";
import { mostManagers } from "./arena-manager.rules";
import { inviteArenaManager, removeArenaManager } from "./arena-managers.action";
import { managersOnly } from "./arena-scopes.access";
import { arenaSuccess } from "./arena-success.type";
import { canManageArena, canManageArenaWithId, canManageManager } from "./arena.access";
import { ArenaType } from "./arena.type";

const ArenaManagerType = builder.prismaNode("ArenaManager", {
  description: "Gestor da arena: who runs it. Visible to who manages the arena, and admins.",
  id: { field: "id", description: "Id: global and opaque." },
  authScopes: ({ arenaId }, ctx) => canManageArena(arenaId, ctx.viewer),
  fields: (t) => ({
    name: t.string({
      description: "Nome: of the person.",
      select: { user: { select: { name: true } } },
      resolve: ({ user }) => user.name,
    }),
    email: t.string({
      description: "E-mail: of the person; who manages the arena with them sees it.",
      select: { user: { select: { email: true } } },
      resolve: ({ user }) => user.email,
    }),
    appointedOn: t.expose("appointedOn", { type: "Date", description: "Desde: the day they began." }),
    isResponsible: t.boolean({
      description: "Responsável: whether the arena is in this person's name, and its mails go to them.",
      select: { arena: { select: { ownerId: true } } },
      resolve: ({ userId, arena }) => arena.ownerId === userId,
    }),
    isViewer: t.boolean({
      description: "Sou eu: whether it is oneself.",
      resolve: ({ userId }, _args, { viewer }) => userId === viewer?.userId,
    }),
  }),
});

builder.prismaObjectFields(ArenaType, (t) => ({
  managers: t.relation("managers", {
    ...managersOnly,
    type: ArenaManagerType,
    extensions: atMost(mostManagers, 3),
    description: "Gestores: who runs it now, who began first before; at most 50. Null unless one manages it.",
    query: { where: { active: true }, orderBy: [{ appointedOn: "asc" }, { id: "asc" }], take: mostManagers },
  }),
  managerInvitations: t.prismaField({
    ...managersOnly,
    type: [ManagementInvitationType],
    extensions: atMost(mostManagers, 1),
    description:
      "Convites: who was asked to manage it with others and has not answered yet. Null unless one manages it.",
    resolve: (query, { id }, _args, ctx) =>
      ctx.db.managementInvitation.findMany({
        ...query,
        where: { placeId: id, status: "PENDING", position: { not: null } },
        orderBy: [{ createdAt: "desc" }, { id: "desc" }],
        take: mostManagers,
      }),
  }),
}));

const InviteArenaManagerInput = builder.inputType("InviteArenaManagerInput", {
  description: "Novo gestor de uma arena.",
  fields: (t) => ({
    arenaId: t.globalID({ required: true, for: ArenaType, description: "Arena." }),
    email: t.string({ required: true, description: "E-mail: of the person." }),
    personName: t.string({ required: true, description: "Nome: for who has no account yet." }),
  }),
});

const RemoveArenaManagerInput = builder.inputType("RemoveArenaManagerInput", {
  description: "Saída de um gestor da arena.",
  fields: (t) => ({
    managerId: t.globalID({ required: true, for: ArenaManagerType, description: "Gestor." }),
  }),
});

const InviteArenaManagerSuccess = arenaSuccess<{ arenaId: string; asked: boolean }>(
  "InviteArenaManagerSuccess",
  "Gestor incluído, ou convidado.",
);
builder.objectFields(InviteArenaManagerSuccess, (t) => ({
  asked: t.exposeBoolean("asked", {
    description:
      "Perguntada: whether the person has an account and answers first; else they have one now, and its password by mail.",
  }),
}));

builder.mutationField("inviteArenaManager", (t) =>
  t.field({
    type: InviteArenaManagerSuccess,
    description: "Convidar gestor da arena: an account is asked first. For who manages it and admins.",
    authScopes: may(canManageArenaWithId, "arenaId"),
    args: { input: t.arg({ type: InviteArenaManagerInput, required: true, description: "Pessoa." }) },
    errors: {
      types: [InvalidInput, RuleViolation, TooManyAttempts],
      union: { name: "InviteArenaManagerResult" },
    },
    resolve: async (_root, { input: { arenaId, ...person } }, ctx) => ({
      arenaId: arenaId.id,
      ...(await inviteArenaManager(ctx, arenaId.id, person)),
    }),
  }),
);

builder.mutationField("removeArenaManager", (t) =>
  t.field({
    type: arenaSuccess("RemoveArenaManagerSuccess", "Gestor retirado."),
    description:
      "Retirar gestor da arena: or leave it oneself; never the last one, nor who is responsible unless by themselves. For who manages it and admins.",
    authScopes: may(canManageManager, "managerId"),
    args: { input: t.arg({ type: RemoveArenaManagerInput, required: true, description: "Pessoa." }) },
    errors: { types: [RuleViolation], union: { name: "RemoveArenaManagerResult" } },
    resolve: async (_root, { input }, ctx) => ({
      arenaId: await removeArenaManager(ctx, input.managerId.id),
    }),
  }),
);
