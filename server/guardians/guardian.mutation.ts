import { AthleteType } from "../athletes/athlete.type";
import { ViewerType } from "../identity/identity.type";
import { InvalidInput, RuleViolation, TooManyAttempts } from "../platform/errors";
import { builder, type FieldsOf } from "../platform/graphql/builder";
import { may } from "../platform/graphql/may";
import { sessionOwner } from "../platform/graphql/session-owner";
import { canEndGuardianship, canInviteGuardian, isAskedToGuard, isGuardian } from "./guardian.access";
import { answerGuardianInvitation, consentToName, endGuardianship, inviteGuardian } from "./guardian.action";
import { GuardianshipType, KinshipType } from "./guardian.type";

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
