import { athletesOf } from "../athletes/athlete.loader";
import { AthleteType } from "../athletes/athlete.type";
import { ViewerType } from "../identity/identity.type";
import { builder } from "../platform/graphql/builder";
import { labelled } from "../platform/graphql/labelled";
import { atMost } from "../platform/graphql/list-size";
import { whenKnown } from "../platform/when-known";
import {
  canSeeGuardianship,
  guardianshipsOf,
  isAskedByIt,
  isGuardianBy,
  mayEnd,
  mayInviteGuardian,
  seesGuardianContact,
  seesGuardiansOf,
  standing,
} from "./guardian.access";
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

export const KinshipType = builder.enumType("Kinship", {
  description: "Kinship (parentesco de quem responde por um menor).",
  values: labelled(kinships, (kinship) => kinshipLabel[kinship]),
});

const GuardianshipStatusType = builder.enumType("GuardianshipStatus", {
  description: "Guardianship status (situação de quem responde por um menor).",
  values: labelled(guardianshipStatuses, (status) => guardianshipStatusLabel[status]),
});

export const GuardianshipType = builder.prismaNode("Guardianship", {
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
