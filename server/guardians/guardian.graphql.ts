import { athletesOf } from "../athletes/athlete.loader";
import { AthleteType } from "../athletes/athlete.type";
import { ViewerType } from "../identity/identity.type";
import { InvalidInput, RuleViolation, TooManyAttempts } from "../platform/errors";
import { builder, type FieldsOf, labelled } from "../platform/graphql/builder";
import { atMost } from "../platform/graphql/connection";
import { may, sessionOwner } from "../platform/graphql/context";
import { whenKnown } from "../platform/when-known";
import {
  canEndGuardianship,
  canInviteGuardian,
  canSeeGuardianship,
  guardianshipsOf,
  isAskedByIt,
  isAskedToGuard,
  isGuardian,
  isGuardianBy,
  mayEnd,
  mayInviteGuardian,
  seesGuardianContact,
  seesGuardiansOf,
  standing,
} from "./guardian.access";
import { answerGuardianInvitation, consentToName, endGuardianship, inviteGuardian } from "./guardian.action";
import { arenaThatAsks, guardianOf, guardianshipsOfMinor } from "./guardian.loader";
import {
  firstName,
  guardianshipStatuses,
  guardianshipStatusLabel,
  isUnderAge,
  mostChildren,
  mostGuardians,
} from "./guardian.rules";
import { kinshipLabel, kinships } from "./kinship.rules";

const KinshipType = builder.enumType("Kinship", {
  description: "Kinship (parentesco de quem responde por um menor).",
  values: labelled(kinships, (kinship) => kinshipLabel[kinship]),
});

const GuardianshipStatusType = builder.enumType("GuardianshipStatus", {
  description: "Guardianship status (situação de quem responde por um menor).",
  values: labelled(guardianshipStatuses, (status) => guardianshipStatusLabel[status]),
});

const GuardianshipType = builder.prismaNode("Guardianship", {
  description:
    "An account that answers for a minor, or is asked to (responsável). Seen by that account, the minor, who manages an arena the minor attends, admins, and without contacts by who teaches the minor; by nobody once the minor has come of age.",
  id: { field: "id", description: "A global, opaque ID." },
  authScopes: (row, ctx) => canSeeGuardianship(row, ctx),
  fields: (t) => ({
    kinship: t.expose("kinship", { type: KinshipType, description: "Kinship (parentesco)." }),
    status: t.expose("status", { type: GuardianshipStatusType, description: "Status (situação)." }),
    sentAt: t.expose("sentAt", { type: "DateTime", description: "The last mail, UTC (convidado em)." }),
    answeredAt: t.expose("answeredAt", {
      type: "DateTime",
      nullable: true,
      description: "Answered at, UTC; null until then (respondido em).",
    }),
    childName: t.string({
      description: "Child name, no more than the first name for who has not said yes (nome da criança).",
      resolve: (row, _args, ctx) =>
        whenKnown(athletesOf(ctx).load(row.athleteId), ({ fullName }) =>
          isAskedByIt(row, ctx.viewer) ? firstName(fullName) : fullName,
        ),
    }),
    child: t.field({
      type: AthleteType,
      nullable: true,
      description: "Child; null for who has not said yes (criança).",
      resolve: (row, _args, ctx) =>
        isAskedByIt(row, ctx.viewer) ? null : athletesOf(ctx).load(row.athleteId),
    }),
    arenaName: t.string({
      nullable: true,
      description: "Arena name, that has asked; null where the minor has (arena).",
      resolve: ({ arenaId }, _args, ctx) => (arenaId === null ? null : arenaThatAsks(ctx).load(arenaId)),
    }),
    name: t.string({
      nullable: true,
      description: "Name, of their account; null until their yes (nome do responsável).",
      resolve: ({ userId }, _args, ctx) =>
        userId === null ? null : whenKnown(guardianOf(ctx).load(userId), ({ name }) => name),
    }),
    email: t.string({
      nullable: true,
      description:
        "E-mail, of their account, or where the invitation went; null for who teaches (e-mail do responsável).",
      resolve: (row, _args, ctx) =>
        whenKnown(seesGuardianContact(row, ctx), (may) => {
          if (!may) return null;
          if (row.userId === null) return row.email;
          return whenKnown(guardianOf(ctx).load(row.userId), ({ email }) => email);
        }),
    }),
    phone: t.string({
      nullable: true,
      description: "Phone; null where they have said none, and for who teaches (telefone do responsável).",
      resolve: (row, _args, ctx) =>
        whenKnown(seesGuardianContact(row, ctx), (may) =>
          may && row.userId !== null
            ? whenKnown(guardianOf(ctx).load(row.userId), ({ phone }) => phone)
            : null,
        ),
    }),
    nameIsPublic: t.boolean({
      description:
        "Whether this guardian agrees that everybody reads the minor's name in full (nome público).",
      resolve: ({ nameConsentAt }) => nameConsentAt !== null,
    }),
    viewerIsAsked: t.boolean({
      description: "Is asked (espera minha resposta).",
      resolve: (row, _args, { viewer }) => isAskedByIt(row, viewer),
    }),
    viewerIsGuardian: t.boolean({
      description: "Is guardian, by it one acts for the minor (sou o responsável).",
      resolve: (row, _args, { viewer }) => isGuardianBy(row, viewer),
    }),
    viewerCanEnd: t.boolean({
      description: "Or take the invitation back (posso encerrar).",
      resolve: (row, _args, ctx) => mayEnd(row, ctx),
    }),
  }),
});

builder.objectField(ViewerType, "guardianships", (t) =>
  t.prismaField({
    type: [GuardianshipType],
    extensions: atMost(mostChildren, 1),
    authScopes: { signedIn: true },
    description:
      "The minors one answers for, or is asked to, the newest question first; at most 20 (dependentes). While one acts for a minor, that one.",
    resolve: (query, viewer, _args, ctx) =>
      ctx.db.guardianship.findMany({
        ...query,
        where: { AND: [guardianshipsOf(viewer), standing(ctx.now)] },
        orderBy: [{ status: "asc" }, { sentAt: "desc" }, { id: "desc" }],
        take: mostChildren,
      }),
  }),
);

builder.prismaObjectFields(AthleteType, (t) => ({
  isMinor: t.boolean({
    nullable: true,
    description: "Is minor; null when one may not see it (menor de 18 anos).",
    resolve: (athlete, _args, ctx) =>
      whenKnown(seesGuardiansOf(athlete.id, ctx), (may) => (may ? isUnderAge(athlete, ctx.now) : null)),
  }),
  viewerCanInviteGuardian: t.boolean({
    description:
      "A minor's own account, and who manages an arena they attend (posso convidar um responsável).",
    resolve: ({ id }, _args, ctx) => mayInviteGuardian(id, ctx),
  }),
  guardianships: t.field({
    type: [GuardianshipType],
    nullable: true,
    extensions: atMost(mostGuardians, 1),
    description:
      "Who answers for the minor or is asked to, at most 6; null when one may not see it (responsáveis).",
    resolve: (athlete, _args, ctx) =>
      whenKnown(seesGuardiansOf(athlete.id, ctx), (may) => {
        if (!may) return null;
        if (!isUnderAge(athlete, ctx.now)) return [];
        return whenKnown(guardianshipsOfMinor(ctx).load(athlete.id), (rows) => rows.slice(0, mostGuardians));
      }),
  }),
}));

const InviteGuardianInput = builder.inputType("InviteGuardianInput", {
  description: "Input of `inviteGuardian` (convite para responder por um menor).",
  fields: (t) => ({
    athleteId: t.globalID({ required: true, for: AthleteType, description: "A minor (atleta)." }),
    email: t.string({ required: true, description: "The address of the guardian (e-mail)." }),
    kinship: t.field({ type: KinshipType, required: true, description: "Kinship (parentesco)." }),
  }),
});

const AnswerGuardianInvitationInput = builder.inputType("AnswerGuardianInvitationInput", {
  description: "Input of `answerGuardianInvitation` (resposta a um convite para responder por um menor).",
  fields: (t) => ({
    guardianshipId: t.globalID({
      required: true,
      for: GuardianshipType,
      description: "Guardianship (convite).",
    }),
    accept: t.boolean({ required: true, description: "Accept; false declines (aceitar)." }),
  }),
});

const EndGuardianshipInput = builder.inputType("EndGuardianshipInput", {
  description: "Input of `endGuardianship` (fim da responsabilidade por um menor, ou do convite).",
  fields: (t) => ({
    guardianshipId: t.globalID({
      required: true,
      for: GuardianshipType,
      description: "Guardianship (responsável).",
    }),
  }),
});

const ConsentToNameInput = builder.inputType("ConsentToNameInput", {
  description: "Input of `consentToName` (autorização para mostrar o nome de um menor).",
  fields: (t) => ({
    guardianshipId: t.globalID({
      required: true,
      for: GuardianshipType,
      description: "Guardianship (responsável).",
    }),
    consents: t.boolean({ required: true, description: "Consents; false takes it back (autorizar)." }),
  }),
});

/** The viewer after the mutation, with the new permissions. */
const viewerNow = <Root extends object>(t: FieldsOf<Root>) =>
  t.field({
    type: ViewerType,
    description: "Viewer now, with those one answers for now (quem está usando).",
    resolve: (_root, _args, ctx) => sessionOwner(ctx),
  });

const ofGuardianship = (name: string, description: string) =>
  builder.objectRef<{ id: string }>(name).implement({
    description,
    authScopes: { signedIn: true },
    fields: (t) => ({ viewer: viewerNow(t) }),
  });

const InviteGuardianSuccess = builder.objectRef<{ athleteId: string }>("InviteGuardianSuccess").implement({
  description: "Result of a successful `inviteGuardian` (convite enviado).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    athlete: t.prismaField({
      type: "Athlete",
      description: "Athlete, with those who answer for them now (atleta).",
      resolve: (query, { athleteId }, _args, ctx) =>
        ctx.db.athlete.findUniqueOrThrow({ ...query, where: { id: athleteId } }),
    }),
  }),
});

const AnswerGuardianInvitationSuccess = ofGuardianship(
  "AnswerGuardianInvitationSuccess",
  "Result of a successful `answerGuardianInvitation` (convite respondido).",
);
const EndGuardianshipSuccess = ofGuardianship(
  "EndGuardianshipSuccess",
  "Result of a successful `endGuardianship` (encerrado).",
);
const ConsentToNameSuccess = ofGuardianship(
  "ConsentToNameSuccess",
  "Result of a successful `consentToName` (autorização anotada).",
);

builder.mutationField("inviteGuardian", (t) =>
  t.field({
    type: InviteGuardianSuccess,
    label: "Convidar um responsável",
    description:
      "Invites the owner of the address by mail. The guardianship starts when the invitation is accepted.",
    authScopes: may(canInviteGuardian, "athleteId"),
    args: { input: t.arg({ type: InviteGuardianInput, required: true, description: "Input (convite)." }) },
    errors: {
      types: [InvalidInput, RuleViolation, TooManyAttempts],
    },
    resolve: async (_root, { input: { athleteId, email, kinship } }, ctx) => {
      await inviteGuardian(ctx, sessionOwner(ctx), athleteId.id, { email, kinship });
      return { athleteId: athleteId.id };
    },
  }),
);

builder.mutationField("answerGuardianInvitation", (t) =>
  t.field({
    type: AnswerGuardianInvitationSuccess,
    label: "Responder se responde por um menor",
    description:
      "Answers an invitation to be a guardian. On yes, the guardian sees the minor's schedule and acts for the minor, and the minor's arenas see the guardian's contact.",
    authScopes: may(isAskedToGuard, "guardianshipId"),
    args: {
      input: t.arg({ type: AnswerGuardianInvitationInput, required: true, description: "Input (resposta)." }),
    },
    errors: { types: [RuleViolation] },
    resolve: async (_root, { input: { guardianshipId, accept } }, ctx) => {
      const { userId } = sessionOwner(ctx);
      await answerGuardianInvitation(ctx, { id: guardianshipId.id, userId, accept });
      return { id: guardianshipId.id };
    },
  }),
);

builder.mutationField("endGuardianship", (t) =>
  t.field({
    type: EndGuardianshipSuccess,
    label: "Encerrar um responsável",
    description: "Ends a guardianship and notifies the guardian, or withdraws an invitation.",
    authScopes: may(canEndGuardianship, "guardianshipId"),
    args: {
      input: t.arg({ type: EndGuardianshipInput, required: true, description: "Input (responsável)." }),
    },
    resolve: async (_root, { input: { guardianshipId } }, ctx) => {
      await endGuardianship(ctx, guardianshipId.id, sessionOwner(ctx).userId);
      return { id: guardianshipId.id };
    },
  }),
);

builder.mutationField("consentToName", (t) =>
  t.field({
    type: ConsentToNameSuccess,
    label: "Autorizar o nome público",
    description:
      "Shows the minor's full name to the public. If one guardian withdraws the consent, it ends for all.",
    authScopes: may(isGuardian, "guardianshipId"),
    args: { input: t.arg({ type: ConsentToNameInput, required: true, description: "Input (autorização)." }) },
    errors: { types: [RuleViolation] },
    resolve: async (_root, { input: { guardianshipId, consents } }, ctx) => {
      await consentToName(ctx, guardianshipId.id, consents);
      return { id: guardianshipId.id };
    },
  }),
);
