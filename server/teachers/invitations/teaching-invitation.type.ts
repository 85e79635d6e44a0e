import { ViewerType } from "../../identity/identity.type";
import { builder, labelled } from "../../platform/graphql/builder";
import { fetchedBy } from "../../platform/graphql/nodes";
import { atMost } from "../../platform/graphql/connection";
import { whenKnown } from "../../platform/when-known";
import { canSeeTeachingInvitation } from "./teaching-invitation.access";
import { teachingInvitationStatuses, teachingInvitationStatusLabel } from "./teaching-invitation.rules";
import { valueBy } from "../../platform/loaders";

/** Which arena asks, and under which name it has the person on its list. */
const askedBy = valueBy<{ arena: string; timeZone: string; teacher: string }>(
  async ({ db }, teacherArenaIds) => {
    const rows = await db.teacherArena.findMany({
      where: { id: { in: teacherArenaIds } },
      select: {
        id: true,
        arena: { select: { name: true, timeZone: true } },
        teacher: { select: { fullName: true } },
      },
    });
    return new Map(
      rows.map(({ id, arena, teacher }) => [
        id,
        { arena: arena.name, timeZone: arena.timeZone, teacher: teacher.fullName },
      ]),
    );
  },
  (id) => new Error(`nobody asks by ${id}`),
);

export const TeachingInvitationStatusType = builder.enumType("TeachingInvitationStatus", {
  description: "Teaching invitation status (situação de um convite para dar aulas).",
  values: labelled(teachingInvitationStatuses, (status) => teachingInvitationStatusLabel[status]),
});

export const TeachingInvitationType = builder.prismaNode("TeachingInvitation", {
  description:
    "An arena's invitation to an e-mail address to teach there (convite para dar aulas). Visible to the user who confirmed that address.",
  id: { field: "id", description: "A global, opaque ID." },
  authScopes: (invitation, ctx) => canSeeTeachingInvitation(invitation, ctx.viewer),
  extensions: fetchedBy(canSeeTeachingInvitation),
  fields: (t) => ({
    arenaName: t.string({
      description: "Name of the inviting arena (arena).",
      resolve: ({ teacherArenaId }, _args, ctx) =>
        whenKnown(askedBy(ctx).load(teacherArenaId), ({ arena }) => arena),
    }),
    timeZone: t.string({
      description: "Time zone, of the arena, as IANA names it (fuso horário).",
      resolve: ({ teacherArenaId }, _args, ctx) =>
        whenKnown(askedBy(ctx).load(teacherArenaId), ({ timeZone }) => timeZone),
    }),
    calledName: t.string({
      description: "The arena's entry, until the invitation is accepted (nome na lista).",
      resolve: ({ teacherArenaId }, _args, ctx) =>
        whenKnown(askedBy(ctx).load(teacherArenaId), ({ teacher }) => teacher),
    }),
    status: t.expose("status", { type: TeachingInvitationStatusType, description: "Status (situação)." }),
    sentAt: t.expose("sentAt", { type: "DateTime", description: "The last mail, UTC (enviado em)." }),
  }),
});

const mostInvitations = 20;

builder.objectField(ViewerType, "teachingInvitations", (t) =>
  t.prismaField({
    type: [TeachingInvitationType],
    extensions: atMost(mostInvitations, 1),
    authScopes: { signedIn: true },
    description: "Open invitations of the viewer, newest first; at most 20 (convites para dar aulas).",
    resolve: (query, { email, emailConfirmed }, _args, ctx) =>
      emailConfirmed
        ? ctx.db.teachingInvitation.findMany({
            ...query,
            where: { email, status: "PENDING" },
            orderBy: [{ sentAt: "desc" }, { id: "desc" }],
            take: mostInvitations,
          })
        : [],
  }),
);
