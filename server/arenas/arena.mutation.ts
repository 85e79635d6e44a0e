import { EmailTaken } from "../identity/identity.errors";
import { ManagementInvitationType } from "../identity/management/management-invitation.type";
import { signedUp, signUpEmail, signUpPassword } from "../identity/session.type";
import { InvalidInput, RuleViolation, TooManyAttempts } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { atMost } from "../platform/graphql/connection";
import { may } from "../platform/graphql/context";
import {
  inviteArenaManager,
  removeArenaManager,
  removePicture,
  signUpArena,
  updateArenaJoining,
} from "./arena.action";
import { mostManagers } from "./arena-manager.rules";
import { canManageArena, canManageArenaWithId, canManageManager, managersOnly } from "./arena.access";
import { arenaSuccess, ArenaType } from "./arena.type";

const ArenaManagerType = builder.prismaNode("ArenaManager", {
  description: "Who runs it (gestor da arena). Visible to who manages the arena, and admins.",
  id: { field: "id", description: "A global, opaque ID." },
  authScopes: ({ arenaId }, ctx) => canManageArena(arenaId, ctx.viewer),
  fields: (t) => ({
    name: t.string({
      description: "Name, of the person (nome).",
      select: { user: { select: { name: true } } },
      resolve: ({ user }) => user.name,
    }),
    email: t.string({
      description: "E-mail, of the person; who manages the arena with them sees it (e-mail).",
      select: { user: { select: { email: true } } },
      resolve: ({ user }) => user.email,
    }),
    appointedOn: t.expose("appointedOn", { type: "Date", description: "The day they began (desde)." }),
    isResponsible: t.boolean({
      description: "Whether the arena is in this person's name, and its mails go to them (responsável).",
      select: { arena: { select: { ownerId: true } } },
      resolve: ({ userId, arena }) => arena.ownerId === userId,
    }),
    isViewer: t.boolean({
      description: "Whether it is oneself (sou eu).",
      resolve: ({ userId }, _args, { viewer }) => userId === viewer?.userId,
    }),
  }),
});

builder.prismaObjectFields(ArenaType, (t) => ({
  managers: t.relation("managers", {
    ...managersOnly,
    type: ArenaManagerType,
    extensions: atMost(mostManagers, 3),
    description:
      "Who runs it now, who began first before; at most 50 (gestores). Null unless one manages it.",
    query: { where: { active: true }, orderBy: [{ appointedOn: "asc" }, { id: "asc" }], take: mostManagers },
  }),
  managerInvitations: t.prismaField({
    ...managersOnly,
    type: [ManagementInvitationType],
    extensions: atMost(mostManagers, 1),
    description:
      "Who was asked to manage it with others and has not answered yet (convites). Null unless one manages it.",
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
  description: "Input of `inviteArenaManager` (novo gestor de uma arena).",
  fields: (t) => ({
    arenaId: t.globalID({ required: true, for: ArenaType, description: "Arena." }),
    email: t.string({ required: true, description: "E-mail, of the person (e-mail)." }),
    personName: t.string({ required: true, description: "Person name, for who has no account yet (nome)." }),
  }),
});

const RemoveArenaManagerInput = builder.inputType("RemoveArenaManagerInput", {
  description: "Input of `removeArenaManager` (saída de um gestor da arena).",
  fields: (t) => ({
    managerId: t.globalID({ required: true, for: ArenaManagerType, description: "Manager (gestor)." }),
  }),
});

const InviteArenaManagerSuccess = arenaSuccess<{ arenaId: string; asked: boolean }>(
  "InviteArenaManagerSuccess",
  "Result of a successful `inviteArenaManager` (gestor incluído, ou convidado).",
);
builder.objectFields(InviteArenaManagerSuccess, (t) => ({
  asked: t.exposeBoolean("asked", {
    description:
      "Whether the person has an account and answers first; else they have one now, and its password by mail (perguntada).",
  }),
}));

builder.mutationField("inviteArenaManager", (t) =>
  t.field({
    type: InviteArenaManagerSuccess,
    label: "Convidar gestor da arena",
    description:
      "Invites a manager of the arena; the owner of an account is asked first. For its managers and admins.",
    authScopes: may(canManageArenaWithId, "arenaId"),
    args: { input: t.arg({ type: InviteArenaManagerInput, required: true, description: "Input (pessoa)." }) },
    errors: {
      types: [InvalidInput, RuleViolation, TooManyAttempts],
    },
    resolve: async (_root, { input: { arenaId, ...person } }, ctx) => ({
      arenaId: arenaId.id,
      ...(await inviteArenaManager(ctx, arenaId.id, person)),
    }),
  }),
);

builder.mutationField("removeArenaManager", (t) =>
  t.field({
    type: arenaSuccess(
      "RemoveArenaManagerSuccess",
      "Result of a successful `removeArenaManager` (gestor retirado).",
    ),
    label: "Retirar gestor da arena",
    description:
      "Removes a manager of an arena, or leaves it; never the last one, and the responsible manager only by themselves. For its managers and admins.",
    authScopes: may(canManageManager, "managerId"),
    args: { input: t.arg({ type: RemoveArenaManagerInput, required: true, description: "Input (pessoa)." }) },
    errors: { types: [RuleViolation] },
    resolve: async (_root, { input }, ctx) => ({
      arenaId: await removeArenaManager(ctx, input.managerId.id),
    }),
  }),
);

const UpdateArenaJoiningInput = builder.inputType("UpdateArenaJoiningInput", {
  description: "Input of `updateArenaJoining` (como se entra na arena).",
  fields: (t) => ({
    arenaId: t.globalID({ required: true, for: ArenaType, description: "Arena." }),
    acceptsEveryone: t.boolean({
      required: true,
      description:
        "Accepts everyone, from now on; who waits already still waits for an answer (aceitar todos).",
    }),
  }),
});

const UpdateArenaJoiningSuccess = arenaSuccess(
  "UpdateArenaJoiningSuccess",
  "Saved (como se entra na arena).",
);

builder.mutationField("updateArenaJoining", (t) =>
  t.field({
    type: UpdateArenaJoiningSuccess,
    label: "Aceitar todos",
    description: "Sets whether the arena accepts every request to join at once.",
    authScopes: may(canManageArenaWithId, "arenaId"),
    args: {
      input: t.arg({ type: UpdateArenaJoiningInput, required: true, description: "Input (escolha)." }),
    },
    errors: { types: [RuleViolation] },
    resolve: async (_root, { input: { arenaId, acceptsEveryone } }, ctx) => {
      await updateArenaJoining(ctx, arenaId.id, acceptsEveryone);
      return { arenaId: arenaId.id };
    },
  }),
);

const RemoveArenaLogoInput = builder.inputType("RemoveArenaLogoInput", {
  description: "Input of `removeArenaLogo` (remover logo).",
  fields: (t) => ({
    arenaId: t.globalID({ required: true, for: ArenaType, description: "Arena." }),
  }),
});

const RemoveArenaLogoSuccess = arenaSuccess(
  "RemoveArenaLogoSuccess",
  "Result of a successful `removeArenaLogo` (logo removida).",
);

builder.mutationField("removeArenaLogo", (t) =>
  t.field({
    type: RemoveArenaLogoSuccess,
    label: "Remover logo",
    description: "Removes the logo of an arena. Upload one with PUT to `/logos/arenas/{key}`.",
    authScopes: may(canManageArenaWithId, "arenaId"),
    args: { input: t.arg({ type: RemoveArenaLogoInput, required: true, description: "Input (arena)." }) },
    errors: { types: [RuleViolation] },
    resolve: async (_root, { input: { arenaId } }, ctx) => {
      await removePicture(ctx, arenaId.id, "LOGO");
      return { arenaId: arenaId.id };
    },
  }),
);

const RemoveArenaCoverInput = builder.inputType("RemoveArenaCoverInput", {
  description: "Input of `removeArenaCover` (remover capa).",
  fields: (t) => ({
    arenaId: t.globalID({ required: true, for: ArenaType, description: "Arena." }),
  }),
});

const RemoveArenaCoverSuccess = arenaSuccess(
  "RemoveArenaCoverSuccess",
  "Result of a successful `removeArenaCover` (capa removida).",
);

builder.mutationField("removeArenaCover", (t) =>
  t.field({
    type: RemoveArenaCoverSuccess,
    label: "Remover capa",
    description: "Removes the cover of an arena. Upload one with PUT to `/logos/capas/arenas/{key}`.",
    authScopes: may(canManageArenaWithId, "arenaId"),
    args: { input: t.arg({ type: RemoveArenaCoverInput, required: true, description: "Input (arena)." }) },
    errors: { types: [RuleViolation] },
    resolve: async (_root, { input: { arenaId } }, ctx) => {
      await removePicture(ctx, arenaId.id, "COVER");
      return { arenaId: arenaId.id };
    },
  }),
);

const SignUpArenaInput = builder.inputType("SignUpArenaInput", {
  description: "Input of `signUpArena` (cadastro de arena).",
  fields: (t) => ({
    arenaName: t.string({ required: true, description: "Arena name, 2 to 100 characters (nome da arena)." }),
    cnpj: t.string({
      required: true,
      description: "CNPJ, with or without mask; letters are possible since July 2026.",
    }),
    fullAddress: t.string({
      required: true,
      description: "Full address, 10 to 200 characters (endereço completo).",
    }),
    email: t.string({ required: true, description: signUpEmail }),
    contactPhone: t.string({ description: "Contact phone; null when there is none (telefone de contato)." }),
    responsibleName: t.string({
      required: true,
      description: "Responsible name, 2 to 100 letters, spaces and the signs of names (' - .) (responsável).",
    }),
    password: t.string({ required: true, description: signUpPassword }),
  }),
});

builder.mutationField("signUpArena", (t) =>
  t.field({
    type: signedUp("SignUpArenaSuccess"),
    label: "Cadastrar arena",
    description: "Creates the account, the arena and its first court, and mails a confirmation link.",
    authScopes: { public: true },
    args: {
      input: t.arg({ type: SignUpArenaInput, required: true, description: "Input (dados do cadastro)." }),
    },
    errors: {
      types: [InvalidInput, RuleViolation, EmailTaken, TooManyAttempts],
    },
    resolve: (_root, { input }, ctx) => signUpArena(ctx, ctx.network, input),
  }),
);
