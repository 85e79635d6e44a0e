import { builder, labelled } from "../platform/graphql/builder";
import { atMost } from "../platform/graphql/connection";
import { UserErrorType } from "../platform/graphql/user-errors";
import { rolesByPriority } from "../platform/access.rules";
import { isAdmin, type PausedPlace, type Viewer, type Workplace } from "../platform/viewer";
import { confirmationLink, type ConfirmationLink, isResetLinkOpen } from "./account.action";
import {
  EmailAlreadyConfirmed,
  EmailNotConfirmed,
  EmailTaken,
  InvalidCredentials,
  InvalidLink,
  TemporaryPasswordExpired,
} from "./identity.errors";
import { homeOf, roleLabel } from "./roles.rules";

export const RoleType = builder.enumType("Role", {
  description: "A role, which grants permissions on the platform (papel).",
  values: labelled(rolesByPriority, (role) => roleLabel[role]),
});

export const UserType = builder.prismaNode("User", {
  description: "A person who can sign in (usuário). Visible to that person and to admins.",
  id: { field: "id", description: "A global, opaque ID." },
  authScopes: (user, ctx) => isAdmin(ctx.viewer) || user.id === ctx.viewer?.userId,
  fields: (t) => ({
    key: t.field({
      type: "UUID",
      description: "Key, as addresses of pages carry it (chave).",
      resolve: (user) => user.id,
    }),
    email: t.exposeString("email", { description: "Lower case (e-mail)." }),
    name: t.exposeString("name", { description: "Name (nome)." }),
    emailConfirmed: t.boolean({
      description: "Whether the address has been proved (e-mail confirmado).",
      resolve: (user) => user.emailConfirmedAt !== null,
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "Created at, UTC (cadastrado em)." }),
  }),
});

const WorkplaceKindType = builder.enumType("WorkplaceKind", {
  description: "The user's relation to a place (vínculo).",
  values: {
    ARENA: { description: "The user manages the arena (gestor)." },
    TEACHING: { description: "They teach there (professor)." },
    FEDERATION: { description: "They work for it (federação)." },
  } as const,
});

const WorkplaceType = builder.objectRef<Workplace>("Workplace").implement({
  description: "An arena or a federation where the user works (local de trabalho).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    kind: t.expose("kind", { type: WorkplaceKindType, description: "Kind (vínculo)." }),
    key: t.field({
      type: "UUID",
      description: "Key, of the arena or federation (chave).",
      resolve: ({ key }) => key,
    }),
    name: t.exposeString("name", { description: "Name, of a federation its acronym (nome)." }),
    title: t.exposeString("title", {
      nullable: true,
      description: "At a federation; null elsewhere (cargo).",
    }),
  }),
});

const PlaceStateType = builder.enumType("PausedPlaceState", {
  description: "Paused place state (por que um local de trabalho está parado).",
  values: {
    SUSPENDED: { description: "The administration has suspended the arena (suspensa)." },
    INACTIVE: { description: "The administration has made the federation inactive (inativa)." },
    WAITING: { description: "The federation has never been active (aguarda ativação)." },
  } as const,
});

const PausedPlaceType = builder.objectRef<PausedPlace>("PausedPlace").implement({
  description: "A workplace of the user that is suspended, inactive or not activated yet (local parado).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    kind: t.expose("kind", { type: WorkplaceKindType, description: "Kind (vínculo)." }),
    name: t.exposeString("name", { description: "Name, of a federation its acronym (nome)." }),
    state: t.expose("state", { type: PlaceStateType, description: "State (por que está parado)." }),
    reason: t.exposeString("reason", {
      nullable: true,
      description: "The administration's reason; null for none (motivo).",
    }),
  }),
});

export const ViewerType = builder.objectRef<Viewer>("Viewer").implement({
  description: "The person signed in, as the rows say at this moment (quem está usando).",
  authScopes: (viewer, ctx) => viewer.userId === ctx.viewer?.userId,
  fields: (t) => ({
    user: t.prismaField({
      type: "User",
      description: "User (usuário).",
      resolve: (query, viewer, _args, ctx) =>
        ctx.db.user.findUniqueOrThrow({ ...query, where: { id: viewer.userId } }),
    }),
    roles: t.field({
      type: [RoleType],
      description: "All of them, by priority (papéis).",
      resolve: (viewer) => rolesByPriority.filter((role) => viewer.roles.has(role)),
    }),
    primaryRole: t.field({
      type: RoleType,
      nullable: true,
      description: "Decides where one lands; null without any role (papel principal).",
      resolve: (viewer) => viewer.primaryRole,
    }),
    homePath: t.string({
      description: "The path one lands on after signing in (página inicial).",
      resolve: homeOf,
    }),
    managesArena: t.boolean({
      description: "Whether the user manages an arena; false for users who only teach (gestor).",
      resolve: (viewer) => viewer.ownedArenaIds.length > 0,
    }),
    isReferee: t.exposeBoolean("isReferee", {
      description: "Whether one is or was appointed a referee of some tournament (árbitro).",
    }),
    answersForMinor: t.exposeBoolean("answersForMinor", {
      description: "Whether one answers for a minor; false while one acts for one (responsável).",
    }),
    workplaces: t.field({
      type: [WorkplaceType],
      description:
        "Arenas that the user manages, arenas where the user teaches, and federations (locais de trabalho).",
      extensions: atMost(100, 2),
      resolve: ({ workplaces }) => [...workplaces].slice(0, 100),
    }),
    pausedPlaces: t.field({
      type: [PausedPlaceType],
      description: "Workplaces that are suspended, inactive or not activated yet (locais parados).",
      extensions: atMost(100, 1),
      resolve: ({ pausedPlaces }) => [...pausedPlaces].slice(0, 100),
    }),
    mustChangePassword: t.exposeBoolean("mustChangePassword", {
      description:
        "Must change password, until it is changed nothing else is allowed, and there are no roles (senha provisória).",
    }),
  }),
});

const errorTypes = [
  {
    error: InvalidCredentials,
    name: "InvalidCredentials",
    description: "The answer does not reveal which of the two is wrong (e-mail ou senha incorretos).",
  },
  {
    error: EmailNotConfirmed,
    name: "EmailNotConfirmed",
    description: "Follow the link in the mail first (e-mail não confirmado).",
  },
  {
    error: TemporaryPasswordExpired,
    name: "TemporaryPasswordExpired",
    description: "Temporary password expired, 72 hours have passed (senha provisória expirada).",
  },
  { error: EmailTaken, name: "EmailTaken", description: "E-mail taken (este e-mail já está cadastrado)." },
  {
    error: EmailAlreadyConfirmed,
    name: "EmailAlreadyConfirmed",
    description: "The link was used before, and its address is confirmed (e-mail já confirmado).",
  },
  {
    error: InvalidLink,
    name: "InvalidLink",
    description: "Run out, never sent, or used before (link inválido).",
  },
];
for (const { error, name, description } of errorTypes)
  builder.objectType(error, { name, description, interfaces: [UserErrorType], authScopes: { public: true } });

const ConfirmationLinkStateType = builder.enumType("ConfirmationLinkState", {
  description: "What the link of a confirmation mail does when it is used.",
  values: {
    CONFIRMS_ACCOUNT: { description: "Confirms the address of a new account (confirmar e-mail)." },
    CHANGES_EMAIL: { description: "Gives an account another address (trocar e-mail)." },
    ALREADY_CONFIRMED: { description: "Nothing more to do, since the address is confirmed (já confirmado)." },
  } as const,
});

const ConfirmationLinkType = builder.objectRef<ConfirmationLink>("ConfirmationLink").implement({
  description: "The link of a confirmation mail, for the holder of its token (link de confirmação).",
  authScopes: { public: true },
  fields: (t) => ({
    state: t.expose("state", { type: ConfirmationLinkStateType, description: "What using it does." }),
    email: t.exposeString("email", { description: "The address it was mailed to." }),
  }),
});

builder.queryField("viewer", (t) =>
  t.field({
    type: ViewerType,
    nullable: true,
    authScopes: { public: true },
    description: "The signed-in user; null if the request has no session (quem está usando).",
    resolve: (_root, _args, ctx) => ctx.viewer,
  }),
);

builder.queryField("passwordResetLinkIsOpen", (t) =>
  t.boolean({
    authScopes: { public: true },
    description:
      "Password reset link is open; false for one that ran out, was used or never was one (link de redefinição válido).",
    args: { token: t.arg.string({ required: true, description: "Token, from the link in the mail." }) },
    resolve: (_root, { token }, ctx) => isResetLinkOpen(ctx, token),
  }),
);

builder.queryField("confirmationLink", (t) =>
  t.field({
    type: ConfirmationLinkType,
    nullable: true,
    authScopes: { public: true },
    description: "Reads a link without using it; null for one that expired or never existed.",
    args: { token: t.arg.string({ required: true, description: "Token, from the link in the mail." }) },
    resolve: (_root, { token }, ctx) => confirmationLink(ctx, token),
  }),
);

/** The answer of what concerns an address, known or not. */
export const emailSuccess = (name: string, description: string) =>
  builder.objectRef<{ email: string }>(name).implement({
    description,
    authScopes: { public: true },
    fields: (t) => ({ email: t.exposeString("email", { description: "The address concerned (e-mail)." }) }),
  });

/** The answer of what has nothing to tell but that it is done. */
export const doneSuccess = (name: string, description: string) =>
  builder.objectRef<{ done: true }>(name).implement({
    description,
    authScopes: { public: true },
    fields: (t) => ({ done: t.exposeBoolean("done", { description: "Always true (feito)." }) }),
  });
export const done = { done: true } as const;
